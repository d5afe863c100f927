import { type RefObject, useLayoutEffect, useState } from 'react';

/** So much is needed for all tools side by side, in the size of the reader's text. */
const ROOM_REM = { width: 60, height: 26 };

/** Whether the tools and the pictures of the pages have room beside the paper. */
export function useHasRoom(place: RefObject<HTMLElement | null>): boolean {
  const [hasRoom, setHasRoom] = useState(true);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      // Before it is laid out nobody knows.
      if (width > 0) setHasRoom(width >= ROOM_REM.width * rem && height >= ROOM_REM.height * rem);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return hasRoom;
}
