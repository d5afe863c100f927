import { speakDay } from '@portal/domain/format/date-time';
import type { Day } from './day.ts';

interface SpokenDayProps {
  day: Day;
  /** Said after the date. */
  after?: string;
}

/**
 * The number of a day for the eye and the whole date for the ear; what is seen is a part of what is said (WCAG 2.5.3).
 * Inside a CalendarLook, whose plain class it wears: a month has 42 of them, drawn anew with every change.
 */
export function SpokenDay({ day, after = '' }: SpokenDayProps) {
  return (
    <>
      <span aria-hidden>{Number(day.slice(8))}</span>
      <span className="sr">{speakDay(day) + after}</span>
    </>
  );
}
