import { millisecondsInDay } from 'date-fns/constants';
import type { FamilyLanguage } from '@portal/domain/classes/class';
import { weekSlotText } from '@portal/domain/courses/course-texts';
import { formatDayWithWeekday, formatTime } from '@portal/domain/format/date-time';
import { formatTimeRange } from '@portal/domain/format/range';
import { clockOf } from '@portal/domain/format/zone-city';
import { dayOf } from '@portal/domain/time/day';
import type { WeekSlot } from '@portal/domain/time/week-slot';
import { WEEKDAYS } from '@portal/domain/time/weekday';

interface TimeWords {
  /** `YYYY-MM-DD`. */
  readonly day: (day: string) => string;
  readonly moment: (at: string, zone: string) => string;
  readonly slot: (slot: WeekSlot) => string;
  /** By whose clocks the times beside it are meant. */
  readonly clock: (zone: string, at: Date) => string;
}

const vietnamese = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('vi-VN', options);
const A_MONDAY = Date.UTC(2024, 0, 1);

/** Days and times as they are read in a language. */
export const FAMILY_TIME: Readonly<Record<FamilyLanguage, TimeWords>> = {
  ko: {
    day: formatDayWithWeekday,
    moment: (at, zone) => `${formatDayWithWeekday(dayOf(at, zone))} ${formatTime(at, zone)}`,
    slot: weekSlotText,
    clock: clockOf,
  },
  vi: {
    day: (day) => vietnamese({ dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`)),
    moment: (at, zone) => vietnamese({ dateStyle: 'full', timeStyle: 'short', timeZone: zone }).format(Date.parse(at)),
    slot({ weekday, start, end }) {
      const day = A_MONDAY + WEEKDAYS.indexOf(weekday) * millisecondsInDay;
      return `${vietnamese({ weekday: 'long', timeZone: 'UTC' }).format(day)} ${formatTimeRange(start, end)}`;
    },
    clock: (zone, at) =>
      vietnamese({ timeZoneName: 'longGeneric', timeZone: zone })
        .formatToParts(at)
        .find(({ type }) => type === 'timeZoneName')?.value ?? zone,
  },
};
