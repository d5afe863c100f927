/** A place of a text that is kept to be used again: braces around one word. */
const PLACE = /\{([^{}\n]{1,20})\}/g;

/** The places of a text, each once, in their order, by the words in them. */
export const placesOf = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACE)].map((place) => place[1]!.trim())),
];

/** The text with what is known in its places; what is not known stays as it stands. */
export const fillPlaces = (text: string, valueOf: (place: string) => string | undefined): string =>
  text.replaceAll(PLACE, (braces, word: string) => valueOf(word.trim()) ?? braces);

/** A piece of a text: plain words, or one of its places. */
export interface PlacePart {
  readonly start: number;
  readonly text: string;
  /** Null for plain words. */
  readonly place: string | null;
}

/** A text cut at its places; together the pieces are the whole text. */
export function placeParts(text: string): PlacePart[] {
  const parts: PlacePart[] = [];
  let end = 0;
  for (const { index, 0: braces, 1: word } of text.matchAll(PLACE)) {
    if (index > end) parts.push({ start: end, text: text.slice(end, index), place: null });
    parts.push({ start: index, text: braces, place: word!.trim() });
    end = index + braces.length;
  }
  if (end < text.length) parts.push({ start: end, text: text.slice(end), place: null });
  return parts;
}
