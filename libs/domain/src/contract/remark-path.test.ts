import { followPath } from './remark-path.ts';

const handedIn = {
  title: '수학',
  lines: [{ id: 'a' }, { id: 'b' }],
  subjects: [{ subjectId: 'math' }, { subjectId: 'art' }],
};

describe('a remark about an earlier version', () => {
  it.each([
    ['about a field stays there', 'title', {}, 'title'],
    ['about a list stays there', 'lines', { lines: [] }, 'lines'],
    ['follows its line', 'lines.0.file', { lines: [{ id: 'b' }, { id: 'c' }, { id: 'a' }] }, 'lines.2.file'],
    ['about a line that is gone is one about the list', 'lines.0.file', { lines: [{ id: 'b' }] }, 'lines'],
    ['about a line without an id keeps its place', 'subjects.1', {}, 'subjects.1'],
    ['about a place that is gone is one about the list', 'subjects.1', { subjects: [] }, 'subjects'],
    ['about what no list has stays as it is', 'lines.7.file', { lines: undefined }, 'lines.7.file'],
    ['about what every object has stays as it is', 'constructor.0', {}, 'constructor.0'],
  ])('%s', (_what, path, over, expected) =>
    expect(followPath(path, handedIn, { ...handedIn, ...over })).toBe(expected),
  );
});
