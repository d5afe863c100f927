import { formatTime, nameDay } from '@portal/domain/format/date-time';
import { dayOf } from '@portal/domain/time/day';

/** Until when a talk is muted, by the clock of its reader: 18:42 of the same day, else with the name of the day. */
export function mutedMoment(until: string, now: Date, zone: string): string {
  const [day, today] = [dayOf(until, zone), dayOf(now, zone)];
  return day === today ? formatTime(until, zone) : `${nameDay(day, today)} ${formatTime(until, zone)}`;
}
