import * as v from 'valibot';
import { saysSomething, Text, Version } from '@portal/domain/contract/scalar';
import { type Rubric } from '@portal/domain/coursework/rubric';
import { type GradedSubmission, GRADING_LIMITS, type Grading, Score } from '@portal/domain/coursework/submission';
import { rubricWords } from '../comment-messages.ts';
import { grading as words } from '../grading-messages.ts';

/** A score as it is typed or pasted: whole figures, also the wide ones of a Korean keyboard, and 90점 or 90/100. Nothing is none. */
export const TypedScore = v.pipe(
  v.string(),
  v.transform((typed) => {
    const plain = typed
      .normalize('NFKC')
      .trim()
      .replace(/\s*(?:점|\/\s*100)$/, '');
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
  rubricPoints: v.array(TypedScore),
  errorTags: v.array(v.string()),
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

const Rubricked = (rubric: Rubric | null) =>
  v.pipe(
    Fields,
    v.forward(
      v.check(
        ({ rubricPoints }) => rubricPoints.every((given, at) => given === null || given <= (rubric?.[at]?.points ?? 0)),
        rubricWords.open,
      ),
      ['rubricPoints'],
    ),
  );

export const isKeepable = (texts: GradingTexts, rubric: Rubric | null): boolean =>
  v.is(Rubricked(rubric), { ...texts, version: 1 });

/** What is written as it counts: with a score, words, or both. */
export const gradingSchema = (rubric: Rubric | null) =>
  v.pipe(
    Rubricked(rubric),
    v.forward(
      v.check(
        ({ rubricPoints }) => rubricPoints.every((one) => one === null) || rubricPoints.every((one) => one !== null),
        rubricWords.open,
      ),
      ['rubricPoints'],
    ),
    v.forward(
      v.check(({ score, feedback }) => score !== null || saysSomething(feedback), words.nothing),
      [rubric ? 'rubricPoints' : 'score'],
    ),
  );

/** What the server has, as it stands in the form. Where the clock and the teacher agree, it is left to the clock. */
export const fieldsOfSubmission = (submission: GradedSubmission): GradingFields => ({
  version: submission.version,
  score: submission.score === null ? '' : String(submission.score),
  feedback: submission.feedback,
  isLate: submission.isLate === submission.isLateByClock ? null : submission.isLate,
  rubricPoints: (submission.rubric ?? []).map((_, at) => String(submission.rubricPoints?.[at] ?? '')),
  errorTags: [...submission.errorTags],
});

export const textsOf = ({ version: _, ...texts }: GradingFields): GradingTexts => texts;
