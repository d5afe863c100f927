import { formatTime } from '@portal/domain/format/date-time';
import { addDays, dayOf } from '@portal/domain/time/day';

/** When the last message came, as short as a list needs it: 10:05, 어제, 16/11, and 16/11/2025 of an earlier year. */
export function momentOf(at: string, now: Date, zone: string): string {
  const [day, today] = [dayOf(at, zone), dayOf(now, zone)];
  if (day === today) return formatTime(at, zone);
  if (day === addDays(today, -1)) return '어제';
  const short = `${day.slice(8)}/${day.slice(5, 7)}`;
  return day.slice(0, 4) === today.slice(0, 4) ? short : `${short}/${day.slice(0, 4)}`;
}
