import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** What a page that fills the window leaves to the bars: the size `bars` of the theme. */
const HEIGHT = '--bars-height';

/** The bars under the header, which come and go. Pages that fill the window know how much of it is left. */
export function NoticeBars({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => style.setProperty(HEIGHT, `${place.current?.offsetHeight ?? 0}px`);
    const sizes = new ResizeObserver(measure);
    measure();
    sizes.observe(place.current!);
    return () => {
      sizes.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, []);
  return <div ref={place}>{children}</div>;
}
