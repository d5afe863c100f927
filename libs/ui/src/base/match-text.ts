import { canBeChoseong, disassemble, getChoseong } from 'es-hangul';

/** A text in the forms in which it is looked for; made once, because one types many letters. */
export interface Searchable {
  readonly plain: string;
  /** Letter by letter, so that a half-typed syllable finds its word. */
  readonly letters: string;
  /** Initial consonants of its syllables. */
  readonly initials: string;
}

/**
 * Spaces, letter case and the marks of Vietnamese say nothing in a search: `da nang` finds Đà Nẵng. NFC joins Hangul
 * that arrives apart, as macOS writes it.
 */
const normal = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('đ', 'd')
    .normalize('NFC')
    .replaceAll(/\s+/g, '');

export function searchable(text: string): Searchable {
  const plain = normal(text);
  return { plain, letters: disassemble(plain), initials: getChoseong(plain) };
}

const isInitials = (query: string) => [...query].every((letter) => canBeChoseong(letter));

/**
 * How well a text answers to what was typed: 3 begins with it, 2 holds it, 1 holds it as initial consonants, 0 not at all.
 * `ㅅㅈㅍ` finds 수정 필요, `수저` finds 수정 while the last syllable is being typed.
 */
export function matchScore({ plain, letters, initials }: Searchable, typed: string): 0 | 1 | 2 | 3 {
  const query = normal(typed);
  if (query === '') return 3;
  if (isInitials(query)) {
    if (plain.includes(query)) return 2;
    return initials.includes(query) ? 1 : 0;
  }
  const queryLetters = disassemble(query);
  if (letters.startsWith(queryLetters)) return 3;
  return letters.includes(queryLetters) ? 2 : 0;
}
