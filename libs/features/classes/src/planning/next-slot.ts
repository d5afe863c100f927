import type { WeekSlot } from '@portal/domain/time/week-slot';
import { WEEKDAYS } from '@portal/domain/time/weekday';

/** Most times of a week. */
export const SLOTS_MAX = 28;

/** The time of the week that one is likely to write next: the day after the last one, at the same time. */
export function nextSlot(slots: readonly WeekSlot[]): WeekSlot {
  const last = slots.at(-1);
  if (!last) return { weekday: 'MONDAY', start: '', end: '' };
  return { ...last, weekday: WEEKDAYS[(WEEKDAYS.indexOf(last.weekday) + 1) % WEEKDAYS.length] ?? 'MONDAY' };
}
