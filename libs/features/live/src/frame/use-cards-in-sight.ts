import { type RefObject, useEffect, useState } from 'react';

/** Of a card at least this is seen, or nobody knows of it. */
const LEAST = 0.25;

/** Whether the cards of an upright phone are in sight: with large text they are below what fits. */
export function useCardsInSight(cards: RefObject<HTMLElement | null>, isHere: boolean): boolean {
  const [isInSight, setInSight] = useState(true);
  useEffect(() => {
    const element = cards.current;
    if (!isHere || !element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting, intersectionRatio, boundingClientRect } = entries.at(-1)!;
        // Without cards there is nothing to see.
        setInSight(boundingClientRect.height === 0 || (isIntersecting && intersectionRatio >= LEAST));
      },
      { threshold: [0, LEAST] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [cards, isHere]);
  return isInSight || !isHere;
}
