import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { CalendarX2, CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { PlannedLesson } from '@portal/domain/classes/class';
import { formatDayWithWeekday, formatTime, nameDay, speakDay } from '@portal/domain/format/date-time';
import { formatTimeRange } from '@portal/domain/format/range';
import { dayOf } from '@portal/domain/time/day';
import { useNow } from '@portal/portal-core/clock';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { CLEAR_OF_ACTIONS } from '@portal/ui/use-in-sight';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { preview as words } from '../planning-messages.ts';
import { conflictWords } from './conflict-words.ts';

const Note = chakra('p', {
  base: { gridColumn: '2', display: 'flex', gap: '1.5', textStyle: 'body.sm', '& > svg': { mt: '1', flexShrink: 0 } },
});

interface Props {
  lesson: PlannedLesson;
  onSkip: () => void;
  onMove: (newStartAt: string) => void;
}

/** One lesson that would be made: the days left out before it, and what it overlaps, with the ways out of that. */
export function PlannedLessonRow({ lesson, onSkip, onMove }: Props) {
  const { no, title, startAt, endAt, slotAt, skipped, conflict } = lesson;
  const zone = useTeacherZone();
  const day = dayOf(startAt, zone);
  const conflictId = useId();
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
        {Date.parse(slotAt) !== Date.parse(startAt) && <chakra.p color="fg.link">{words.moved}</chakra.p>}
        <chakra.p color="fg.muted" overflowWrap="anywhere">
          {title}
        </chakra.p>
      </chakra.div>
      {conflict && (
        <Note id={conflictId} color="fg.error" fontWeight="medium">
          <Icon as={CircleAlert} size={16} />
          <chakra.span overflowWrap="anywhere">{conflictWords(conflict, zone)}</chakra.span>
        </Note>
      )}
      {conflict && <WaysOut lesson={lesson} conflictId={conflictId} onSkip={onSkip} onMove={onMove} />}
    </chakra.li>
  );
}

function WaysOut({ lesson: { no, alternatives }, conflictId, onSkip, onMove }: Props & { conflictId: string }) {
  const zone = useTeacherZone();
  const today = dayOf(useNow(millisecondsInMinute), zone);
  return (
    <chakra.div gridColumn="2" display="grid" gap="2" justifyItems="start">
      <Button
        size="sm"
        variant="outline"
        aria-label={words.skipNo(no)}
        aria-describedby={conflictId}
        data-way-out
        // What is in the way, above it, comes into sight with it.
        scrollMarginTop="24"
        scrollMarginBottom={CLEAR_OF_ACTIONS}
        onClick={onSkip}
      >
        {words.skipOne}
      </Button>
      <chakra.div
        role="group"
        aria-label={words.timesOf(no)}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="2"
      >
        <chakra.span color="fg.muted" aria-hidden>
          {alternatives.length > 0 ? words.times : words.noTimes}
        </chakra.span>
        {alternatives.map(({ startAt, endAt }) => (
          <Button key={startAt} size="sm" variant="outline" h="auto" py="1" onClick={() => onMove(startAt)}>
            {nameDay(dayOf(startAt, zone), today)} {formatTimeRange(formatTime(startAt, zone), formatTime(endAt, zone))}
          </Button>
        ))}
      </chakra.div>
    </chakra.div>
  );
}
