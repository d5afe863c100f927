import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So near to the end the reader wants to see what comes, and so near to the first or last message what was before or behind it. */
const NEAR_END = 80;
const NEAR_EDGE = 240;

interface ThreadScroll {
  readonly isAtEnd: boolean;
  onScroll(): void;
  toEnd(): void;
}

interface Content {
  readonly boxRef: RefObject<HTMLDivElement | null>;
  /** The element whose children are the rows. */
  readonly listRef: RefObject<HTMLDivElement | null>;
  /** Number of the first message that is here; it falls as older ones come. */
  readonly first: number | undefined;
  /** Changes with everything that is added below. */
  readonly end: string;
  /** Whether more messages follow than are here: its end is not that of the talk. */
  readonly hasNewer: boolean;
  /** Where to begin, given the thread; at the end where it says so. */
  readonly begin: (box: HTMLDivElement) => 'PLACED' | 'AT_END';
  /** Called whenever the thread was moved, but not by its reader. */
  readonly onMoved: (box: HTMLElement) => void;
  /** Called when other messages stand at its top, before the place is kept. */
  readonly onNewTop: (list: Element) => void;
  readonly onNearTop: () => void;
  readonly onNearBottom: () => void;
}

const restOf = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) => scrollHeight - scrollTop - clientHeight;

/** The first message that is seen, and how far below the top of the thread it stands. */
function placeIn(box: HTMLElement, list: Element): { seq: string; top: number } | undefined {
  const top = box.getBoundingClientRect().top;
  for (const message of list.querySelectorAll<HTMLElement>('[data-seq]')) {
    const rect = message.getBoundingClientRect();
    if (rect.bottom > top) return { seq: message.dataset['seq']!, top: rect.top - top };
  }
  return undefined;
}

const topOf = (box: HTMLElement, seq: string) => {
  const message = box.querySelector(`[data-seq="${seq}"]`);
  return message && message.getBoundingClientRect().top - box.getBoundingClientRect().top;
};

/** Keeps the place in a thread: at its end while messages come, and at the same message while others come above it. */
export function useThreadScroll(content: Content): ThreadScroll {
  const { boxRef, listRef, first, end, hasNewer, begin, onMoved, onNewTop, onNearTop, onNearBottom } = content;
  const [isAtEnd, setIsAtEnd] = useState(false);
  const known = useRef<{ first: number | undefined; wasAtEnd: boolean; place: ReturnType<typeof placeIn> }>(null);

  const measure = () => {
    if (!boxRef.current || !listRef.current) return;
    const wasAtEnd = !hasNewer && restOf(boxRef.current) <= NEAR_END;
    known.current = { first, wasAtEnd, place: placeIn(boxRef.current, listRef.current) };
    setIsAtEnd(wasAtEnd);
  };

  useLayoutEffect(() => {
    const element = boxRef.current;
    if (!element || !listRef.current) return;
    const before = known.current;
    if (!before) {
      if (begin(element) === 'AT_END') element.scrollTop = element.scrollHeight;
    } else if (first !== before.first && before.place) {
      onNewTop(listRef.current);
      element.scrollTop += (topOf(element, before.place.seq) ?? before.place.top) - before.place.top;
    } else if (before.wasAtEnd && !hasNewer) element.scrollTop = element.scrollHeight;
    onMoved(element);
    measure();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is measured follows from what was added
  }, [first, end, hasNewer]);

  // A keyboard that opens, a picture that arrives, a longer draft: the end stays in sight.
  useEffect(() => {
    const element = boxRef.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      if (!known.current?.wasAtEnd) return;
      element.scrollTop = element.scrollHeight;
      onMoved(element);
    });
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [boxRef, onMoved]);

  return {
    isAtEnd,
    onScroll() {
      measure();
      if (!boxRef.current) return;
      if (boxRef.current.scrollTop < NEAR_EDGE) onNearTop();
      if (hasNewer && restOf(boxRef.current) < NEAR_EDGE) onNearBottom();
    },
    toEnd() {
      if (!boxRef.current) return;
      boxRef.current.scrollTop = boxRef.current.scrollHeight;
      onMoved(boxRef.current);
      measure();
    },
  };
}
