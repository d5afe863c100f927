interface FoundPart {
  readonly text: string;
  readonly isFound: boolean;
}

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A text in pieces: the searched words, and what stands between them. */
export function foundParts(text: string, searched: string): FoundPart[] {
  const words = searched.normalize('NFC').split(/\s+/).filter(Boolean);
  if (words.length === 0) return [{ text, isFound: false }];
  // The longest first: of 함수 and 함수의 the latter is marked whole.
  const pattern = words
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
  return text
    .normalize('NFC')
    .split(new RegExp(`(${pattern})`, 'giu'))
    .map((part, at) => ({ text: part, isFound: at % 2 === 1 }))
    .filter(({ text: part }) => part !== '');
}
