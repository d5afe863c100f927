import { gt, lte, or, type Column, type SQL } from 'drizzle-orm';

/** How far the clocks of two processes may be apart. */
const SKEW_MS = 60_000;

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

/**
 * What was begun in `column` is longer ago than `ms`. Kept moments are times of day, and that can be set back: one that lies
 * ahead was written by a clock that ran fast, and must not hold anybody up until it has come again.
 */
export function hasElapsed(column: Column, ms: number, now: Date): SQL | undefined {
  return or(lte(column, after(now, -ms)), gt(column, after(now, SKEW_MS)));
}

/** The moment in `column` has come, or lies further ahead than anybody plans (`longestMs`), for the same reason. */
export function hasCome(column: Column, longestMs: number, now: Date): SQL | undefined {
  return or(lte(column, now), gt(column, after(now, longestMs + SKEW_MS)));
}
