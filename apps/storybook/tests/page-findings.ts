import type { Page } from '@playwright/test';

/** Latin words that may stand in a Korean accessible name: names of things, units and file kinds. */
const NAMES = [
  'Google',
  'Facebook',
  'Zalo',
  'YouTube',
  'Kakao',
  'Instagram',
  'PDF',
  'ICS',
  'DOCX',
  'DOC',
  'JPG',
  'JPEG',
  'PNG',
  'SVG',
  'URL',
  'MB',
  'GB',
  'OTP',
  'ID',
  'FAQ',
  'VND',
  'xu',
  'AM',
  'PM',
  'Caps Lock',
  'Alt',
  'Esc',
  'Enter',
  'Tab',
  'Shift',
  'Portal',
  'Sans',
] as const;

/** Accessible names with Latin words outside the list, in elements that are not marked as another language (design 6.12). */
export function foreignNames(page: Page): Promise<string[]> {
  return page.evaluate((allowed) => {
    const word = new RegExp(`\\b(?:${allowed.join('|')})\\b`, 'gi');
    const attributes = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'title',
      'alt',
      'placeholder',
    ];
    // People are called by their names, and an address is no word.
    const person = /\p{Lu}[\p{L}.'-]*(?:\s\p{Lu}[\p{L}.'-]*)*(?=\s님)/gu;
    // A file is called what its owner called it; its name comes first.
    const file = /^.*\.(?:pdf|docx?|txt|rtf|png|jpe?g|gif|webp|mp[34]|m4a|webm|hwp|zip|exe)(?=[\s:가-힣]|$)/i;
    const isForeign = (text: string) =>
      /[a-z]{2}/i.test(
        text
          .replace(file, '')
          .replace(/\d(?:KB|MB|GB)\b/g, '')
          .replace(word, '')
          .replace(person, '')
          .replace(/\S*[@/]\S*/g, ''),
      );
    const found: string[] = [];
    for (const element of document.body.querySelectorAll(attributes.map((name) => `[${name}]`).join())) {
      if (element.closest('.sb-wrapper, [id^="storybook-"]:not(#storybook-root), .sb-preparing-story')) continue;
      if (!/^ko\b/.test(element.closest('[lang]')?.getAttribute('lang') ?? 'ko')) continue;
      for (const name of attributes) {
        const text = element.getAttribute(name);
        if (text && isForeign(text)) found.push(`English in ${name}="${text}"`);
      }
    }
    return found;
  }, NAMES);
}

/** Whether what is shown fits into the window without scrolling sideways (WCAG 1.4.10, design 6.3). */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= innerWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].find((element) => {
      const { right, width } = element.getBoundingClientRect();
      return width > 0 && right > innerWidth + 1;
    });
    return [`${innerWidth} px: it is ${scrollWidth} px wide, from ${wide?.outerHTML.slice(0, 160)}`];
  });
}

/** How many headings of the first level are seen; a page that is drawn anew at this width has a moment to come to one. */
async function settledHeadings(page: Page): Promise<number> {
  const seen = () =>
    [...document.querySelectorAll('h1')].filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .length;
  for (let tries = 0; tries < 20 && (await page.evaluate(seen)) !== 1; tries++) await page.waitForTimeout(100);
  return page.evaluate(seen);
}

/** A whole page fits into 320 px (WCAG 1.4.10), and has one h1 (6.10). */
export async function pageFindings(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const findings = await overflow(page);
  const headings = await settledHeadings(page);
  if (headings !== 1) findings.push(`a page has one h1, this one has ${headings}`);
  if (before) await page.setViewportSize(before);
  return findings;
}

/** The first thing that is drawn: words, a picture, a control, a filled or framed box. Null where nothing is. */
export function firstDrawn(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const own = '.sb-wrapper, .sb-preparing-story, [id^="storybook-"]:not(#storybook-root), script, style';
    const things = 'svg, img, canvas, video, iframe, input, textarea, select, button, progress, hr';
    const isFilled = (element: Element) => {
      const { backgroundColor, backgroundImage, borderTopWidth } = getComputedStyle(element);
      return (
        !/^(transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor) ||
        backgroundImage !== 'none' ||
        borderTopWidth !== '0px'
      );
    };
    const hasWords = (element: Element) =>
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());
    const drawn = [...document.body.querySelectorAll('*')].find((element) => {
      const { width, height, bottom } = element.getBoundingClientRect();
      // Words for the ear alone stand in a box of one pixel, and those that charts measure far above the page.
      if (width <= 1 || height <= 1 || bottom + scrollY <= 0 || element.closest(own)) return false;
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      return element.matches(things) || hasWords(element) || isFilled(element);
    });
    return drawn?.outerHTML.slice(0, 160) ?? null;
  });
}
