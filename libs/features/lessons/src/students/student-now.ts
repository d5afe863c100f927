import { CalendarX2, CircleCheck, CircleDashed, ClockAlert, DoorOpen, LogOut, type LucideIcon } from 'lucide-react';
import { ATTENDANCE_LABELS, type AttendanceState } from '@portal/domain/lessons/attendance';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { hasRoom } from '@portal/domain/lessons/states/lesson-room';
import { lessonStanding } from '@portal/domain/lessons/steps/lesson-standing';
import { PERSON_WORDS } from '@portal/lesson/person-messages';
import { type PersonState, personState } from '@portal/lesson/person-state';

/** How a student stands with a lesson, in a word. */
export interface StudentNow {
  readonly text: string;
  readonly color: string;
  readonly icon: LucideIcon;
  readonly isAtDoor?: boolean;
}

const PERSONS: Record<PersonState, Omit<StudentNow, 'text'>> = {
  HERE: { icon: CircleCheck, color: 'fg.link' },
  AT_DOOR: { icon: DoorOpen, color: 'fg.link', isAtDoor: true },
  ABSENT: { icon: CalendarX2, color: 'fg.warning' },
  LEFT: { icon: LogOut, color: 'fg.warning' },
  AWAY: { icon: CircleDashed, color: 'fg.muted' },
};

const MARKS: Record<AttendanceState, Omit<StudentNow, 'text'>> = {
  PRESENT: { icon: CircleCheck, color: 'fg.muted' },
  LATE: { icon: ClockAlert, color: 'fg.warning' },
  ABSENT: { icon: CircleDashed, color: 'fg.warning' },
  EXCUSED: { icon: CalendarX2, color: 'fg.muted' },
};

/** Where he is while the lesson is near, what stands of him after it; null where nothing is known. */
export function studentNow(studentId: string, desk: LessonDesk, at: Date): StudentNow | null {
  const { point } = lessonStanding(desk, at);
  const mark = desk.attendance.find((row) => row.studentId === studentId)?.state;
  const isOn = point === 'OPEN' || point === 'RUNNING';
  if (isOn && hasRoom(desk)) return person(personState(studentId, desk));
  if (point === 'CANCELED') return null;
  if (isOn || point === 'EARLY' || point === 'MISSED')
    return personState(studentId, desk) === 'ABSENT' ? person('ABSENT') : marked(point === 'RUNNING' ? mark : null);
  return marked(mark);
}

const person = (state: PersonState): StudentNow => ({ text: PERSON_WORDS[state], ...PERSONS[state] });
const marked = (state: AttendanceState | null | undefined): StudentNow | null =>
  state ? { text: ATTENDANCE_LABELS[state], ...MARKS[state] } : null;
