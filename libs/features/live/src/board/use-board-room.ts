import { type RefObject, useLayoutEffect, useState } from 'react';
import { remPx } from '../stage/rem-px.ts';

/** So much is needed for all tools with their words and the pictures of the pages, and for the tools without them. */
const WIDE_REM = { width: 60, height: 26 };
const ROW_REM = 51;
/** Under this a row of tools would leave the paper no height; so much wider than high there is a place beside it. */
const LOW_REM = 15;
const LOW_TIMES = 2.5;

/** How the tools of a board stand: with words and pictures of the pages, in one row of signs, behind three buttons, or beside the paper. */
export type BoardRoom = 'WIDE' | 'ROW' | 'NARROW' | 'LOW';

/** How much room a board has, in the size of the reader's text. */
export function useBoardRoom(place: RefObject<HTMLElement | null>): BoardRoom {
  const [room, setRoom] = useState<BoardRoom>('WIDE');
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      const rem = remPx();
      // Before it is laid out nobody knows.
      if (width === 0) return;
      const isWide = width >= WIDE_REM.width * rem && height >= WIDE_REM.height * rem;
      const isLow = height < LOW_REM * rem && width > LOW_TIMES * height;
      setRoom(isWide ? 'WIDE' : isLow ? 'LOW' : width >= ROW_REM * rem ? 'ROW' : 'NARROW');
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return room;
}
