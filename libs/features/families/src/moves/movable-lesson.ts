import type { FamilyLesson, FamilyMove } from '@portal/domain/families/family-door';

/** A lesson for which the family may ask for another time. */
export interface MovableLesson {
  readonly id: string;
  readonly no: number;
  readonly isTrial: boolean;
  readonly startAt: string;
  /** Who has another time of it waiting already: the new wish says no to the teacher's, and takes the place of their own. */
  readonly waiting: FamilyMove['by'] | null;
}

export const movableLesson = ({ id, no, isTrial, startAt }: FamilyLesson): MovableLesson => ({
  id,
  no,
  isTrial,
  startAt,
  waiting: null,
});

export const movedLesson = ({ lessonId, lessonNo, isTrial, oldStartAt, by }: FamilyMove): MovableLesson => ({
  id: lessonId,
  no: lessonNo,
  isTrial,
  startAt: oldStartAt,
  waiting: by,
});
