import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';

/** Where a student is while a lesson is near or runs in its room. */
export type PersonState = 'HERE' | 'AT_DOOR' | 'ABSENT' | 'LEFT' | 'AWAY';

/** What the room has seen of a student, and what his family has said before. */
export function personState(
  studentId: string,
  { attendance, wait }: Pick<LessonDesk, 'attendance' | 'wait'>,
): PersonState {
  if (wait.hereIds.includes(studentId)) return 'HERE';
  if (wait.atDoorIds.includes(studentId)) return 'AT_DOOR';
  if (attendance.some((row) => row.studentId === studentId && row.absence)) return 'ABSENT';
  return wait.cameIds.includes(studentId) ? 'LEFT' : 'AWAY';
}
