/** The page numbers to show, from 1: the ends, the current one and its neighbours; null is a gap of two pages or more. */
export function shownPages(page: number, pages: number): (number | null)[] {
  const wanted = new Set([1, page - 1, page, page + 1, pages]);
  const shown: (number | null)[] = [];
  for (let one = 1; one <= pages; one += 1) {
    // A gap of one page is that page.
    const closesGap = wanted.has(one - 1) && wanted.has(one + 1);
    if (wanted.has(one) || closesGap) shown.push(one);
    else if (shown.at(-1) !== null) shown.push(null);
  }
  return shown;
}
