import type { Stretch } from './lay-out-day.ts';

/** What of a stretch the others leave to be seen, in time order. `others` are in time order. */
export function uncovered(stretch: Stretch, others: readonly Stretch[]): Stretch[] {
  const left: Stretch[] = [];
  let { start } = stretch;
  for (const other of others) {
    if (other.start >= stretch.end) break;
    if (other.start > start) left.push({ start, end: other.start });
    start = Math.max(start, other.end);
  }
  if (start < stretch.end) left.push({ start, end: stretch.end });
  return left;
}

/** The longest of them; the first of equals. */
export function longest(stretches: readonly Stretch[]): Stretch | undefined {
  let found: Stretch | undefined;
  for (const stretch of stretches) {
    if (!found || stretch.end - stretch.start > found.end - found.start) found = stretch;
  }
  return found;
}
