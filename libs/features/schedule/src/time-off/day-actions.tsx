import { type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import type { Holiday } from '@portal/domain/time/holiday';
import { isTimeZone } from '@portal/domain/time/time-zone';
import { late } from '@portal/ui/late';
import { type CalendarLayers, CalendarLayersProvider, type DayActions, NO_LAYERS } from '../time/calendar-layers.ts';
import { holidaysByDay } from '../time/holidays.ts';
import type { OpenDayAction } from './day-dialogs.tsx';
import { useLinkedAnswers } from './use-linked-answers.ts';

const DayDialogs = late(async () => ({ default: (await import('./day-dialogs.tsx')).DayDialogs }));

const NO_HOLIDAYS: readonly Holiday[] = [];

interface Props {
  timeZone: string;
  secondTimeZone?: string | null | undefined;
  holidays?: readonly Holiday[] | undefined;
  tasksOf?: CalendarLayers['tasksOf'];
  children: ReactNode;
}

/** What lies over all days of a calendar: the second clock, the holidays, what is due, and the actions of whole days with their dialogs. */
export function CalendarWithActions({
  timeZone,
  secondTimeZone = null,
  holidays = NO_HOLIDAYS,
  tasksOf = NO_LAYERS.tasksOf,
  children,
}: Props) {
  const [action, setAction] = useState<OpenDayAction | null>(null);
  const [wasUsed, setWasUsed] = useState(false);
  const opener = useRef<HTMLElement | null>(null);

  const open = useCallback((next: OpenDayAction, from: HTMLElement) => {
    opener.current = from;
    setWasUsed(true);
    setAction(next);
  }, []);
  const actions = useMemo<DayActions>(
    () => ({
      moveDay: (day, from, isIll = false) => open({ kind: 'move', day, isIll }, from),
      addTimeOff: (day, from) => open({ kind: 'off', day }, from),
    }),
    [open],
  );
  useLinkedAnswers((day, from) => open({ kind: 'move', day, isIll: false, isAnswers: true }, from));
  const layers = useMemo<CalendarLayers>(
    () => ({
      timeZone,
      // A zone that this browser does not know, or the own one, is no second clock.
      secondTimeZone:
        secondTimeZone && secondTimeZone !== timeZone && isTimeZone(secondTimeZone) ? secondTimeZone : null,
      holidaysOf: holidaysByDay(holidays),
      tasksOf,
      actions,
    }),
    [timeZone, secondTimeZone, holidays, tasksOf, actions],
  );
  return (
    <CalendarLayersProvider value={layers}>
      {children}
      {wasUsed && (
        <Suspense fallback={null}>
          <DayDialogs action={action} timeZone={timeZone} onChange={setAction} finalFocus={opener} />
        </Suspense>
      )}
    </CalendarLayersProvider>
  );
}
