import { chakra } from '@chakra-ui/react/styled-system';
import {
  formatDateTime,
  formatDay,
  formatDayWithWeekday,
  formatMoment,
  formatTime,
  speakDateTime,
  speakDay,
  speakTime,
} from '@portal/domain/format/date-time';
import { dayOf, type InstantLike } from '@portal/domain/time/day';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import { useZone } from '../dates/zone.ts';

interface DateTextProps {
  instant: InstantLike;
  /** IANA name; the zone of the place where it stands unless named. */
  zone?: string;
  /** `18/11/2026`, with `(수)`, `10:42`, the day with its hour, or all three where somebody has to be there or done by then. */
  show?: 'day' | 'weekday' | 'time' | 'dateTime' | 'weekdayTime';
  /** Words for a near moment, such as 어제, in place of the figures; the full date is still read and in the tooltip. */
  children?: string;
}

function wordsOf(instant: InstantLike, zone: string, show: NonNullable<DateTextProps['show']>) {
  const day = dayOf(instant, zone);
  const moment = { said: speakDateTime(instant, zone), machine: new Date(instant).toISOString() };
  return {
    day: { seen: formatDay(day), said: speakDay(day), machine: day },
    weekday: { seen: formatDayWithWeekday(day), said: speakDay(day), machine: day },
    time: { seen: formatTime(instant, zone), said: speakTime(instant, zone), machine: formatTime(instant, zone) },
    dateTime: { ...moment, seen: formatDateTime(instant, zone) },
    weekdayTime: { ...moment, seen: formatMoment(instant, zone) },
  }[show];
}

/** A moment in figures for the eye and in words for the ear: 03/04/2026 is 2026년 4월 3일 금요일. */
export function DateText({ instant, zone, show = 'day', children }: DateTextProps) {
  const here = useZone();
  const { seen, said, machine } = wordsOf(instant, zone ?? here, show);
  return (
    <chakra.time dateTime={machine} title={children && seen} fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      <span aria-hidden={children === undefined || undefined}>{children ?? seen}</span>
      {children === undefined && <VisuallyHidden>{said}</VisuallyHidden>}
    </chakra.time>
  );
}
