import { formatDay, formatDayWithWeekday, speakDay } from '@portal/domain/format/date-time';
import { formatDayRange } from '@portal/domain/format/range';
import { messages } from '../messages.ts';
import type { Day } from '../time/day.ts';
import { type CalendarAddress, visibleRange } from './calendar-view.ts';

/** The visible days where there is little room: without the year if it is this one, and with the month once where it is one. */
export function shortRange(address: CalendarAddress, today: Day): string {
  if (address.view === 'month') return rangeWords(address).shown;
  const { from, to } = visibleRange(address);
  const isThisYear = to.slice(0, 4) === today.slice(0, 4);
  const words = (day: Day) => formatDay(day).slice(0, isThisYear ? 5 : undefined);
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return formatDayRange(isOneMonth ? formatDay(from).slice(0, 2) : words(from), words(to));
}

/** The visible days for the eye and for the ear. */
export function rangeWords(address: CalendarAddress): { shown: string; spoken: string } {
  const { view, date } = address;
  if (view === 'day') return { shown: formatDayWithWeekday(date), spoken: speakDay(date) };
  if (view === 'month') {
    const month = messages.month(Number(date.slice(0, 4)), Number(date.slice(5, 7)));
    return { shown: month, spoken: month };
  }
  const { from, to } = visibleRange(address);
  return {
    shown: formatDayRange(formatDay(from), formatDay(to)),
    spoken: messages.span(speakDay(from), speakDay(to)),
  };
}
