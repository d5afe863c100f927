import { type MouseEvent, type RefObject, useRef } from 'react';

/**
 * Where the focus goes when a question closes: back to the button that asked it, or, once that is gone with what it was
 * about, to `landing`.
 */
export function useLanding(landing: RefObject<HTMLElement | null>) {
  const place = useRef<HTMLElement>(null);
  return {
    finalFocus: place as RefObject<HTMLElement | null>,
    ask: ({ currentTarget }: MouseEvent<HTMLElement>) => void (place.current = currentTarget),
    land: () => void (place.current = landing.current),
  };
}
