import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { DayActions } from '../time/calendar-layers.ts';
import type { Day } from '../time/day.ts';

interface Options {
  actions: DayActions | null;
  today: Day;
  /** Where the focus goes when the dialog closes; null until it is there. */
  from: HTMLElement | null;
}

/** `?day=ill` and `?day=off` begin an action of today, and leave the address: the way of the command palette. */
export function useLinkedDayAction({ actions, today, from }: Options) {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('day');
  const begin = useEffectEvent((button: HTMLElement) => {
    if (asked === 'ill') actions?.moveDay(today, button, true);
    else actions?.addTimeOff(today, button);
    // Asked for again, it is to open again.
    setQuery(
      (current) => {
        current.delete('day');
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  });
  useEffect(() => {
    if (from && (asked === 'ill' || asked === 'off')) begin(from);
  }, [from, asked]);
}
