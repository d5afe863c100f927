import type { ByteRange } from '../store/object-store.ts';

/** What a Range header asks of a thing of `size` bytes: a part, all of it, or something that it does not have. */
export function readRange(header: string | undefined, size: number): ByteRange | 'ALL' | 'UNSATISFIABLE' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  // Several parts at once, and other units, are answered with everything, as the standard allows.
  if (first === '' && last === '') return 'ALL';
  if (first === '')
    return Number(last) === 0 ? 'UNSATISFIABLE' : { start: Math.max(0, size - Number(last)), end: size - 1 };
  const [start, end] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
  if (last !== '' && Number(last) < start) return 'ALL';
  return start >= size ? 'UNSATISFIABLE' : { start, end };
}
