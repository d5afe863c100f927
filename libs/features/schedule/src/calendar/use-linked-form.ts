import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { SetURLSearchParams } from 'react-router';

interface Options {
  query: URLSearchParams;
  setQuery: SetURLSearchParams;
  /** The data of the visible days is here. */
  isReady: boolean;
  /** Where the focus goes when the form closes. */
  home: RefObject<HTMLElement | null>;
  onAdd: (kind: 'event' | 'free', from: HTMLElement) => void;
}

/** `?new=event` and `?new=free` open an empty form, and leave the address: the way of the command palette. */
export function useLinkedForm({ query, setQuery, isReady, home, onAdd }: Options) {
  const kind = query.get('new');
  const open = useEffectEvent((asked: 'event' | 'free') => {
    const from = home.current ?? document.querySelector<HTMLElement>('h1');
    if (from) onAdd(asked, from);
    // Asked for again, it is to open again.
    setQuery(
      (current) => {
        current.delete('new');
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  });
  useEffect(() => {
    if (isReady && (kind === 'event' || kind === 'free')) open(kind);
  }, [isReady, kind]);
}
