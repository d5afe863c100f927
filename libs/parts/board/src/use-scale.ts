import { type RefObject, useEffect, useState } from 'react';
import { PAGE } from './look.ts';

/** A paper that becomes wider or narrower is stretched, and drawn anew when it has been still for so long. */
const REST_MS = 150;

/** How many points of the screen one unit of the page takes. */
export function useScale(frame: RefObject<HTMLElement | null>): number {
  const [scale, setScale] = useState(0);
  useEffect(() => {
    const place = frame.current;
    if (!place) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasSize = false;
    const measure = () => {
      hasSize = place.clientWidth > 0;
      setScale(place.clientWidth / PAGE.width);
    };
    measure();
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      // Where nothing was drawn there is nothing to stretch.
      if (hasSize) timer = setTimeout(measure, REST_MS);
      else measure();
    });
    observer.observe(place);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [frame]);
  return scale;
}
