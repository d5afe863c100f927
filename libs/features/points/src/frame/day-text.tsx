import { chakra } from '@chakra-ui/react/styled-system';
import { formatDayWithWeekday, speakDay } from '@portal/domain/format/date-time';
import { VisuallyHidden } from '@portal/ui/visually-hidden';

/** A day on which something ends, `YYYY-MM-DD`: in figures for the eye and in words for the ear. */
export function DayText({ day }: { day: string }) {
  return (
    <chakra.time dateTime={day} whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
      <span aria-hidden>{formatDayWithWeekday(day)}</span>
      <VisuallyHidden>{speakDay(day)}</VisuallyHidden>
    </chakra.time>
  );
}
