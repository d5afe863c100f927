import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback } from 'react';
import type { ThreadRow } from './thread-rows.ts';

/** A thread of no more than this is drawn whole, so that the browser itself finds every word of it. */
const DRAWN_WHOLE = 100;
/** About as high as a message with its name and its time; how high it is shows once it is drawn. */
const USUAL_HEIGHT = 80;
const USUAL_VIEW = 800;
/** Rows that are drawn above and below what is seen. */
const BESIDE = 8;

interface Drawn {
  readonly row: ThreadRow;
  readonly index: number;
  /** The height of the rows above it that are not drawn, in px. */
  readonly gap: number;
}

export interface DrawnRows {
  readonly drawn: readonly Drawn[];
  /** The height of the rows below the last one, in px. */
  readonly rest: number;
  /** For each drawn row, which bears its index as `data-index`. */
  readonly rowRef: (node: Element | null) => void;
  /** Takes the heights of what is drawn as they are now, without a correction of the place. */
  readonly settle: (list: Element) => void;
  /** Takes the place as it is now: without it the next correction would start from where the thread was a frame ago. */
  readonly catchUp: (box: HTMLElement) => void;
}

/** Which rows of a thread are drawn: those near what is seen, and those that have to stay. */
export function useDrawnRows(
  rows: readonly ThreadRow[],
  { boxRef, startAt, kept }: { boxRef: RefObject<HTMLElement | null>; startAt: number; kept: ReadonlySet<number> },
): DrawnRows {
  const count = rows.length;
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing of it is memoized here
  const virtual = useVirtualizer<HTMLElement, Element>({
    count,
    getScrollElement: () => boxRef.current,
    estimateSize: () => USUAL_HEIGHT,
    getItemKey: useCallback((index: number) => rows[index]!.message.seq, [rows]),
    rangeExtractor: useCallback((range: Range) => withKept(defaultRangeExtractor(range), rows, kept), [rows, kept]),
    overscan: BESIDE,
    anchorTo: 'end',
    // The end is kept by useThreadScroll: more stands there than rows.
    scrollEndThreshold: -1,
    initialRect: { width: 0, height: USUAL_VIEW },
    initialOffset: startAt * USUAL_HEIGHT,
  });
  const items = virtual.getVirtualItems();
  // Nothing is chosen where the thread has no height, as in a page that is not laid out.
  const isWhole = count <= DRAWN_WHOLE || items.length === 0;
  const ends = items.map(({ end }) => end);

  const settle = useCallback(
    (list: Element) => {
      virtual.shouldAdjustScrollPositionOnItemSizeChange = () => false;
      for (const row of list.children)
        if (row instanceof HTMLElement) virtual.resizeItem(Number(row.dataset['index']), row.offsetHeight);
      virtual.shouldAdjustScrollPositionOnItemSizeChange = undefined;
    },
    [virtual],
  );

  const catchUp = useCallback(
    (box: HTMLElement) => {
      virtual.scrollOffset = box.scrollTop;
    },
    [virtual],
  );

  return {
    drawn: isWhole
      ? rows.map((row, index) => ({ row, index, gap: 0 }))
      : items.map(({ index, start }, at) => ({ row: rows[index]!, index, gap: start - (ends[at - 1] ?? 0) })),
    rest: isWhole ? 0 : virtual.getTotalSize() - (ends.at(-1) ?? 0),
    rowRef: virtual.measureElement,
    settle,
    catchUp,
  };
}

/** The rows of a range, and with them those of messages that stay drawn wherever they are. */
function withKept(range: number[], rows: readonly ThreadRow[], kept: ReadonlySet<number>): number[] {
  const first = rows[0]?.message.seq ?? 0;
  const indexes = [...kept].map((seq) => seq - first).filter((index) => index >= 0 && index < rows.length);
  return [...new Set([...range, ...indexes])].toSorted((one, other) => one - other);
}
