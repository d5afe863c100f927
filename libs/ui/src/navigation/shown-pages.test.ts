import { shownPages } from './shown-pages.ts';

describe('the page numbers of a list', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 9, [1, 2, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
  ])('of page %i of %i are %j', (page, pages, shown) => {
    expect(shownPages(page, pages)).toEqual(shown);
  });
});
