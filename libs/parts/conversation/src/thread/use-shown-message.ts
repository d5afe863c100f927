import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';

/** For how long a message is marked that somebody was led to. */
const MARKED_MS = 2_000;

interface Shown {
  readonly seq: number;
  /** Tells one time from the next. */
  readonly time: number;
}

/** Brings a message of a thread into its middle, or its beginning where it is higher than the thread. */
export function placeAt(box: HTMLElement, message: Element, share = 1 / 2): void {
  const { top, height } = message.getBoundingClientRect();
  const room = Math.max(0, box.clientHeight - height);
  box.scrollTop += top - box.getBoundingClientRect().top - room * share;
}

/** The message that somebody is led to: in sight, with the focus, and marked for a moment. It stays drawn until the next one. */
export function useShownMessage(boxRef: RefObject<HTMLElement | null>, startsAt: number | null) {
  const [shown, setShown] = useState<Shown | null>(startsAt === null ? null : { seq: startsAt, time: 0 });
  const [marked, setMarked] = useState(startsAt);

  useLayoutEffect(() => {
    if (!shown) return;
    const message = boxRef.current?.querySelector<HTMLElement>(`[data-seq="${shown.seq}"]`);
    if (!message) return;
    placeAt(boxRef.current!, message);
    // Whoever follows the place hears of it before the next frame; where a thread begins, nobody does yet.
    if (shown.time > 0) boxRef.current!.dispatchEvent(new Event('scroll'));
    message.focus({ preventScroll: true });
  }, [shown, boxRef]);

  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setMarked(null), MARKED_MS);
    return () => clearTimeout(timer);
  }, [shown]);

  return {
    shownSeq: shown?.seq ?? null,
    marked,
    show: useCallback((seq: number) => {
      setShown((before) => ({ seq, time: (before?.time ?? 0) + 1 }));
      setMarked(seq);
    }, []),
  };
}
