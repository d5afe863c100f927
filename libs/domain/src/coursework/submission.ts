import * as v from 'valibot';
import { FileRef } from '../assets/file.ts';
import { Id, Instant, saysSomething, Text, Version } from '../contract/scalar.ts';
import { TASK_STATUSES } from '../planning/task.ts';
import { ERROR_TAGS_MAX, Tags } from './grading-comment.ts';
import { Rubric, RubricPoints, RubricResult } from './rubric.ts';

/** The best score and the most characters of what is said with it (ASG-2). */
export const GRADING_LIMITS = {
  scoreMax: 100,
  feedbackMax: 2_000,
  reasonMax: 500,
  returnedAtOnce: 100,
  secondsMax: 86_400,
} as const;

/** A family is reminded of the same thing once in so many hours. */
export const REMIND_HOURS = 20;

/** A submission that waits longer than this is late to be graded, in hours. */
export const GRADING_HOURS = 48;

/**
 * How far a teacher is with what was handed in (domain-model 3.3.6): nothing yet, begun, done, told to the family, or asked to be
 * handed in again.
 */
export const GRADE_STATES = ['NONE', 'GRADING', 'GRADED', 'RETURNED', 'ASKED_AGAIN'] as const;
export type GradeState = (typeof GRADE_STATES)[number];

export const GRADE_STATE_LABELS: Record<GradeState, string> = {
  NONE: '채점 전',
  GRADING: '채점 중',
  GRADED: '채점함',
  RETURNED: '돌려줌',
  ASKED_AGAIN: '다시 제출 기다림',
};

/** What is left to grade. */
export const TO_GRADE = ['NONE', 'GRADING'] as const satisfies readonly GradeState[];

export const Score = v.pipe(
  v.number('점수는 숫자로 적어 주세요.'),
  v.integer('점수는 소수점 없이 적어 주세요.'),
  v.minValue(0, '점수는 0점부터예요.'),
  v.maxValue(GRADING_LIMITS.scoreMax, `점수는 ${GRADING_LIMITS.scoreMax}점까지예요.`),
);

const attempt = v.pipe(v.number(), v.integer(), v.minValue(1));
const student = v.object({ id: Id, name: v.string(), avatar: v.nullable(v.string()) });
const score = v.nullable(Score);

/** What the family was told: it stays what it was while the teacher changes her mind. */
export const ReturnedGrade = v.object({
  score,
  feedback: v.string(),
  /** Of what the score is the sum; left out where it was given as a whole. */
  rubric: v.optional(v.array(RubricResult)),
  at: Instant,
  /** When the family first looked at it. */
  seenAt: v.nullable(Instant),
});
export type ReturnedGrade = v.InferOutput<typeof ReturnedGrade>;

/** What one student handed in, or that he did not. */
export const Submission = v.object({
  /** Null where he did not. */
  id: v.nullable(Id),
  student,
  taskStatus: v.picklist(TASK_STATUSES),
  submittedAt: v.nullable(Instant),
  text: v.string(),
  files: v.array(FileRef),
  /** He does not take the lessons any more. */
  hasLeft: v.boolean(),
  /** He alone has time until then. */
  extendedTo: v.nullable(Instant),
  /** When his family was last reminded of it. */
  remindedAt: v.nullable(Instant),
  gradeState: v.picklist(GRADE_STATES),
  /** What she has written last, told or not. */
  score,
  feedback: v.string(),
  /** What she calls it, whatever the clock says; null leaves it to the clock. */
  lateSaid: v.nullable(v.boolean()),
  returned: v.nullable(ReturnedGrade),
  /** Null where he did not hand it in. */
  version: v.nullable(Version),
});
export type Submission = v.InferOutput<typeof Submission>;

/** One of those that a teacher grades one after the other, of whatever class. */
export const QueuedSubmission = v.object({
  id: Id,
  student,
  assignment: v.object({ id: Id, title: v.string() }),
  class: v.object({ id: Id, name: v.string() }),
  attempt,
  submittedAt: Instant,
  isLate: v.boolean(),
  gradeState: v.picklist(GRADE_STATES),
  score,
});
export type QueuedSubmission = v.InferOutput<typeof QueuedSubmission>;

/** An attempt before the one that counts, and what was said of it. */
export const EarlierAttempt = v.object({
  attempt,
  submittedAt: Instant,
  text: v.string(),
  files: v.array(FileRef),
  score,
  feedback: v.string(),
  reason: v.string(),
});
export type EarlierAttempt = v.InferOutput<typeof EarlierAttempt>;

/** A submission as it is graded. */
export const GradedSubmission = v.object({
  ...QueuedSubmission.entries,
  assignment: v.object({
    id: Id,
    title: v.string(),
    content: v.string(),
    files: v.array(FileRef),
    deadlineAt: Instant,
  }),
  text: v.string(),
  files: v.array(FileRef),
  hasLeft: v.boolean(),
  /** Until when it was in time for this student. */
  dueAt: Instant,
  /** Whether the clock alone calls it late; the teacher may say otherwise. */
  isLateByClock: v.boolean(),
  feedback: v.string(),
  /** By what it is graded, and the points for each of it; null where the score is given as a whole. */
  rubric: v.nullable(Rubric),
  rubricPoints: v.nullable(RubricPoints),
  /** What he did wrong, in her tags. */
  errorTags: v.array(v.string()),
  gradedAt: v.nullable(Instant),
  returned: v.nullable(ReturnedGrade),
  /** That it shall be handed in again. */
  asked: v.nullable(v.object({ reason: v.string(), dueAt: Instant, at: Instant })),
  /** The newest first. */
  earlier: v.array(EarlierAttempt),
  version: Version,
});
export type GradedSubmission = v.InferOutput<typeof GradedSubmission>;

/** What a teacher writes while she grades. */
export const Grading = v.pipe(
  v.strictObject({
    version: Version,
    score,
    feedback: Text(GRADING_LIMITS.feedbackMax),
    /** Where there is a rubric, the score is their sum whatever else is said; left out they stay. */
    rubricPoints: v.optional(RubricPoints),
    /** Left out they stay. */
    errorTags: v.optional(Tags(ERROR_TAGS_MAX)),
    /** How long she was at it since she saved it last; it is added up. */
    activeSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(GRADING_LIMITS.secondsMax))),
    /** True and false say what it is called, whatever the clock says; null leaves it to the clock. */
    isLate: v.nullable(v.boolean()),
    /** She is through with it; otherwise it is kept as it is half-way. */
    isDone: v.boolean(),
  }),
  v.forward(
    v.check(
      ({ isDone, score: given, feedback, rubricPoints }) =>
        !isDone || given !== null || saysSomething(feedback) || (rubricPoints?.some((one) => one !== null) ?? false),
      '점수나 의견을 적어 주세요.',
    ),
    ['score'],
  ),
);
export type Grading = v.InferOutput<typeof Grading>;
