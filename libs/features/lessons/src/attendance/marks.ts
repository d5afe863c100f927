import * as v from 'valibot';
import { type Attendance, ATTENDANCE_STATES, type AttendanceMark } from '@portal/domain/lessons/attendance';

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

/** Whether every student has a state. */
export const isEverybodyMarked = (attendance: readonly Attendance[], marks: Marks): boolean =>
  decidedMarks(attendance, marks).length === attendance.length;
