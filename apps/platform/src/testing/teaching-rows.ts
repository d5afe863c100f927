import { millisecondsInHour } from 'date-fns/constants';
import { EMPTY_PROFILE } from '@portal/domain/profile/teacher-profile';
import type { teachingClass } from '../modules/classes/classes.tables.ts';
import type { lesson } from '../modules/lessons/lessons.tables.ts';
import type { profileSubmission } from '../modules/profile/profile.tables.ts';

type ClassRow = typeof teachingClass.$inferInsert;
type LessonRow = typeof lesson.$inferInsert;

/** A running class of a teacher; its id is its code. */
export const aClassRow = (teacherId: string, over: Partial<ClassRow> & { id: string }): ClassRow => ({
  code: over.id,
  teacherId,
  name: `수업 ${over.id}`,
  mode: 'ONLINE',
  progress: 'IN_PROGRESS',
  startDate: '2026-11-01',
  endDate: '2026-12-31',
  lessonTotal: 24,
  capacity: 6,
  // A class of a course is frozen on one of its revisions.
  revisionNo: over.courseId ? 1 : null,
  ...over,
});

/** A lesson of an hour that is still to come; its number is the digits of its id. */
export function aLessonRow(
  of: { id: string; teacherId: string },
  over: Partial<LessonRow> & { id: string; startAt: Date },
): LessonRow {
  return {
    classId: of.id,
    teacherId: of.teacherId,
    no: Number(over.id.replaceAll(/\D/g, '')),
    title: '일차함수의 그래프',
    endAt: new Date(over.startAt.getTime() + millisecondsInHour),
    status: 'UPCOMING',
    mode: 'ONLINE',
    ...over,
  };
}

type SubmissionRow = typeof profileSubmission.$inferInsert;

/** An empty profile that was handed in on a Monday and, unless it waits, decided on the day after. */
export const aSubmissionRow = (
  userId: string,
  over: Partial<SubmissionRow> & Pick<SubmissionRow, 'id' | 'status'>,
): SubmissionRow => ({
  userId,
  snapshot: EMPTY_PROFILE,
  submittedAt: new Date('2026-11-02T01:00:00Z'),
  dueAt: new Date('2026-11-03T09:00:00Z'),
  decidedAt: over.status === 'PENDING' ? null : new Date('2026-11-03T02:00:00Z'),
  reason: over.status === 'REJECTED' ? '자료가 부족해요' : null,
  ...over,
});
