import type { LessonWait } from '@portal/domain/evidence/lesson-wait';
import { called } from '@portal/domain/format/called';
import type { Attendance } from '@portal/domain/lessons/attendance';
import { waiting as words } from './no-show-messages.ts';

const MOST_NAMES = 3;

/** Students by name as far as one line has room; whoever is not known is a student. */
function named(students: readonly Attendance[]): string {
  const names = students.map(({ studentName }) => called(studentName, '학생'));
  if (names.length <= MOST_NAMES) return names.join(', ') || '학생';
  return `${names[0]} 외 ${names.length - 1}명`;
}

/** For whom a teacher waits, or what keeps her from waiting on: somebody at the door, or who came and left (CLS-3). */
export function waitTitle({ atDoorIds, cameIds }: LessonWait, attendance: readonly Attendance[] = []): string {
  if (atDoorIds.length > 0) return words.atDoor(atDoorIds.length);
  const came = attendance.filter(({ studentId }) => cameIds.includes(studentId));
  if (cameIds.length > 0) return words.cameAndLeft(named(came));
  return words.nobody(named(attendance.filter(({ absence }) => absence === null)));
}
