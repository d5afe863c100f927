import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { formatTime, nameDay, speakDateTime, speakTime } from '@portal/domain/format/date-time';
import type { TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import { dayOf } from '@portal/domain/time/day';
import { useNow } from '@portal/portal-core/clock';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { VisuallyHidden } from '@portal/ui/visually-hidden';

/** When a lesson is: `오늘 19:00–20:00`, or its date; read in full. */
export function LessonTime({ startAt, endAt }: TimeSpan) {
  const zone = useTeacherZone();
  const today = dayOf(useNow(millisecondsInMinute), zone);
  const day = nameDay(dayOf(startAt, zone), today);
  return (
    <chakra.time dateTime={startAt} fontVariantNumeric="tabular-nums">
      <span aria-hidden>
        {day} {formatTime(startAt, zone)}–{formatTime(endAt, zone)}
      </span>
      <VisuallyHidden>
        {speakDateTime(startAt, zone)}부터 {speakTime(endAt, zone)}까지
      </VisuallyHidden>
    </chakra.time>
  );
}
