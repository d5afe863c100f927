import { type TouchEvent, useRef } from 'react';

/** px; less is a tap or the beginning of a scroll. */
const LEAST = 56;
/** px at the edges of the screen, where a swipe is the browser's own way back. */
const EDGE = 24;

/** A finger that goes clearly sideways: 1 to what comes next, -1 to what was before. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const from = useRef<Pick<Touch, 'clientX' | 'clientY'> | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches.length === 1 ? touches[0] : undefined;
      const isInside = touch && touch.clientX > EDGE && touch.clientX < innerWidth - EDGE;
      from.current = isInside ? touch : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const [began, touch] = [from.current, changedTouches[0]];
      from.current = null;
      if (!began || !touch) return;
      const [x, y] = [touch.clientX - began.clientX, touch.clientY - began.clientY];
      if (Math.abs(x) >= LEAST && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
  };
}
