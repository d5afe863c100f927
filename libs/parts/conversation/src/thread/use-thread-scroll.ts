import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So near to the end the reader wants to see what comes, and so near to the top what was before. */
const NEAR_END = 80;
const NEAR_TOP = 240;

interface ThreadScroll {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly isAtEnd: boolean;
  onScroll(): void;
  toEnd(): void;
}

interface Content {
  /** Number of the first message that is here; it falls as older ones come. */
  readonly first: number | undefined;
  /** Changes with everything that is added below. */
  readonly end: string;
  /** Where to begin: at what is not read yet, else at the end. */
  readonly startAt: RefObject<HTMLElement | null>;
  readonly onNearTop: () => void;
}

const restOf = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) => scrollHeight - scrollTop - clientHeight;

/** Keeps the place in a thread: at its end while messages come, and at the same message while older ones come above it. */
export function useThreadScroll({ first, end, startAt, onNearTop }: Content): ThreadScroll {
  const box = useRef<HTMLDivElement>(null);
  const [isAtEnd, setIsAtEnd] = useState(false);
  const known = useRef<{ first: number | undefined; height: number; wasAtEnd: boolean }>(null);

  const measure = () => {
    const element = box.current;
    if (!element) return;
    const wasAtEnd = restOf(element) <= NEAR_END;
    known.current = { first, height: element.scrollHeight, wasAtEnd };
    setIsAtEnd(wasAtEnd);
  };

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const before = known.current;
    if (!before) {
      if (startAt.current) element.scrollTop = startAt.current.offsetTop - element.clientHeight / 3;
      else element.scrollTop = element.scrollHeight;
    } else if (first !== undefined && before.first !== undefined && first < before.first)
      element.scrollTop += element.scrollHeight - before.height;
    else if (before.wasAtEnd) element.scrollTop = element.scrollHeight;
    measure();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is measured follows from what was added
  }, [first, end]);

  // A keyboard that opens, a picture that arrives, a longer draft: the end stays in sight.
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      if (known.current?.wasAtEnd) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return {
    box,
    isAtEnd,
    onScroll() {
      measure();
      if ((box.current?.scrollTop ?? 0) < NEAR_TOP) onNearTop();
    },
    toEnd() {
      if (box.current) box.current.scrollTop = box.current.scrollHeight;
      measure();
    },
  };
}
