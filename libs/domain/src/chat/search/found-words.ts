/** At least one of the words that are looked for has so many letters: by less everything would be found. */
export const FOUND_WORD_MIN = 2;

/** A stretch of a text, counted in code points. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

/** A message in one line around what was found in it. */
export interface Snippet {
  readonly text: string;
  readonly places: Place[];
}

// What of a long message is shown: enough before the first place to know what it is about.
const BEFORE = 24;
const LENGTH = 120;

/**
 * A text as it is compared: in small letters and without the marks of Vietnamese, which not every keyboard has. The platform's
 * `plain_words` says the same.
 */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .replaceAll('đ', 'd')
    .replaceAll(/\s+/g, ' ');

/** The words that are looked for, as they are compared; each of them has to stand in a message, wherever in a word. */
export const searchWords = (search: string): string[] => [
  ...new Set(
    plainWords(search)
      .split(' ')
      .filter((word) => word !== ''),
  ),
];

/** Whether enough is known to look for. */
export const canSearchWords = (search: string): boolean =>
  searchWords(search).some((word) => [...word].length >= FOUND_WORD_MIN);

/** Where the words stand in a text, in its order; what touches is one place. */
export function placesOf(text: string, search: string): Place[] {
  const letters = [...text].map((letter, at) => ({ at, plain: plainWords(letter) }));
  // Of each unit of the plain text the letter that it came from.
  const origin = letters.flatMap(({ at, plain }) => Array.from({ length: plain.length }, () => at));
  const plain = letters.map((letter) => letter.plain).join('');
  const isFound = new Set<number>();
  for (const word of searchWords(search))
    for (let at = plain.indexOf(word); at !== -1; at = plain.indexOf(word, at + 1))
      for (let unit = at; unit < at + word.length; unit++) isFound.add(origin[unit]!);
  const places: Place[] = [];
  for (const at of [...isFound].toSorted((one, other) => one - other)) {
    const last = places.at(-1);
    if (last?.to === at) places[places.length - 1] = { from: last.from, to: at + 1 };
    else places.push({ from: at, to: at + 1 });
  }
  return places;
}

/** What is shown of a message in which words were found, and where they stand in that. */
export function snippetOf(content: string, search: string): Snippet {
  const line = content.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  const letters = [...line];
  const [first] = placesOf(line, search);
  const from = Math.max(0, Math.min((first?.from ?? 0) - BEFORE, letters.length - LENGTH));
  const to = Math.min(letters.length, from + LENGTH);
  const text = `${from > 0 ? '…' : ''}${letters.slice(from, to).join('')}${to < letters.length ? '…' : ''}`;
  return { text, places: placesOf(text, search) };
}
