import { expect, type Page } from '@playwright/test';

/** Text of so many percent, as a browser's own setting makes it. */
export async function enlargeText(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
}

/**
 * What of the page lies outside the screen or is cut off. A place that scrolls sideways by itself may be wider; text that
 * ends in "…" by design is no fault here.
 */
function findLost(): string[] {
  const wide = document.documentElement.clientWidth;
  const styleOf = (element: Element) => getComputedStyle(element);
  const above = (element: Element) => {
    const found: Element[] = [];
    for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) found.push(each);
    return found;
  };
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      return false;
    return ![element, ...above(element)].some(
      (each) => styleOf(each).clipPath !== 'none' || styleOf(each).textOverflow === 'ellipsis',
    );
  };
  const scrolls = (element: Element) =>
    above(element).some((each) => /auto|scroll/.test(styleOf(each).overflowX) && each.scrollWidth > each.clientWidth);
  const name = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);

  const lost = new Set<string>();
  if (document.documentElement.scrollWidth > wide) lost.add(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const control of document.querySelectorAll('button, a[href], input, select, textarea, [role=button]')) {
    const { left, right } = control.getBoundingClientRect();
    // The skip link waits outside until it has the focus.
    if (!isSeen(control) || right <= 0 || scrolls(control)) continue;
    if (left < -1 || right > wide + 1) lost.add(`outside: ${name(control)}`);
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!node.nodeValue?.trim() || !parent || !isSeen(parent) || scrolls(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const end = Math.max(...[...range.getClientRects()].map(({ right }) => right));
    const edges = [parent, ...above(parent)].filter((each) => /hidden|clip/.test(styleOf(each).overflowX));
    if (end > wide + 1 || edges.some((each) => end > each.getBoundingClientRect().right + 2))
      lost.add(`cut: ${node.nodeValue.trim().slice(0, 40)}`);
  }
  return [...lost];
}

export async function expectNothingLost(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(findLost)).toEqual([]);
}
