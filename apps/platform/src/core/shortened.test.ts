import { shortened } from './shortened.ts';

describe('a text that is too long for its place', () => {
  it.each([
    ['', ''],
    ['수업', '수업'],
    ['수업을', '수업을'],
    ['수업을 해요', '수업…'],
    // Two units each: a letter is never cut in two.
    ['😀😀😀', '😀😀😀'],
    ['😀😀😀😀', '😀😀…'],
  ])('%j is shown in three letters as %j', (text, shown) => {
    expect(shortened(text, 3)).toBe(shown);
  });
});
