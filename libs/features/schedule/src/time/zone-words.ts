import { formatTime } from '@portal/domain/format/date-time';
import { cityOf } from '@portal/domain/format/zone-city';
import { dayOf, daysBetween } from '@portal/domain/time/day';

/** How far the day of the other zone lies from the own one: 전날, 다음 날, or nothing. */
export function dayShift(day: string, otherDay: string): '' | '전날' | '다음 날' {
  const days = daysBetween(day, otherDay);
  if (days === 0) return '';
  return days < 0 ? '전날' : '다음 날';
}

/** `호찌민 08:00`, or `호찌민 전날 23:00`, for an instant that is shown on the clocks of `zone`. */
export function otherZoneTime(instant: string | number, zone: string, second: string): string {
  const shift = dayShift(dayOf(instant, zone), dayOf(instant, second));
  return [cityOf(second), shift, formatTime(instant, second)].filter(Boolean).join(' ');
}
