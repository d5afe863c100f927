import * as v from 'valibot';
import { saysSomething, Text, Version } from '@portal/domain/contract/scalar';
import { type GradedSubmission, GRADING_LIMITS, type Grading, Score } from '@portal/domain/coursework/submission';
import { grading as words } from '../grading-messages.ts';

/** A score as it is typed: whole figures, also the wide ones of a Korean keyboard. Nothing is none. */
const TypedScore = v.pipe(
  v.string(),
  v.transform((typed) => {
    const plain = typed.normalize('NFKC').trim();
    if (plain === '') return null;
    return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
  }),
  v.nullable(Score),
);

const Fields = v.strictObject({
  version: Version,
  score: TypedScore,
  feedback: Text(GRADING_LIMITS.feedbackMax),
  isLate: v.nullable(v.boolean()),
});

/** What stands in the form while she grades. */
export type GradingFields = v.InferInput<typeof Fields>;
/** The same without what it was begun from. */
export type GradingTexts = Omit<GradingFields, 'version'>;

/** What is written as it may be kept half-way. */
export const keptGrading = (texts: GradingTexts, version: number): Grading => ({
  ...v.parse(Fields, { ...texts, version }),
  isDone: false,
});
export const isKeepable = (texts: GradingTexts): boolean => v.is(Fields, { ...texts, version: 1 });

/** What is written as it counts: with a score, words, or both. */
export const gradingSchema = v.pipe(
  Fields,
  v.forward(
    v.check(({ score, feedback }) => score !== null || saysSomething(feedback), words.nothing),
    ['score'],
  ),
);

/** What the server has, as it stands in the form. Where the clock and the teacher agree, it is left to the clock. */
export const fieldsOfSubmission = (submission: GradedSubmission): GradingFields => ({
  version: submission.version,
  score: submission.score === null ? '' : String(submission.score),
  feedback: submission.feedback,
  isLate: submission.isLate === submission.isLateByClock ? null : submission.isLate,
});

export const textsOf = ({ version: _, ...texts }: GradingFields): GradingTexts => texts;
