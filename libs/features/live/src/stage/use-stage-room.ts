import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Box } from './stage-layout.ts';

/** What there is for the large place and the tiles below it: from the place to the end of its stage. Null until it is known. */
export function useStageRoom(place: RefObject<HTMLElement | null>, stage: RefObject<HTMLElement | null>): Box | null {
  const [room, setRoom] = useState<Box | null>(null);
  useLayoutEffect(() => {
    const [box, around] = [place.current, stage.current];
    if (!box || !around) return undefined;
    function measure(): void {
      const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight } = box!;
      // A stage that is no box of its own leaves to the place what there is.
      const height = around!.offsetHeight > 0 ? around!.offsetHeight - top : offsetHeight;
      const isKnown = width > 0 && height > 0;
      setRoom((before) => {
        if (!isKnown) return null;
        const isSame =
          before && before.left === left && before.top === top && before.width === width && before.height === height;
        return isSame ? before : { left, top, width, height };
      });
    }
    measure();
    const observer = new ResizeObserver(measure);
    for (const one of [box, around, box.parentElement!]) observer.observe(one);
    return () => observer.disconnect();
  }, [place, stage]);
  return room;
}
