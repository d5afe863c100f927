import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface PausedTimer {
  /** Another key starts the time anew; null means that nothing is timed. */
  key: string | number | null;
  ms: number;
  paused: boolean;
  onEnd: () => void;
}

function useDocumentHidden() {
  const [hidden, setHidden] = useState(() => document.hidden);
  useEffect(() => {
    const onChange = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  return hidden;
}

/** Calls `onEnd` after `ms` of time in which nobody paused it and the page was in sight. */
export function usePausedTimer({ key, ms, paused, onEnd }: PausedTimer) {
  const hidden = useDocumentHidden();
  const left = useRef(ms);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    left.current = ms;
  }, [key, ms]);

  useEffect(() => {
    if (key === null || paused || hidden) return undefined;
    const started = performance.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - started));
    };
  }, [key, ms, paused, hidden]);
}
