import type { ApiProblem } from './api-problem.ts';

export const LONGEST_BACK_OFF_MS = 30_000;

/** 1, 2, 4, … seconds, at most 30, and up to a quarter more, so that a whole class does not come back at once. */
export const backOff = (tries: number) => Math.min(LONGEST_BACK_OFF_MS, 1_000 * 2 ** tries) * (1 + Math.random() / 4);

/** Whether the same request may succeed later: no connection, a busy or broken server. */
export const isTransient = ({ status }: ApiProblem): boolean =>
  typeof status === 'string' || status === 408 || status === 429 || status >= 500;
