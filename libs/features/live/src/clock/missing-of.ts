import type { LessonWait } from '@portal/domain/evidence/lesson-wait';
import type { Attendance } from '@portal/domain/lessons/attendance';

/** The students of the lesson who are neither in its room nor at its door. */
export const missingOf = (attendance: readonly Attendance[], { hereIds, atDoorIds }: LessonWait): Attendance[] =>
  attendance.filter(({ studentId }) => !hereIds.includes(studentId) && !atDoorIds.includes(studentId));

/** Whether the message would reach somebody: who said that she cannot come is not waited for. */
export const isAnybodyWaitedFor = (missing: readonly Attendance[]): boolean => missing.some(({ absence }) => !absence);
