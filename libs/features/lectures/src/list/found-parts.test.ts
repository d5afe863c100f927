import { foundParts } from './found-parts.ts';

const found = (text: string, searched: string) =>
  foundParts(text, searched)
    .filter(({ isFound }) => isFound)
    .map(({ text: part }) => part);

describe('the searched words in a text [ASG-1]', () => {
  it('are marked wherever they stand, in whatever case, and nothing of the text is lost', () => {
    expect(found('Gradient of a line, gradient of two', 'gradient')).toEqual(['Gradient', 'gradient']);
    expect(
      foundParts('일차함수의 기울기', '기울기 함수')
        .map(({ text }) => text)
        .join(''),
    ).toBe('일차함수의 기울기');
    expect(found('일차함수의 기울기', '기울기 함수')).toEqual(['함수', '기울기']);
  });

  it('may be signs that mean something to a pattern', () => {
    expect(found('y = a(x) + b', 'a(x) +')).toEqual(['a(x)', '+']);
    expect(found('아무것도 찾지 않아요', '  ')).toEqual([]);
  });
});
