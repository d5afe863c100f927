import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface Size {
  readonly width: number;
  readonly height: number;
  /** The size of the page's text in px: what is as large as the text was measured for that size. */
  readonly text: number;
}

/** How large a box is, in px, kept up to date; null before it has a size. A drawing is made at real pixels: a scaled one has giant words. */
export function useSize<E extends HTMLElement>(): [RefObject<E | null>, Size | null] {
  const box = useRef<E>(null);
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setSize((old) =>
        old?.width === width && old.height === height && old.text === text ? old : { width, height, text },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, size && size.width > 0 && size.height > 0 ? size : null];
}
