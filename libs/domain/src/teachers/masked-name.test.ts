import { maskedName } from './masked-name.ts';

describe('the name of a family on a public page', () => {
  it.each([
    ['한서정', '한*정'],
    ['남궁민수', '남**수'],
    ['한 서정', '한*정'],
    ['김수', '김*'],
    ['김', '*'],
    ['민준 엄마', '민**마'],
  ])('keeps the first and the last letter of a Korean name: %s is %s', (name, masked) => {
    expect(maskedName(name)).toBe(masked);
  });

  it.each([
    ['Trần Thị Hương', 'T. T. Hương'],
    ['trần thị hương', 'T. T. hương'],
    ['Đỗ Minh', 'Đ. Minh'],
    ['  Nguyễn   Văn  An ', 'N. V. An'],
    // The same letters, each with its mark as a sign of its own.
    ['Đỗ Minh'.normalize('NFD'), 'Đ. Minh'.normalize('NFD')],
  ])('keeps of a Vietnamese name what she is called by: %s is %s', (name, masked) => {
    expect(maskedName(name)).toBe(masked);
  });

  it.each([
    ['Hương', 'H***g'],
    ['An', 'A*'],
    ['A', '*'],
    ['', '*'],
    ['   ', '*'],
    [`가${'나'.repeat(253)}다`, '가***다'],
  ])('hides as much of one word in any letters, and not how long it is: %s is %s', (name, masked) => {
    expect(maskedName(name)).toBe(masked);
  });
});
