import { type KeyboardEvent, useState } from 'react';

const PAGE = 5;

const STEPS: Record<string, (at: number | null, last: number) => number> = {
  ArrowLeft: (at, last) => (at === null ? last : at - 1),
  ArrowRight: (at) => (at === null ? 0 : at + 1),
  PageUp: (at, last) => (at ?? last) - PAGE,
  PageDown: (at) => (at ?? 0) + PAGE,
  Home: () => 0,
  End: (_, last) => last,
};

/** The point that is read: pointed at, or walked to by the arrows. Esc and leaving read none. */
export function useWalk(count: number) {
  const [at, setAt] = useState<number | null>(null);
  const [byKey, setByKey] = useState(false);
  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') return setAt(null);
    const step = STEPS[event.key];
    if (!step || count === 0) return;
    event.preventDefault();
    setByKey(true);
    setAt(Math.min(count - 1, Math.max(0, step(at, count - 1))));
  }
  return {
    /** Null where none is read; fewer points than before may have come meanwhile. */
    at: at !== null && at < count ? at : null,
    /** Only what the keys chose is spoken: a mouse would chatter. */
    spoken: byKey,
    onKeyDown,
    leave: () => setAt(null),
    point: (next: number | null) => {
      setByKey(false);
      setAt(next);
    },
  };
}
