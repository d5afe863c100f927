import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** All that stands before the content of the page, such as the way past its head and its notices, and what stands after it. */
const BESIDE = 'body :has(~ main, ~ * main), header, nav, footer, aside';
/** What can be done beside the heading of the page stands in no part of it that has a name. */
const IN_MAIN = 'h1 ~ *';

/** While a room covers the page, nothing behind it takes the focus or is read, and what opens over it is as dark as it is. */
export function useCover(room: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    document.body.classList.add('dark');
    return () => document.body.classList.remove('dark');
  }, []);
  useEffect(() => {
    const behind = [...document.querySelectorAll<HTMLElement>(`${BESIDE}, ${IN_MAIN}`)].filter(
      (element) => !room.current?.contains(element) && !element.inert,
    );
    for (const element of behind) element.inert = true;
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    return () => {
      for (const element of behind) element.inert = false;
      document.documentElement.style.overflow = overflow;
    };
  }, [room]);
}
