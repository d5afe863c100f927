import type { FamilyLesson, FamilyMove } from '@portal/domain/families/family-door';

/** A lesson for which the family may ask for another time. */
export interface MovableLesson {
  readonly id: string;
  readonly no: number;
  readonly isTrial: boolean;
  readonly startAt: string;
  /** Whether another time of it waits already, which the new wish replaces. */
  readonly isProposed: boolean;
}

export const movableLesson = ({ id, no, isTrial, startAt }: FamilyLesson): MovableLesson => ({
  id,
  no,
  isTrial,
  startAt,
  isProposed: false,
});

export const movedLesson = ({ lessonId, lessonNo, isTrial, oldStartAt }: FamilyMove): MovableLesson => ({
  id: lessonId,
  no: lessonNo,
  isTrial,
  startAt: oldStartAt,
  isProposed: true,
});
