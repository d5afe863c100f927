import * as v from 'valibot';
import { Day, Text, TimeOfDay } from '@portal/domain/contract/scalar';
import { formatTime } from '@portal/domain/format/date-time';
import type { LessonDetail } from '@portal/domain/lessons/lessons.contract';
import type { ScheduleConflict, TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import { dayOf, instantOf } from '@portal/domain/time/day';
import { minuteOfTime } from '@portal/domain/time/time-of-day';
import { lessonMessages } from '../lesson-messages.ts';

const words = lessonMessages.move;

/** What stands in the form; the length of the lesson is kept. */
export interface MoveValues {
  date: string;
  time: string;
  reason: string;
}

export const MOVE_DEFAULTS: MoveValues = { date: '', time: '', reason: '' };

export type MovingLesson = Pick<LessonDetail, 'startAt' | 'endAt' | 'noticeUntil'>;

/** Date and time of a stretch, for the form. */
export const moveValuesOf = (span: TimeSpan, zone: string): Pick<MoveValues, 'date' | 'time'> => ({
  date: dayOf(span.startAt, zone),
  time: formatTime(span.startAt, zone),
});

/** The wanted instant, or null while date or time are missing. */
export function wantedStart({ date, time }: Pick<MoveValues, 'date' | 'time'>, zone: string): number | null {
  return v.is(Day, date) && v.is(TimeOfDay, time) ? instantOf(date, minuteOfTime(time), zone).getTime() : null;
}

/** The lesson at its new start, as long as before. */
export function movedSpan(lesson: MovingLesson, start: number): TimeSpan {
  const length = Date.parse(lesson.endAt) - Date.parse(lesson.startAt);
  return { startAt: new Date(start).toISOString(), endAt: new Date(start + length).toISOString() };
}

/** The times near by, nearest first, so that one that is asked for itself is the first. */
export const nearestFirst = (spans: readonly TimeSpan[], near: number): TimeSpan[] =>
  spans.toSorted((a, b) => awayFrom(near, a) - awayFrom(near, b));

/** A refusal whose other times stand in that order too. */
export const withNearestFirst = (conflict: ScheduleConflict): ScheduleConflict => ({
  ...conflict,
  alternatives: nearestFirst(conflict.alternatives, Date.parse(conflict.wanted.startAt)),
});

const awayFrom = (near: number, { startAt }: TimeSpan) => Math.abs(Date.parse(startAt) - near);

/** Less than 24 hours before the lesson (CAL-3). */
export const isLate = ({ noticeUntil }: MovingLesson, now: number): boolean => now > Date.parse(noticeUntil);

/** The rules of the form: a future time that is another one, and a reason once the 24 hours have begun (CAL-3). */
export function moveFormSchema(lesson: MovingLesson, zone: string, now: () => number) {
  const startOf = (values: Pick<MoveValues, 'date' | 'time'>) => wantedStart(values, zone) ?? Number.NaN;
  return v.pipe(
    v.object({
      date: v.pipe(v.string(), v.nonEmpty(words.dateNeeded), Day),
      time: v.pipe(v.string(), v.nonEmpty(words.timeNeeded), TimeOfDay),
      reason: Text(500),
    }),
    v.forward(
      v.partialCheck([['date'], ['time']], (values) => startOf(values) > now(), words.past),
      ['time'],
    ),
    v.forward(
      v.partialCheck([['date'], ['time']], (values) => startOf(values) !== Date.parse(lesson.startAt), words.same),
      ['time'],
    ),
    v.forward(
      v.partialCheck([['reason']], ({ reason }) => reason.trim() !== '' || !isLate(lesson, now()), words.reasonNeeded),
      ['reason'],
    ),
    v.transform((values) => ({
      newStartAt: new Date(startOf(values)).toISOString(),
      reason: values.reason.trim(),
    })),
  );
}
