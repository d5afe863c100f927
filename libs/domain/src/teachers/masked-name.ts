const MASK = '*';
/** A longer name is not told by its length. */
const MASKS_MAX = 3;

const letters = new Intl.Segmenter('ko', { granularity: 'grapheme' });
const lettersOf = (word: string) => Array.from(letters.segment(word), ({ segment }) => segment);

/** Names that are written without spaces between their words, or would be read the same without them. */
const ASIAN = /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\s]+$/u;

/** The first and the last letter; of two the first, and of one nothing. */
function maskedWord(word: string): string {
  const all = lettersOf(word);
  if (all.length <= 1) return MASK;
  const last = all.length === 2 ? '' : all.at(-1)!;
  return `${all[0]}${MASK.repeat(Math.min(MASKS_MAX, all.length - (last === '' ? 1 : 2)))}${last}`;
}

/**
 * A name as a public page shows it, by which nobody is found: «한*정» of a name in one word, «T. T. Hương» of one in several, where
 * the last is what people are called by.
 */
export function maskedName(name: string): string {
  const words = name.trim().split(/\s+/u);
  if (ASIAN.test(name)) return maskedWord(words.join(''));
  const called = words.pop()!;
  if (!words.length) return maskedWord(called);
  return [...words.map((word) => `${lettersOf(word)[0]!.toLocaleUpperCase('vi')}.`), called].join(' ');
}
