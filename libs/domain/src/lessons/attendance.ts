import { millisecondsInMinute } from 'date-fns/constants';
import * as v from 'valibot';
import { Id, Instant, Text } from '../contract/scalar.ts';
import { lengthOf, spansOf, wholeMinutes } from '../evidence/presence.ts';
import { AnnouncedAbsence } from '../families/lesson-absence.ts';

export const ATTENDANCE_STATES = ['PRESENT', 'LATE', 'ABSENT', 'EXCUSED'] as const;
export type AttendanceState = (typeof ATTENDANCE_STATES)[number];

export const ATTENDANCE_LABELS: Record<AttendanceState, string> = {
  PRESENT: '출석',
  LATE: '지각',
  ABSENT: '결석',
  EXCUSED: '인정 결석',
};

/** Minutes after the start from which a student is late. */
export const LATE_AFTER_MINUTES = 5;

const minutes = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Who came to a lesson, from when and for how long (CLS-3). */
export const Attendance = v.object({
  studentId: Id,
  studentName: v.string(),
  /** Null until the room or the teacher says. */
  state: v.nullable(v.picklist(ATTENDANCE_STATES)),
  joinedAt: v.nullable(Instant),
  leftAt: v.nullable(Instant),
  /** In the room, all stays together. */
  minutes,
  source: v.picklist(['AUTO', 'MANUAL']),
  note: v.string(),
  /** What the family has said before; whoever came all the same has come. */
  absence: v.nullable(AnnouncedAbsence),
});
export type Attendance = v.InferOutput<typeof Attendance>;

/** What the teacher says about a student; it stands before what the room has seen. */
export const AttendanceMark = v.strictObject({
  studentId: Id,
  state: v.picklist(ATTENDANCE_STATES),
  note: Text(200),
});
export type AttendanceMark = v.InferOutput<typeof AttendanceMark>;

/** A time in the room; without an end it lasts. */
interface Time {
  readonly from: Date;
  readonly to: Date | null;
}

/** What the stays of a student say about a lesson: whole minutes, at most those of the lesson, and the state that follows. */
export function attendanceOf(
  stays: readonly Time[],
  { startAt, endAt }: { readonly startAt: Date; readonly endAt: Date },
): { state: AttendanceState; minutes: number } {
  const spans = spansOf(
    stays.map(({ from, to }) => ({ from: from.getTime(), to: to && to.getTime() })),
    { from: startAt.getTime(), to: endAt.getTime() },
  );
  const first = spans[0];
  if (!first) return { state: 'ABSENT', minutes: 0 };
  const isLate = first.from - startAt.getTime() >= LATE_AFTER_MINUTES * millisecondsInMinute;
  return { state: isLate ? 'LATE' : 'PRESENT', minutes: wholeMinutes(lengthOf(spans)) };
}
