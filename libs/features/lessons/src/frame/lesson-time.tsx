import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { formatTime, nameDay, speakDateTime, speakTime } from '@portal/domain/format/date-time';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { dayOf } from '@portal/domain/time/day';
import { useNow } from '@portal/portal-core/clock';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { messages } from '../messages.ts';

/** When a lesson is: `오늘 19:00–20:00`, or its date; read in full. */
export function LessonTime({ startAt, endAt }: Pick<Lesson, 'startAt' | 'endAt'>) {
  const zone = useTeacherZone();
  const today = dayOf(useNow(millisecondsInMinute), zone);
  return (
    <chakra.time dateTime={startAt} fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      <span aria-hidden>
        {nameDay(dayOf(startAt, zone), today)} {formatTime(startAt, zone)}–{formatTime(endAt, zone)}
      </span>
      <VisuallyHidden>{messages.spoken(speakDateTime(startAt, zone), speakTime(endAt, zone))}</VisuallyHidden>
    </chakra.time>
  );
}
