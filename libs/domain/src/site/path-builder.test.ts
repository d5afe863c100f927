import { path, pathWithQuery } from './path-builder.ts';

describe('an address with values in it', () => {
  const item = path('/ops/:queue/:id');

  it('has each value in its place, and its pattern as a route knows it', () => {
    expect(item('courses', 'c1')).toBe('/ops/courses/c1');
    expect(item.pattern).toBe('/ops/:queue/:id');
    expect(path('/account')()).toBe('/account');
  });

  it('keeps a value in its place, whatever stands in it', () => {
    expect(item('a/b', '../?x=1#y')).toBe('/ops/a%2Fb/..%2F%3Fx%3D1%23y');
    expect(item('수학', ':id')).toBe(`/ops/${encodeURIComponent('수학')}/%3Aid`);
  });
});

describe('an address with values in its query', () => {
  const list = pathWithQuery('/lessons', (q: string, page?: string) => ({ q, page }));

  it('leaves out what is missing or empty, and with it the question mark', () => {
    expect(list('수학', '2')).toBe('/lessons?q=%EC%88%98%ED%95%99&page=2');
    expect(list('a')).toBe('/lessons?q=a');
    expect(list('')).toBe('/lessons');
    expect(list.pattern).toBe('/lessons');
  });

  it('keeps a value from becoming another one', () => {
    expect(list('a&page=9')).toBe('/lessons?q=a%26page%3D9');
  });
});
