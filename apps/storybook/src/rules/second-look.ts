/** Rules of axe that look at colours and sizes; the others read what is there. */
const OF_THE_LOOK = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

let before = '';

/** Whatever can be seen, with its words and attributes, but without its look. */
const content = (): string =>
  [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map(({ tagName, attributes, childNodes }) => {
      const own = [...attributes].filter(({ name }) => name !== 'class' && name !== 'style');
      const words = [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      return [tagName, ...own.map(({ name, value }) => `${name}=${value}`), ...words.map((text) => text.nodeValue)];
    })
    .join('\n');

/**
 * What axe is asked of a story. One that is looked at once more, in the other theme and width, and shows the same as at the
 * first look, is asked only for what can be answered in another way.
 */
export function forThisLook<A extends { options?: object }>(id: string, asked: A): A {
  const now = `${id}\n${content()}`;
  const isSame = now === before;
  before = now;
  return isSame ? { ...asked, options: { ...asked.options, runOnly: OF_THE_LOOK } } : asked;
}
