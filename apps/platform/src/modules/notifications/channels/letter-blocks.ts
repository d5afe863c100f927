/** A figure or a name under its label. */
export interface LetterFact {
  readonly label: string;
  readonly value: string;
}

/**
 * What a letter says, one below the other: a sentence, a fact, a time that another takes the place of, or somebody's own words.
 * Its plain text and its HTML say the same in the same order.
 */
export type LetterBlock =
  | string
  | LetterFact
  | { readonly before: LetterFact; readonly after: LetterFact }
  | { readonly said: string; readonly by: string };

const lineOf = ({ label, value }: LetterFact) => `${label}: ${value}`;

function textOf(block: LetterBlock): string {
  if (typeof block === 'string') return block;
  if ('said' in block) return `${block.said}\n– ${block.by}\n`;
  return 'before' in block ? `${lineOf(block.before)}\n${lineOf(block.after)}` : lineOf(block);
}

/** The plain text of a letter, with the blocks that its HTML is drawn from. */
export function letterOf(blocks: readonly LetterBlock[]): {
  readonly content: string;
  readonly blocks: readonly LetterBlock[];
} {
  return { content: blocks.map(textOf).join('\n'), blocks };
}
