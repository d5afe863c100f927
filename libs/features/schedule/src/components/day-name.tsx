import { speakDay } from '@portal/domain/format/date-time';
import { weekdayOf } from '@portal/domain/time/day';
import { WEEKDAY_SHORT_LABELS } from '@portal/domain/time/weekday';
import { messages } from '../messages.ts';
import type { Day } from '../model/day.ts';

/** Sunday is red and Saturday blue, as in every Korean calendar. */
export function dayTone(day: Day): 'sunday' | 'saturday' | undefined {
  const weekday = weekdayOf(day);
  if (weekday === 'SUNDAY') return 'sunday';
  return weekday === 'SATURDAY' ? 'saturday' : undefined;
}

/** Weekday and date for the eye, the whole date for the ear. */
export function DayName({ day, isToday }: { day: Day; isToday: boolean }) {
  return (
    <time dateTime={day} className="day-name" data-tone={dayTone(day)} data-today={isToday || undefined}>
      <span className="sr">{isToday ? `${speakDay(day)}, ${messages.today}` : speakDay(day)}</span>
      <span aria-hidden className="weekday">
        {WEEKDAY_SHORT_LABELS[weekdayOf(day)]}
      </span>
      <span aria-hidden className="date">
        {Number(day.slice(8))}
      </span>
    </time>
  );
}
