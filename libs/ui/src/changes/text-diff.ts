import { diffArrays } from 'diff';

export interface TextPiece {
  kind: 'same' | 'del' | 'ins';
  text: string;
}

/** Two texts with more differences than this are shown as a whole, for to find them takes too long. */
const MOST_CHANGES = 2_000;

const wordsOf = (text: string) => text.match(/\s+|\S+/g) ?? [];

/** How many words both begin with. */
function countEqual(before: readonly string[], after: readonly string[]): number {
  const first = before.findIndex((word, at) => word !== after[at]);
  return first < 0 ? before.length : first;
}

function compareWords(before: string[], after: string[]): TextPiece[] {
  const changes = diffArrays(before, after, { maxEditLength: MOST_CHANGES });
  if (changes)
    return changes.map(({ value, added, removed }) => ({
      kind: added ? 'ins' : removed ? 'del' : 'same',
      text: value.join(''),
    }));
  const start = countEqual(before, after);
  const end = countEqual(before.slice(start).reverse(), after.slice(start).reverse());
  const piece = (kind: TextPiece['kind'], words: readonly string[]): TextPiece[] =>
    words.length > 0 ? [{ kind, text: words.join('') }] : [];
  return [
    ...piece('same', before.slice(0, start)),
    ...piece('del', before.slice(start, before.length - end)),
    ...piece('ins', after.slice(start, after.length - end)),
    ...piece('same', before.slice(before.length - end)),
  ];
}

/** A blank between two changes belongs to them, so that a phrase stays a phrase: first what went, then what came. */
function joinPhrases(pieces: readonly TextPiece[]): TextPiece[] {
  const result: TextPiece[] = [];
  let phrase = { del: '', ins: '' };
  const flush = () => {
    for (const kind of ['del', 'ins'] as const) if (phrase[kind]) result.push({ kind, text: phrase[kind] });
    phrase = { del: '', ins: '' };
  };
  for (const [at, { kind, text }] of pieces.entries()) {
    if (kind !== 'same') phrase[kind] += text;
    else if (at > 0 && at < pieces.length - 1 && /^[^\S\n]+$/.test(text))
      phrase = { del: phrase.del + text, ins: phrase.ins + text };
    else {
      flush();
      result.push({ kind, text });
    }
  }
  flush();
  return result;
}

/** What was taken out of a text and what was put in, word by word. */
export const compareTexts = (before: string, after: string): TextPiece[] =>
  joinPhrases(compareWords(wordsOf(before), wordsOf(after)));

/** How much of an unchanged stretch is kept beside a change, in characters. */
const CONTEXT = 40;

/** Long stretches that did not change, cut to what stands next to a change. */
export function foldPieces(pieces: readonly TextPiece[]): TextPiece[] {
  return pieces.map((piece, index) => {
    const isFirst = index === 0;
    const isLast = index === pieces.length - 1;
    const { text } = piece;
    if (piece.kind !== 'same' || text.length <= CONTEXT * 3) return piece;
    const head = isFirst ? '' : text.slice(0, CONTEXT);
    const tail = isLast ? '' : text.slice(-CONTEXT);
    return { kind: 'same', text: `${head.trimEnd()} … ${tail.trimStart()}` };
  });
}
