import type { ReactNode } from 'react';
import { useGetCalendarQuery } from '@portal/api/schedule/calendar.api';
import { formatDayWithWeekday } from '@portal/domain/format/date-time';
import type { TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import { LIMITS } from '@portal/domain/tenant/limits';
import { addDays, dayOf } from '@portal/domain/time/day';
import { AlertPlace } from '@portal/ui/alert-place';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { rulesMessages } from '../rules-messages.ts';
import type { Day } from '../time/day.ts';
import { lessonDaysInside } from './time-off-values.ts';

const words = rulesMessages.timeOff;

interface Props {
  span: TimeSpan;
  timeZone: string;
  /** The sentence of the refusal, which says how many they are. */
  message: string;
  onMoveDay: (day: Day) => void;
  /** The other way: to hold them. */
  children: ReactNode;
}

/** Lessons stand inside the wished time off: their days, each a press away from being moved, or everything as it is. */
export function LessonsInside({ span, timeZone, message, onMoveDay, children }: Props) {
  const from = dayOf(span.startAt, timeZone);
  const end = dayOf(Date.parse(span.endAt) - 1, timeZone);
  const furthest = addDays(from, LIMITS.calendarRangeDays - 1);
  const { data } = useGetCalendarQuery({ from, to: end < furthest ? end : furthest });
  const days = data ? lessonDaysInside(data.lessons, span, timeZone) : [];
  return (
    <AlertPlace>
      <Banner
        tone="warning"
        title={words.inside}
        action={
          <>
            {days.map(([day, count]) => (
              <Button key={day} variant="outline" onClick={() => onMoveDay(day)}>
                {words.moveDay(formatDayWithWeekday(day), count)}
              </Button>
            ))}
            {children}
          </>
        }
      >
        <p>{message}</p>
        <p>{words.insideBody}</p>
      </Banner>
    </AlertPlace>
  );
}
