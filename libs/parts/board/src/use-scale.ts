import { type RefObject, useEffect, useState } from 'react';
import { PAGE } from './look.ts';

/** How many points of the screen one unit of the page takes. */
export function useScale(frame: RefObject<HTMLElement | null>): number {
  const [scale, setScale] = useState(0);
  useEffect(() => {
    const place = frame.current;
    if (!place) return undefined;
    const measure = () => setScale(place.clientWidth / PAGE.width);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    return () => observer.disconnect();
  }, [frame]);
  return scale;
}
