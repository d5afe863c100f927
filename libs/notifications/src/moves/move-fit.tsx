import { chakra } from '@chakra-ui/react/styled-system';
import { CalendarClock, CalendarX2, CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { useGetCalendarQuery } from '@portal/api/schedule/calendar.api';
import type { LessonMove } from '@portal/domain/lessons/lesson-move';
import type { ScheduleFit } from '@portal/domain/schedule/schedule-conflict';
import { dayOf } from '@portal/domain/time/day';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { DateText } from '@portal/ui/date-text';
import { Icon } from '@portal/ui/icon';
import { DayStrip } from './day-strip.tsx';
import { moveMessages as messages } from './move-messages.ts';
import { stripOf } from './strip-parts.ts';

interface MoveFitProps {
  move: LessonMove;
  /** What the server says about the time; it alone knows all that can stand there. */
  fit: ScheduleFit | undefined;
}

/** The wanted time among what she has on that day, and in words whether it is free: seen before she answers. */
export function MoveFit({ move, fit }: MoveFitProps) {
  const titleId = useId();
  const zone = useTeacherZone();
  const day = dayOf(move.newStartAt, zone);
  const { currentData: calendar } = useGetCalendarQuery({ from: day, to: day });
  if (!fit && !calendar) return null;
  return (
    <chakra.section aria-labelledby={titleId} containerType="inline-size">
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4" rowGap="1" mb="2">
        <chakra.h3 id={titleId} textStyle="label" color="fg.muted">
          <DateText instant={move.newStartAt} show="weekday" /> {messages.onDay}
        </chakra.h3>
        {fit && <Verdict {...fit} />}
      </chakra.div>
      {calendar && <DayStrip {...stripOf(calendar, move, zone)} />}
    </chakra.section>
  );
}

function Verdict({ other, isFreeTime }: ScheduleFit) {
  const look = other
    ? { icon: CalendarX2, color: 'fg.error', text: messages.taken[other.kind](other.title) }
    : isFreeTime
      ? { icon: CircleCheck, color: 'fg.success', text: messages.isFree }
      : { icon: CalendarClock, color: 'fg.warning', text: messages.isOutside };
  return (
    <chakra.p display="flex" gap="1.5" textStyle="label" color={look.color} minW="0" overflowWrap="anywhere">
      <chakra.span display="flex" flex="none" pt="0.5">
        <Icon as={look.icon} size={16} />
      </chakra.span>
      {look.text}
    </chakra.p>
  );
}
