import * as v from 'valibot';
import { Filled, Id, Instant } from '../contract/scalar.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const POLL_LIMITS = { questionMax: 200, optionMax: 80, optionsMin: 2, optionsMax: 6 } as const;

/** What the host asks: with an `answer`, the place of the right one from 0, it is a quiz question. */
export const NewPoll = v.pipe(
  v.strictObject({
    question: Filled(POLL_LIMITS.questionMax, '질문을 적어 주세요.'),
    options: v.pipe(
      v.array(Filled(POLL_LIMITS.optionMax, '답을 적어 주세요.')),
      v.minLength(POLL_LIMITS.optionsMin),
      v.maxLength(POLL_LIMITS.optionsMax),
    ),
    answer: v.nullable(count),
  }),
  v.check(({ options, answer }) => answer === null || answer < options.length),
);

/**
 * A question to the students of a room. How many chose what, and which answer is right, is hidden from them until it is closed. Who
 * chose what is told to nobody, but of a closed quiz question to the host: she helps who was wrong.
 */
export const LivePoll = v.object({
  id: Id,
  question: v.string(),
  isQuiz: v.boolean(),
  /** `votes` is null where it is hidden from the reader; `chosenBy` is empty for everybody but the host of a closed quiz question. */
  options: v.array(v.object({ text: v.string(), votes: v.nullable(count), chosenBy: v.array(Id) })),
  /** Place of the right one; null without one, and where it is hidden from the reader. */
  answer: v.nullable(count),
  isOpen: v.boolean(),
  openedAt: Instant,
  /** How many have chosen. */
  answered: count,
  /** Students inside who have not chosen yet, for the host only; empty for the others. */
  missing: v.array(Id),
  /** What the reader chose. */
  mine: v.nullable(count),
});
export type LivePoll = v.InferOutput<typeof LivePoll>;
