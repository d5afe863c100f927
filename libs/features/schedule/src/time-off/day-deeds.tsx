import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import type { Holiday } from '@portal/domain/time/holiday';
import { isTimeZone } from '@portal/domain/time/time-zone';
import { type CalendarLayers, CalendarLayersProvider, type DayDeeds } from '../time/calendar-layers.ts';
import { holidaysByDay } from '../time/holidays.ts';
import type { OpenDayDeed } from './day-dialogs.tsx';

const DayDialogs = lazy(async () => ({ default: (await import('./day-dialogs.tsx')).DayDialogs }));

const NO_HOLIDAYS: readonly Holiday[] = [];

interface Props {
  timeZone: string;
  secondTimeZone?: string | null | undefined;
  holidays?: readonly Holiday[] | undefined;
  children: ReactNode;
}

/** What lies over all days of a calendar: the second clock, the holidays, and the deeds of whole days with their dialogs. */
export function CalendarWithDeeds({ timeZone, secondTimeZone = null, holidays = NO_HOLIDAYS, children }: Props) {
  const [deed, setDeed] = useState<OpenDayDeed | null>(null);
  const [wasUsed, setWasUsed] = useState(false);
  const opener = useRef<HTMLElement | null>(null);

  const deeds = useMemo<DayDeeds>(() => {
    const open = (next: OpenDayDeed, from: HTMLElement) => {
      opener.current = from;
      setWasUsed(true);
      setDeed(next);
    };
    return {
      moveDay: (day, from, isIll = false) => open({ kind: 'move', day, isIll }, from),
      addTimeOff: (day, from) => open({ kind: 'off', day }, from),
    };
  }, []);
  const layers = useMemo<CalendarLayers>(
    () => ({
      timeZone,
      // A zone that this browser does not know, or the own one, is no second clock.
      secondTimeZone:
        secondTimeZone && secondTimeZone !== timeZone && isTimeZone(secondTimeZone) ? secondTimeZone : null,
      holidaysOf: holidaysByDay(holidays),
      deeds,
    }),
    [timeZone, secondTimeZone, holidays, deeds],
  );
  return (
    <CalendarLayersProvider value={layers}>
      {children}
      {wasUsed && (
        <Suspense fallback={null}>
          <DayDialogs deed={deed} timeZone={timeZone} onChange={setDeed} finalFocus={opener} />
        </Suspense>
      )}
    </CalendarLayersProvider>
  );
}
