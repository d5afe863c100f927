import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { firstWayOut } from './taken-lessons.ts';

/**
 * A button that settles a lesson goes with the next plan. If the focus goes with it, that comes to the next lesson that
 * something is in the way of, or to the list. Do through what this gives whatever such a button does.
 */
export function useSettledFocus(list: RefObject<HTMLElement | null>, isPlanning: boolean) {
  const isDue = useRef(false);
  const lead = useEffectEvent(() => {
    if (isDue.current && document.activeElement === document.body) (firstWayOut(list.current) ?? list.current)?.focus();
    isDue.current = false;
  });
  useEffect(() => {
    if (!isPlanning) lead();
  }, [isPlanning]);
  return (act: () => void) => {
    isDue.current = true;
    act();
  };
}
