import { speakDay } from '@portal/domain/format/date-time';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import type { Day } from '../model/day.ts';

interface SpokenDayProps {
  day: Day;
  /** Said after the date. */
  after?: string;
}

/** The number of a day for the eye and the whole date for the ear; what is seen is a part of what is said (WCAG 2.5.3). */
export function SpokenDay({ day, after = '' }: SpokenDayProps) {
  return (
    <>
      <span aria-hidden>{Number(day.slice(8))}</span>
      <VisuallyHidden>{speakDay(day) + after}</VisuallyHidden>
    </>
  );
}
