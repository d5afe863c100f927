import type { LessonWait } from '@portal/domain/evidence/lesson-wait';
import type { Attendance } from '@portal/domain/lessons/attendance';
import type { hostStage } from './stage-messages.ts';

export interface Seat {
  readonly id: string;
  readonly name: string;
  readonly state: keyof typeof hostStage.seat;
}

/** The students of a lesson who are neither in its room nor at the door, and what is known of each. */
export function missingStudents(wait: LessonWait | null, attendance: readonly Attendance[] = []): Seat[] {
  if (!wait) return [];
  const stateOf = ({ studentId, absence }: Attendance): Seat['state'] => {
    // Whoever came all the same has come.
    if (wait.cameIds.includes(studentId)) return 'LEFT';
    return absence ? 'EXCUSED' : 'NOT_YET';
  };
  const there = [...wait.hereIds, ...wait.atDoorIds];
  return attendance
    .filter(({ studentId }) => !there.includes(studentId))
    .map((row) => ({ id: row.studentId, name: row.studentName, state: stateOf(row) }));
}
