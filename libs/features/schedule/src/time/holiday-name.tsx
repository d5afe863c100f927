import { useCalendarLayers } from './calendar-layers.ts';
import type { Day } from './day.ts';
import { holidayWords } from './holidays.ts';

/** The holidays of a day in the calendar's red; another country's with its name. For the eye: the spoken date says them. */
export function HolidayName({ day }: { day: Day }) {
  const holidays = useCalendarLayers().holidaysOf.get(day);
  if (!holidays) return null;
  const words = holidayWords(holidays);
  return (
    <span className="holiday" aria-hidden title={words}>
      {words}
    </span>
  );
}

/** `2026년 3월 2일 월요일` becomes `…, 대체공휴일`. */
export function useSpokenHoliday(day: Day): string {
  const holidays = useCalendarLayers().holidaysOf.get(day);
  return holidays ? `, ${holidayWords(holidays)}` : '';
}
