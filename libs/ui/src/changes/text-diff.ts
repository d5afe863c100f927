export interface TextPiece {
  kind: 'same' | 'del' | 'ins';
  text: string;
}

/** More comparisons than this take too long; what lies between the equal ends is then shown as a whole. */
const MOST_COMPARISONS = 4_000_000;

const wordsOf = (text: string) => text.match(/\s+|[^\s]+/g) ?? [];

/** For each pair of places how many words the rests have in common, row by row. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        before[i] === after[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
    }
  }
  return lengths;
}

function* middlePieces(before: readonly string[], after: readonly string[]): Generator<TextPiece> {
  if (before.length * after.length > MOST_COMPARISONS) {
    yield { kind: 'del', text: before.join('') };
    yield { kind: 'ins', text: after.join('') };
    return;
  }
  const width = after.length + 1;
  const lengths = commonLengths(before, after);
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    const was = before[i];
    const is = after[j];
    if (was !== undefined && was === is) {
      yield { kind: 'same', text: was };
      i += 1;
      j += 1;
    } else if (
      is === undefined ||
      (was !== undefined && (lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0))
    ) {
      yield { kind: 'del', text: was ?? '' };
      i += 1;
    } else {
      yield { kind: 'ins', text: is };
      j += 1;
    }
  }
}

/** Neighbours of one kind as one; a blank between two changes belongs to them, so that a phrase stays a phrase. */
function joined(pieces: Iterable<TextPiece>): TextPiece[] {
  const all = [...pieces];
  const result: TextPiece[] = [];
  let del = '';
  let ins = '';
  const flush = () => {
    if (del) result.push({ kind: 'del', text: del });
    if (ins) result.push({ kind: 'ins', text: ins });
    del = '';
    ins = '';
  };
  for (const [at, { kind, text }] of all.entries()) {
    const isBetween = kind === 'same' && text.trim() === '' && !text.includes('\n') && (del || ins);
    const next = all[at + 1];
    if (kind === 'del' || (isBetween && next && next.kind !== 'same')) del += text;
    if (kind === 'ins' || (isBetween && next && next.kind !== 'same')) ins += text;
    if (kind !== 'same' || (isBetween && next && next.kind !== 'same')) continue;
    flush();
    const last = result.at(-1);
    if (last?.kind === 'same') last.text += text;
    else result.push({ kind: 'same', text });
  }
  flush();
  return result;
}

/** What was taken out of a text and what was put in, word by word. */
export function compareTexts(before: string, after: string): TextPiece[] {
  const old = wordsOf(before);
  const fresh = wordsOf(after);
  let start = 0;
  while (start < old.length && old[start] === fresh[start]) start += 1;
  let end = 0;
  while (end < old.length - start && end < fresh.length - start && old.at(-1 - end) === fresh.at(-1 - end)) end += 1;
  const same = (words: readonly string[]): TextPiece[] =>
    words.length ? [{ kind: 'same', text: words.join('') }] : [];
  return joined([
    ...same(old.slice(0, start)),
    ...middlePieces(old.slice(start, old.length - end), fresh.slice(start, fresh.length - end)),
    ...same(end ? old.slice(-end) : []),
  ]);
}

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
