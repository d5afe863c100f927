import { weekdayOf } from '@portal/domain/time/day';

/** Sunday is red and Saturday blue, as in every Korean calendar. */
export function dayTone(day: string): 'sunday' | 'saturday' | undefined {
  const weekday = weekdayOf(day);
  if (weekday === 'SUNDAY') return 'sunday';
  return weekday === 'SATURDAY' ? 'saturday' : undefined;
}
