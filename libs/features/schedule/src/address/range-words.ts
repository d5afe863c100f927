import { formatDay, formatDayWithWeekday, speakDay } from '@portal/domain/format/date-time';
import { formatDayRange } from '@portal/domain/format/range';
import { messages } from '../messages.ts';
import { type CalendarAddress, visibleRange } from './calendar-view.ts';

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
