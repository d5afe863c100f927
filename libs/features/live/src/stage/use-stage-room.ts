import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Box } from './stage-layout.ts';

type Part = RefObject<HTMLElement | null>;

/** What there is for the large place and the tiles below it: from the place to what stands at the end of its stage. Null until it is known. */
export function useStageRoom(place: Part, stage: Part, end: Part): Box | null {
  const [room, setRoom] = useState<Box | null>(null);
  useLayoutEffect(() => {
    const [box, around, under] = [place.current, stage.current, end.current];
    if (!box || !around || !under) return undefined;
    function measure(): void {
      const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight } = box!;
      // A stage that is no box of its own leaves to the place what there is.
      const height = around!.offsetHeight > 0 ? around!.offsetHeight - top - under!.offsetHeight : offsetHeight;
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
    for (const one of [box, around, under, box.parentElement!]) observer.observe(one);
    return () => observer.disconnect();
  }, [place, stage, end]);
  return room;
}
