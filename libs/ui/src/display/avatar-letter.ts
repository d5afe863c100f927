import type { Tint } from '../theme/palette.ts';

const graphemes = new Intl.Segmenter('ko', { granularity: 'grapheme' });

/** The first character a reader sees, upper-cased: Đ stays Đ, a composed Vietnamese letter or an emoji stays whole. */
export function avatarLetter(name: string): string {
  const [first] = graphemes.segment(name.normalize('NFC').trim());
  return first?.segment.toLocaleUpperCase('vi') ?? '';
}

export const AVATAR_TINTS = [
  'celadon',
  'persimmon',
  'pine',
  'camellia',
  'mustard',
  'indigo',
  'wisteria',
  'plum',
] as const satisfies readonly Tint[];

/** One of the eight tints, always the same for the same id (FNV-1a). */
export function avatarTint(id: string): (typeof AVATAR_TINTS)[number] {
  let hash = 0x811c9dc5;
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return AVATAR_TINTS[(hash >>> 0) % AVATAR_TINTS.length] ?? 'celadon';
}
