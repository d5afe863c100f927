import { type RefObject, useLayoutEffect, useState } from 'react';

/** So much is needed for all tools with their words and the pictures of the pages, and for the tools without them. */
const WIDE_REM = { width: 60, height: 26 };
const ROW_REM = 51;

/** How the tools of a board stand: with words and pictures of the pages, in one row of signs, or behind three buttons. */
export type BoardRoom = 'WIDE' | 'ROW' | 'NARROW';

/** How much room a board has, in the size of the reader's text. */
export function useBoardRoom(place: RefObject<HTMLElement | null>): BoardRoom {
  const [room, setRoom] = useState<BoardRoom>('WIDE');
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      // Before it is laid out nobody knows.
      if (width === 0) return;
      const isWide = width >= WIDE_REM.width * rem && height >= WIDE_REM.height * rem;
      setRoom(isWide ? 'WIDE' : width >= ROW_REM * rem ? 'ROW' : 'NARROW');
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return room;
}
