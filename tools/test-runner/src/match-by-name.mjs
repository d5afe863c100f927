import { createRequire } from 'node:module';

/** Of the jsdom that Jest's environment has. */
const selectors = createRequire(import.meta.resolve('jest-environment-jsdom'))(
  'jsdom/lib/jsdom/living/helpers/selectors.js',
);
const { matchesDontThrow } = selectors;
/** By the text of a selector: what an element must have for each of its parts, or nothing where that is not said so simply. */
const wanted = new Map();

/** What stands in strings, brackets and parentheses goes; an escaped name is not read. Not each rule has a selector. */
function outerText(selector = '') {
  let outer = selector.replaceAll(/"[^"]*"|'[^']*'/g, '');
  for (let before = ''; before !== outer;) {
    before = outer;
    outer = outer.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, '');
  }
  return /[\\()[\]|]/.test(outer) ? undefined : outer;
}

/** Of each part what its last step names: `.dark .css-1:hover > a.b` is about an `a` of the class `b`. */
const readNames = (selector) =>
  outerText(selector)
    ?.split(',')
    .map((part) => /[^\s>+~]*$/.exec(part.trim())[0])
    .map((step) => ({
      tag: /^[^.:#*]+/.exec(step)?.[0].toLowerCase(),
      classes: [...step.matchAll(/\.([^.:#]+)/g)].map(([, name]) => name),
    }));

function mayMatch(element, selector) {
  if (!wanted.has(selector)) wanted.set(selector, readNames(selector));
  const names = wanted.get(selector);
  return (
    names?.some(
      ({ tag, classes }) =>
        (!tag || tag === element.localName.toLowerCase()) && classes.every((name) => element.classList.contains(name)),
    ) ?? true
  );
}

/**
 * For the style of an element jsdom asks of each rule of the page whether it is about it, and most are of another class: that is
 * seen without reading the selector. Whoever imports this does so before jsdom is loaded.
 */
selectors.matchesDontThrow = (element, selector) => mayMatch(element, selector) && matchesDontThrow(element, selector);
