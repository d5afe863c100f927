import { useEffect, useRef } from 'react';

/** Who has pressed and moved nothing for so long has left the desk. */
const AWAY_MS = 60_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** How long she was at it: seconds in which the page was seen and something was pressed or moved not long ago. */
export function useActiveSeconds() {
  const seconds = useRef(0);
  useEffect(() => {
    let last = performance.now();
    const seen = () => void (last = performance.now());
    const tick = setInterval(() => {
      if (document.visibilityState === 'visible' && performance.now() - last < AWAY_MS) seconds.current += 1;
    }, 1_000);
    for (const sign of SIGNS) window.addEventListener(sign, seen, { passive: true });
    return () => {
      clearInterval(tick);
      for (const sign of SIGNS) window.removeEventListener(sign, seen);
    };
  }, []);
  /** What was not sent yet goes with this; it counts as sent once the server has taken it. */
  return async function withSeconds<T>(send: (activeSeconds: number) => Promise<T>): Promise<T> {
    const sent = seconds.current;
    const answer = await send(sent);
    seconds.current -= sent;
    return answer;
  };
}
