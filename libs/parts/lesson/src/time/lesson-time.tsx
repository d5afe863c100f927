import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import {
  formatDayWithWeekday,
  formatDuration,
  formatTime,
  nameDay,
  speakDateTime,
  speakTime,
} from '@portal/domain/format/date-time';
import { formatTimeRange } from '@portal/domain/format/range';
import type { TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import { dayOf } from '@portal/domain/time/day';
import { useNow } from '@portal/portal-core/clock';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { VisuallyHidden } from '@portal/ui/visually-hidden';

interface Props extends TimeSpan {
  /** Whether it tells all: the date also of a near day, and how long the lesson is. */
  isFull?: boolean;
}

/** When a lesson is: `오늘 19:00–20:00`, or its date; read in full. */
export function LessonTime({ startAt, endAt, isFull = false }: Props) {
  const zone = useTeacherZone();
  const today = dayOf(useNow(millisecondsInMinute), zone);
  const day = dayOf(startAt, zone);
  const times = formatTimeRange(formatTime(startAt, zone), formatTime(endAt, zone));
  const length = formatDuration(Date.parse(endAt) - Date.parse(startAt));
  return (
    <chakra.time
      dateTime={startAt}
      fontVariantNumeric="tabular-nums"
      // A line takes all of it, or it has a line of its own; large text on a phone breaks it even there.
      display={isFull ? undefined : 'inline-block'}
    >
      <span aria-hidden>
        {isFull ? `${formatDayWithWeekday(day)} ${times} · ${length}` : `${nameDay(day, today)} ${times}`}
      </span>
      <VisuallyHidden>
        {speakDateTime(startAt, zone)}부터 {speakTime(endAt, zone)}까지{isFull && `, ${length}`}
      </VisuallyHidden>
    </chakra.time>
  );
}
