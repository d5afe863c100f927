import * as v from 'valibot';
import { type Attendance, ATTENDANCE_STATES, AttendanceMark } from '@portal/domain/lessons/attendance';

const Mark = v.object({ state: v.nullable(v.picklist(ATTENDANCE_STATES)), note: v.string() });

/** What is said of a student while it is being decided. */
export type Mark = Readonly<v.InferOutput<typeof Mark>>;

/** By the student's id. */
export const Marks = v.record(v.string(), Mark);
export type Marks = Readonly<Record<string, Mark>>;

/** Under which name corrections of a lesson's attendance are kept on this device. */
export const attendanceDraft = (lessonId: string): string => `attendance:${lessonId}`;

/** Those that are decided, as they are sent; of students who are no longer there nothing is said. */
export const decidedMarks = (attendance: readonly Attendance[], marks: Marks): AttendanceMark[] =>
  attendance.flatMap(({ studentId, ...seen }) => {
    const { state, note } = marks[studentId] ?? seen;
    return state === null ? [] : [{ studentId, state, note: note.trim() }];
  });

/** What is wrong with a note, in the contract's words. */
export const noteError = (note: string): string | undefined =>
  v.safeParse(AttendanceMark.entries.note, note.trim()).issues?.[0].message;

/** Whether what is decided can be sent as it stands. */
export const areNotesRight = (attendance: readonly Attendance[], marks: Marks): boolean =>
  decidedMarks(attendance, marks).every(({ note }) => noteError(note) === undefined);

/** Marks of this device that stand otherwise, or not at all, where the attendance is kept. */
export const unsentMarks = (attendance: readonly Attendance[], marks: Marks) =>
  attendance.flatMap(({ studentId, studentName, state, note }) => {
    const mine = marks[studentId];
    return !mine || (mine.state === state && mine.note.trim() === note) ? [] : [{ studentName, ...mine }];
  });

/** Whether every student has a state. */
export const isEverybodyMarked = (attendance: readonly Attendance[], marks: Marks): boolean =>
  decidedMarks(attendance, marks).length === attendance.length;
