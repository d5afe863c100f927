import { type RefObject, useLayoutEffect, useState } from 'react';
import { remPx } from '../stage/rem-px.ts';

/** So much is needed for all tools with the pictures of the pages, and for the tools without them. */
const WIDE_REM = { width: 60, height: 26 };
const ROW_REM = 51;
/** Under this a row of tools would leave the paper no height; so much wider than high there is a place beside it. */
const LOW_REM = 15;
const LOW_TIMES = 2.5;

/**
 * How the tools of a board stand: in one row with pictures of the pages, in one row, behind three buttons,
 * the same with hardly any height, or beside a paper that has hardly any.
 */
export type BoardRoom = 'WIDE' | 'ROW' | 'NARROW' | 'SHORT' | 'LOW';

/** There is height for a line to write in before anybody writes: the paper stays as it is when she does. */
export const keepsLine = (room: BoardRoom): boolean => room !== 'SHORT' && room !== 'LOW';

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
      if (isWide) setRoom('WIDE');
      else if (height < LOW_REM * rem) setRoom(width > LOW_TIMES * height ? 'LOW' : 'SHORT');
      else setRoom(width >= ROW_REM * rem ? 'ROW' : 'NARROW');
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return room;
}
