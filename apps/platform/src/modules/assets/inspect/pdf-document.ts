import { inflateSync } from 'node:zlib';
import { mismatch } from './refused.ts';

export type Flag = 'JAVASCRIPT' | 'LAUNCH' | 'EMBEDDED_FILE';

const SMALLEST = 64;
const MOST_UNPACKED = 32 * 1024 * 1024;
/** A name with each letter as it is or as its number: `/#4a#53` is another way to write `/JS`. */
function nameOf(...words: string[]): RegExp {
  const letter = (one: string) => {
    const code = one.charCodeAt(0).toString(16);
    return `(?:${one}|#${code}|#${code.toUpperCase()})`;
  };
  return new RegExp(`/(?:${words.map((word) => [...word].map(letter).join('')).join('|')})(?![A-Za-z0-9#])`);
}
const NAMES: readonly (readonly [Flag, RegExp])[] = [
  ['JAVASCRIPT', nameOf('JavaScript', 'JS')],
  ['LAUNCH', nameOf('Launch')],
  ['EMBEDDED_FILE', nameOf('EmbeddedFile', 'EmbeddedFiles')],
];

/** Checks the header of a PDF and tells what of it a reader might run. */
export function checkPdf(bytes: Buffer): Flag[] {
  if (bytes.length < SMALLEST || !/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 16))) throw mismatch('not a PDF');
  const found = new Set<Flag>();
  for (const text of textsOf(bytes)) for (const [flag, name] of NAMES) if (name.test(text)) found.add(flag);
  return NAMES.flatMap(([flag]) => (found.has(flag) ? [flag] : []));
}

/** The file, and the objects that stand in packed streams, where no search finds their names. */
function* textsOf(bytes: Buffer): Generator<string> {
  yield bytes.toString('latin1');
  let room = MOST_UNPACKED;
  for (let at = bytes.indexOf('/ObjStm'); at >= 0 && room > 0; at = bytes.indexOf('/ObjStm', at + 1)) {
    const word = bytes.indexOf('stream', at);
    if (word < 0) return;
    const start = word + 6 + (bytes[word + 6] === 0x0d ? 2 : 1);
    const end = bytes.indexOf('endstream', start);
    try {
      const unpacked = inflateSync(bytes.subarray(start, end < 0 ? undefined : end), { maxOutputLength: room });
      room -= unpacked.length;
      yield unpacked.toString('latin1');
    } catch {
      // Packed in another way, or broken: a reader that cannot unpack it runs nothing of it.
    }
  }
}
