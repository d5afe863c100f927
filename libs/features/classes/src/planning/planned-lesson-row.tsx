import { chakra } from '@chakra-ui/react/styled-system';
import { CalendarX2, CircleAlert } from 'lucide-react';
import type { PlannedLesson } from '@portal/domain/classes/class';
import { formatDayWithWeekday, formatTime, speakDay } from '@portal/domain/format/date-time';
import { formatTimeRange } from '@portal/domain/format/range';
import { dayOf } from '@portal/domain/time/day';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { preview as words } from '../planning-messages.ts';
import { conflictWords } from './conflict-words.ts';

const Note = chakra('p', {
  base: { gridColumn: '2', display: 'flex', gap: '1.5', textStyle: 'body.sm', '& > svg': { mt: '1', flexShrink: 0 } },
});

/** One lesson that would be made: the days left out before it, and what it overlaps. */
export function PlannedLessonRow({ lesson }: { lesson: PlannedLesson }) {
  const { no, title, startAt, endAt, skipped, conflict } = lesson;
  const zone = useTeacherZone();
  const day = dayOf(startAt, zone);
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="3.5rem minmax(0, 1fr)"
      columnGap="2"
      rowGap="1"
      py="2"
      borderTopWidth="1px"
      textStyle="body.sm"
      fontVariantNumeric="tabular-nums"
    >
      {skipped.map(({ date, name }) => (
        <Note key={`${date} ${name}`} color="fg.muted">
          <Icon as={CalendarX2} size={16} />
          <span>
            <span aria-hidden>{words.skippedDay(formatDayWithWeekday(date), name)}</span>
            <VisuallyHidden>{words.skippedDay(speakDay(date), name)}</VisuallyHidden>
          </span>
        </Note>
      ))}
      <chakra.span gridColumn="1" color="fg.muted">
        {words.lesson(no)}
      </chakra.span>
      <chakra.div minW="0">
        <p>
          <span aria-hidden>{formatDayWithWeekday(day)}</span>
          <VisuallyHidden>{speakDay(day)}</VisuallyHidden>{' '}
          {formatTimeRange(formatTime(startAt, zone), formatTime(endAt, zone))}
        </p>
        <chakra.p color="fg.muted" overflowWrap="anywhere">
          {title}
        </chakra.p>
      </chakra.div>
      {conflict && (
        <Note color="fg.error" fontWeight="medium">
          <Icon as={CircleAlert} size={16} />
          <chakra.span overflowWrap="anywhere">{conflictWords(conflict, zone)}</chakra.span>
        </Note>
      )}
    </chakra.li>
  );
}
