import * as v from 'valibot';
import { Id, Instant } from '../contract/scalar.ts';
import { handoutEntries, handoutStatus } from './handout.ts';
import { Rubric } from './rubric.ts';

/** Where an assignment stands by the clock (domain-model 3.3.6). */
export const ASSIGNMENT_STATUSES = ['DRAFT', 'SCHEDULED', 'OPEN', 'LATE_WINDOW', 'CLOSED', 'COMPLETED'] as const;
export type AssignmentStatus = (typeof ASSIGNMENT_STATUSES)[number];

export const ASSIGNMENT_STATUS_LABELS: Record<AssignmentStatus, string> = {
  DRAFT: '초안',
  SCHEDULED: '공개 예정',
  OPEN: '진행 중',
  LATE_WINDOW: '늦은 제출 받는 중',
  CLOSED: '마감',
  COMPLETED: '채점 완료',
};

/** What an assignment's status depends on. */
export interface AssignmentDates {
  readonly isPublished: boolean;
  readonly displayAt: Date | null;
  readonly deadlineAt: Date;
  readonly lateAllowed: boolean;
  /** The last moment for what is late; null is none. */
  readonly cutoffAt: Date | null;
  /** A class that ended before its time takes nothing more. */
  readonly isCanceled: boolean;
  /** Somebody handed it in, and all of that was returned. Not asked where it makes no difference. */
  readonly isGraded?: boolean;
}

/** The status now; a deadline and a cutoff are themselves still in time (ASG-2). */
export function assignmentStatus(assignment: AssignmentDates, now: Date): AssignmentStatus {
  const { lateAllowed, cutoffAt, isCanceled, isGraded } = assignment;
  const status = handoutStatus(assignment, now);
  if (status === 'DRAFT') return status;
  const isOpenLate = lateAllowed && (!cutoffAt || now <= cutoffAt);
  if (!isCanceled && status === 'CLOSED' && isOpenLate) return 'LATE_WINDOW';
  if (!isCanceled && status !== 'CLOSED') return status;
  return isGraded ? 'COMPLETED' : 'CLOSED';
}

/** Whether its students can see it, or could. */
export const isOut = ({ status }: { readonly status: AssignmentStatus }): boolean =>
  status !== 'DRAFT' && status !== 'SCHEDULED';

/** What the homework of a lesson is called, until its teacher calls it something else. */
export const homeworkTitle = (lessonNo: number): string => `${lessonNo}회차 숙제`;

/** What is explained afterwards; it stays as it was told. */
export const AssignmentNote = v.object({ id: Id, text: v.string(), at: Instant });
export type AssignmentNote = v.InferOutput<typeof AssignmentNote>;

/** How many an assignment has, and how long one is. */
export const NOTE_LIMITS = { most: 10, textMax: 1_000 } as const;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const Assignment = v.object({
  ...handoutEntries,
  className: v.string(),
  deadlineAt: Instant,
  lateAllowed: v.boolean(),
  cutoffAt: v.nullable(Instant),
  /** By what it is graded; null: by a score as a whole. */
  rubric: v.nullable(Rubric),
  status: v.picklist(ASSIGNMENT_STATUSES),
  /** How many of those who have not handed it in have more time than the others, and until when the last of them has. */
  extension: v.nullable(v.object({ students: count, until: Instant })),
  /** Somebody has handed it in: from then on it stays as it is, but for its deadline and what is added in notes (ASG-2). */
  isLocked: v.boolean(),
  /** The newest last. */
  notes: v.array(AssignmentNote),
  /** The lesson whose homework it is. */
  lesson: v.nullable(v.object({ id: Id, no: count, title: v.string() })),
  /**
   * Of the students whose it is; `late`, `toGrade` and `returned` are among `submitted`, and `missing` are the others once the
   * deadline has passed.
   */
  counts: v.object({
    students: count,
    submitted: count,
    late: count,
    missing: count,
    toGrade: count,
    returned: count,
  }),
});
export type Assignment = v.InferOutput<typeof Assignment>;
