import { speakDay } from '@portal/domain/format/date-time';
import { weekdayOf } from '@portal/domain/time/day';
import { WEEKDAY_SHORT_LABELS } from '@portal/domain/time/weekday';
import { dayTone } from '@portal/ui/day-tone';
import { messages } from '../messages.ts';
import { useCalendarLayers } from '../time/calendar-layers.ts';
import type { Day } from '../time/day.ts';
import { useSpokenHoliday } from '../time/holiday-name.tsx';
import { isRedDay } from '../time/holidays.ts';

/** The colour of a day: its weekday's, and red on a holiday of Korea. */
export function useToneOfDay(): (day: Day) => ReturnType<typeof dayTone> {
  const { holidaysOf } = useCalendarLayers();
  return (day) => (isRedDay(holidaysOf.get(day) ?? []) ? 'sunday' : dayTone(day));
}

/** Weekday and date for the eye, the whole date for the ear. */
export function DayName({ day, isToday }: { day: Day; isToday: boolean }) {
  const spoken = speakDay(day) + useSpokenHoliday(day);
  return (
    <time dateTime={day} className="day-name" data-tone={useToneOfDay()(day)} data-today={isToday || undefined}>
      <span className="sr">{isToday ? `${spoken}, ${messages.today}` : spoken}</span>
      <span aria-hidden className="weekday">
        {WEEKDAY_SHORT_LABELS[weekdayOf(day)]}
      </span>
      <span aria-hidden className="date">
        {Number(day.slice(8))}
      </span>
    </time>
  );
}
