import type { Attendance, AttendanceMark, AttendanceState } from '@portal/domain/teaching/attendance';

/** What is said of a student while it is being decided. */
export interface Mark {
  readonly state: AttendanceState | null;
  readonly note: string;
}

/** By the student's id. */
export type Marks = Readonly<Record<string, Mark>>;

/** Those that are decided, as they are sent; of students who are no longer there nothing is said. */
export const decidedMarks = (attendance: readonly Attendance[], marks: Marks): AttendanceMark[] =>
  attendance.flatMap(({ studentId, ...seen }) => {
    const { state, note } = marks[studentId] ?? seen;
    return state === null ? [] : [{ studentId, state, note: note.trim() }];
  });

/** Whether every student has a state. */
export const isEverybodyMarked = (attendance: readonly Attendance[], marks: Marks): boolean =>
  decidedMarks(attendance, marks).length === attendance.length;
