const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const VOWELS = [
  ...'ㅏㅐㅑㅒㅓㅔㅕㅖㅗ',
  'ㅗㅏ',
  'ㅗㅐ',
  'ㅗㅣ',
  ...'ㅛㅜ',
  'ㅜㅓ',
  'ㅜㅔ',
  'ㅜㅣ',
  ...'ㅠㅡ',
  'ㅡㅣ',
  'ㅣ',
];
const FINALS = [
  '',
  ...'ㄱㄲ',
  'ㄱㅅ',
  'ㄴ',
  'ㄴㅈ',
  'ㄴㅎ',
  ...'ㄷㄹ',
  'ㄹㄱ',
  'ㄹㅁ',
  'ㄹㅂ',
  'ㄹㅅ',
  'ㄹㅌ',
  'ㄹㅍ',
  'ㄹㅎ',
  ...'ㅁㅂ',
  'ㅂㅅ',
  ...'ㅅㅆㅇㅈㅊㅋㅌㅍㅎ',
];
/** What the keys of the common Korean layout (두벌식) carry, by `KeyboardEvent.code`. */
const KEYS = Object.fromEntries(
  [...'ㅁㅠㅊㅇㄷㄹㅎㅗㅑㅓㅏㅣㅡㅜㅐㅔㅂㄱㄴㅅㅕㅍㅈㅌㅛㅋ'].map((jamo, n) => [
    `Key${String.fromCharCode(65 + n)}`,
    jamo,
  ]),
);
const SHIFTED: Record<string, string> = {
  KeyE: 'ㄸ',
  KeyO: 'ㅒ',
  KeyP: 'ㅖ',
  KeyQ: 'ㅃ',
  KeyR: 'ㄲ',
  KeyT: 'ㅆ',
  KeyW: 'ㅉ',
};

function split(character: string): [initial: string, all: string] {
  const index = (character.codePointAt(0) ?? 0) - 0xac00;
  if (index < 0 || index >= 11_172) return [character, character];
  const initial = INITIALS[Math.floor(index / 588)] ?? '';
  return [initial, initial + (VOWELS[Math.floor((index % 588) / 28)] ?? '') + (FINALS[index % 28] ?? '')];
}

const letters = (text: string) => [...text.normalize('NFC').toLowerCase().replaceAll(/\s/g, '')].map(split);

/** The letters as they are typed: 설정 is ㅅㅓㄹㅈㅓㅇ. */
export const typedLetters = (text: string) =>
  letters(text)
    .map(([, all]) => all)
    .join('');
/** The first letter of each syllable: 설정 is ㅅㅈ. */
export const initialLetters = (text: string) =>
  letters(text)
    .map(([initial]) => initial)
    .join('');

/**
 * The letters that a key press may mean. Outside a text box most browsers report the Latin letter (or "Process")
 * while the keyboard stands on Korean, so the jamo comes from the key's place.
 */
export function lettersOfKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string[] {
  const jamo = (shiftKey && SHIFTED[code]) || KEYS[code];
  const own = [...key].length === 1 && key !== ' ' ? [key.toLowerCase()] : [];
  return [...new Set([...own, ...(jamo ? [jamo] : [])])];
}

/** Index of the next label, after `from`, that begins with one of the typed readings; -1 when there is none. */
export function findTyped(labels: readonly string[], readings: readonly string[], from: number): number {
  const begins = (label: string) =>
    readings.some((typed) => typedLetters(label).startsWith(typed) || initialLetters(label).startsWith(typed));
  const order = labels.map((_, n) => (from + n + labels.length) % labels.length);
  return order.find((n) => begins(labels[n] ?? '')) ?? -1;
}
