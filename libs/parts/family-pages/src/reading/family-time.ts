import { millisecondsInDay } from 'date-fns/constants';
import type { FamilyLanguage } from '@portal/domain/classes/class';
import { weekSlotText } from '@portal/domain/courses/course-texts';
import { formatDay, formatDayWithWeekday, formatMoment, formatTime, nameDay } from '@portal/domain/format/date-time';
import { formatTimeRange } from '@portal/domain/format/range';
import { clockOf, vietnameseClockOf } from '@portal/domain/format/zone-city';
import {
  DEFAULT_TIME_ZONE,
  dayOf,
  daysBetween,
  type InstantLike,
  isoWeekdayOf,
  weekdayOf,
} from '@portal/domain/time/day';
import type { WeekSlot } from '@portal/domain/time/week-slot';
import { WEEKDAY_SHORT_LABELS, WEEKDAYS } from '@portal/domain/time/weekday';
import { showTheSame } from './device-zone.ts';

interface TimeWords {
  /** `YYYY-MM-DD`. */
  readonly day: (day: string) => string;
  readonly moment: (at: string, zone: string) => string;
  /** A day and its weekday on a short line, after the word for it where it is near. */
  readonly dayLine: (day: string, today: string) => string;
  /** A day and its weekday where there is little room. */
  readonly shortDay: (day: string) => string;
  /** The weekday of a day in a letter or two. */
  readonly weekday: (day: string) => string;
  /** A moment on a short line. */
  readonly short: (at: string, zone: string) => string;
  /** The same, with a near day by its name alone. */
  readonly near: (at: string, zone: string, now: InstantLike) => string;
  readonly slot: (slot: WeekSlot) => string;
  /** By whose clocks the times beside it are meant. */
  readonly clock: (zone: string, at: Date) => string;
}

const vietnamese = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('vi-VN', options);
const A_MONDAY = Date.UTC(2024, 0, 1);

const VIETNAMESE_DAYS: Readonly<Record<number, string>> = { [-1]: 'hôm qua', 0: 'hôm nay', 1: 'ngày mai' };
const vietnameseWeekdaySign = (day: string) => (isoWeekdayOf(day) === 7 ? 'CN' : `T${isoWeekdayOf(day) + 1}`);
const vietnameseShortDay = (day: string) => `${vietnameseWeekdaySign(day)} ${formatDay(day)}`;
const vietnameseWeekday = (day: string) =>
  vietnamese({ weekday: 'long', timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`));

/** Days and times as they are read in a language. */
export const FAMILY_TIME: Readonly<Record<FamilyLanguage, TimeWords>> = {
  ko: {
    day: formatDayWithWeekday,
    moment: formatMoment,
    dayLine(day, today) {
      const name = nameDay(day, today);
      const full = formatDayWithWeekday(day);
      return name === full ? full : `${name} ${full}`;
    },
    shortDay: formatDayWithWeekday,
    weekday: (day) => WEEKDAY_SHORT_LABELS[weekdayOf(day)],
    short: formatMoment,
    near: (at, zone, now) => `${nameDay(dayOf(at, zone), dayOf(now, zone))} ${formatTime(at, zone)}`,
    slot: weekSlotText,
    clock: clockOf,
  },
  vi: {
    day: (day) => vietnamese({ dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`)),
    moment: (at, zone) => vietnamese({ dateStyle: 'full', timeStyle: 'short', timeZone: zone }).format(Date.parse(at)),
    dayLine(day, today) {
      const name = VIETNAMESE_DAYS[daysBetween(today, day)];
      const full = `${vietnameseWeekday(day)} ${formatDay(day)}`;
      return name === undefined ? full : `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${full}`;
    },
    shortDay: vietnameseShortDay,
    weekday: vietnameseWeekdaySign,
    short: (at, zone) => `${formatTime(at, zone)} ${vietnameseShortDay(dayOf(at, zone))}`,
    near(at, zone, now) {
      const day = dayOf(at, zone);
      return `${formatTime(at, zone)} ${VIETNAMESE_DAYS[daysBetween(dayOf(now, zone), day)] ?? vietnameseShortDay(day)}`;
    },
    slot({ weekday, start, end }) {
      const day = A_MONDAY + WEEKDAYS.indexOf(weekday) * millisecondsInDay;
      return `${vietnamese({ weekday: 'long', timeZone: 'UTC' }).format(day)} ${formatTimeRange(start, end)}`;
    },
    clock: vietnameseClockOf,
  },
};

/** A moment by the clocks of a zone, which are named where they do not show what those in Seoul do. */
export function namedMoment(language: FamilyLanguage, at: string, zone: string): string {
  const { moment, clock } = FAMILY_TIME[language];
  const shown = moment(at, zone);
  return showTheSame(zone, DEFAULT_TIME_ZONE, at) ? shown : `${shown} (${clock(zone, new Date(at))})`;
}
