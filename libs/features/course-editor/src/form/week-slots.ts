import { formatDuration } from '@portal/domain/format/date-time';
import { WEEKDAYS } from '@portal/domain/time/weekday';
import type { SlotFields } from './course-fields.ts';

/** From Monday morning to Sunday night. */
export const inWeekOrder = <S extends Pick<SlotFields, 'weekday' | 'start'>>(slots: readonly S[]): S[] =>
  slots.toSorted((a, b) => WEEKDAYS.indexOf(a.weekday) - WEEKDAYS.indexOf(b.weekday) || (a.start < b.start ? -1 : 1));

/** Most times of a week. */
export const SLOTS_MAX = 28;

/** The next time of the week that one is likely to write: the day after the last one, at the same time. */
export function nextSlot(slots: readonly SlotFields[]): SlotFields {
  const last = slots.at(-1);
  if (!last) return { weekday: 'MONDAY', start: '', end: '' };
  const weekday = WEEKDAYS[(WEEKDAYS.indexOf(last.weekday) + 1) % WEEKDAYS.length] ?? 'MONDAY';
  return { ...last, weekday };
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** How long a week of these times is, in words: `2시간 30분`. */
export function weekLength(slots: readonly Pick<SlotFields, 'start' | 'end'>[]): string {
  const minutes = slots.reduce((sum, { start, end }) => sum + Math.max(0, minutesOf(end) - minutesOf(start)), 0);
  return formatDuration(minutes * 60_000);
}
