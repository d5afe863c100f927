import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import * as v from 'valibot';
import { Day } from '@portal/domain/contract/scalar';

/** `?answers=2026-11-18` opens the families' answers of that day, and leaves the address. */
export function useLinkedAnswers(onOpen: (day: string, from: HTMLElement) => void) {
  const [query, setQuery] = useSearchParams();
  const day = query.get('answers');
  const open = useEffectEvent((asked: string) => {
    const from = document.querySelector<HTMLElement>('h1');
    if (from && v.is(Day, asked)) onOpen(asked, from);
    // Asked for again, it is to open again.
    setQuery(
      (current) => {
        current.delete('answers');
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  });
  useEffect(() => {
    if (day) open(day);
  }, [day]);
}
