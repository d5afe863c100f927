import * as v from 'valibot';
import { Day, EndTimeOfDay, Text, TimeOfDay } from '@portal/domain/contract/scalar';
import type { Lesson } from '@portal/domain/lessons/lesson';
import type { TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import { timeOffsContract } from '@portal/domain/schedule/time-offs.contract';
import { dayOf, instantOf } from '@portal/domain/time/day';
import { minuteOfTime } from '@portal/domain/time/time-of-day';
import { rulesMessages } from '../rules-messages.ts';

const words = rulesMessages.timeOff;

export interface TimeOffValues {
  from: string;
  to: string;
  isWholeDay: boolean;
  start: string;
  end: string;
  reason: string;
  publicReason: string;
}

export const timeOffDefaults = (day: string): TimeOffValues => ({
  from: day,
  to: day,
  isWholeDay: true,
  start: '09:00',
  end: '18:00',
  reason: '',
  publicReason: '',
});

const startOf = (day: string, time: string, zone: string) => instantOf(day, minuteOfTime(time), zone);

type When = Omit<TimeOffValues, 'reason' | 'publicReason'>;

/** The stretch that the form describes: whole days end at the midnight after the last one. */
export function timeOffSpan({ from, to, isWholeDay, start, end }: When, zone: string): TimeSpan {
  return {
    startAt: startOf(from, isWholeDay ? '00:00' : start, zone).toISOString(),
    endAt: startOf(to, isWholeDay ? '24:00' : end, zone).toISOString(),
  };
}

const OneDay = v.pipe(v.string(), v.nonEmpty(words.dayNeeded), Day);
const SHARED = {
  from: OneDay,
  to: OneDay,
  reason: timeOffsContract.createTimeOff.body.entries.reason,
  publicReason: Text(200),
};
const WHEN = [['from'], ['to'], ['isWholeDay'], ['start'], ['end']] as const;

/** A stretch that runs forward and is not over, with the teacher's own reason. */
export function timeOffSchema(zone: string, now: () => number) {
  return v.pipe(
    // The fields of the times are gone while whole days are meant: what was left in them is nothing to complain about.
    v.variant('isWholeDay', [
      v.object({ ...SHARED, isWholeDay: v.literal(true), start: v.string(), end: v.string() }),
      v.object({
        ...SHARED,
        isWholeDay: v.literal(false),
        start: v.pipe(v.string(), v.nonEmpty(words.timeNeeded), TimeOfDay),
        end: v.pipe(v.string(), v.nonEmpty(words.timeNeeded), EndTimeOfDay),
      }),
    ]),
    v.forward(
      v.partialCheck(
        WHEN,
        (when) => {
          const { startAt, endAt } = timeOffSpan(when, zone);
          return Date.parse(endAt) > Date.parse(startAt);
        },
        words.order,
      ),
      ['to'],
    ),
    v.forward(
      v.partialCheck(WHEN, (when) => Date.parse(timeOffSpan(when, zone).endAt) > now(), words.past),
      ['to'],
    ),
    v.transform(({ reason, publicReason, ...when }) => ({
      ...timeOffSpan(when, zone),
      reason: reason.trim(),
      publicReason: publicReason.trim() || null,
    })),
  );
}

/** The days on which lessons that could be moved lie inside a stretch, with how many. */
export function lessonDaysInside(
  lessons: readonly Lesson[],
  span: TimeSpan,
  zone: string,
): [day: string, count: number][] {
  const days = new Map<string, number>();
  for (const lesson of lessons) {
    const isInside =
      Date.parse(lesson.startAt) < Date.parse(span.endAt) && Date.parse(lesson.endAt) > Date.parse(span.startAt);
    if (!isInside || lesson.status !== 'UPCOMING') continue;
    const day = dayOf(lesson.startAt, zone);
    days.set(day, (days.get(day) ?? 0) + 1);
  }
  return [...days].sort(([a], [b]) => (a < b ? -1 : 1));
}
