export interface NamePart {
  readonly text: string;
  readonly isOther: boolean;
}

const spoken = (text: string) => text.normalize('NFKC').toUpperCase();

/** The words of a name, each with whether it is missing in the other one; case and width make no difference to a bank. */
export function partsOf(name: string, other: string): NamePart[] {
  const known = new Set(spoken(other).split(/\s+/));
  return name
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((text) => ({ text, isOther: !known.has(spoken(text)) }));
}
