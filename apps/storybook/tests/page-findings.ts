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
  'CCXU',
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
    const file = /^.*\.(?:pdf|docx?|txt|rtf|png|jpe?g|gif|webp|mp[34]|m4a|webm|zip|exe)(?=[\s:]|$)/i;
    const isForeign = (text: string) =>
      /[a-z]{2}/i.test(
        text
          .replace(file, '')
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

/** Whether a whole page fits into 320 px without scrolling sideways (WCAG 1.4.10, design 6.3), and has one h1 (6.10). */
export async function pageFindings(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const findings = await page.evaluate(() => {
    const root = document.documentElement;
    const visible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const headings = [...document.querySelectorAll('h1')].filter(visible).length;
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      return width > 0 && right > innerWidth + 1;
    });
    return [
      ...(root.scrollWidth > innerWidth
        ? [`320 px: the page is ${root.scrollWidth} px wide, from ${wide[0]?.outerHTML.slice(0, 160)}`]
        : []),
      ...(headings === 1 ? [] : [`a page has one h1, this one has ${headings}`]),
    ];
  });
  if (before) await page.setViewportSize(before);
  return findings;
}
