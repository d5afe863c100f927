import * as v from 'valibot';
import { Id } from '../contract/scalar.ts';
import { GRADING_LIMITS } from './submission.ts';

/** A time is told only where so many were measured. */
export const MEASURED_MIN = 3;
/** So many of the most frequent errors are told. */
export const ERRORS_TOLD = 10;
/** How many bands the scores are told in: 0–9, 10–19, … 90–100. */
export const SCORE_BANDS = 10;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What came out of one assignment or of all of a class, from what was graded (ASG-2). */
export const GradingResults = v.object({
  /** Handed in, graded, and graded with a score. */
  handedIn: count,
  graded: count,
  scored: count,
  /** With one decimal; null where no score was given. */
  average: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(GRADING_LIMITS.scoreMax))),
  /** How many scores lie in each band, the lowest first. */
  bands: v.pipe(v.array(count), v.length(SCORE_BANDS)),
  /** The most frequent tags, with how many submissions have them and the newest of those. */
  errors: v.array(
    v.object({
      tag: v.string(),
      count,
      example: v.object({ submissionId: Id, studentName: v.string(), feedback: v.string() }),
    }),
  ),
  /** How long grading one took on the desk, of those where that was measured. */
  time: v.object({ measured: count, medianSeconds: v.nullable(count) }),
});
export type GradingResults = v.InferOutput<typeof GradingResults>;

/** The first and the last score of a band. */
export const bandOf = (at: number): readonly [from: number, to: number] => [
  at * 10,
  at === SCORE_BANDS - 1 ? GRADING_LIMITS.scoreMax : at * 10 + 9,
];
