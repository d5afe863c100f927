import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { PAGE, type Sheet } from './look.ts';

type Point = readonly [x: number, y: number];

/** What a mouse, a pen or a finger does on the paper, at its own points. */
export interface PaperHand {
  onDown(x: number, y: number): void;
  onMove(points: readonly Point[]): void;
  onUp(): void;
  /** It was none of the paper's: two fingers make the page larger. */
  onCancel(): void;
}

/** So long after a pen the hand that holds it may lie on the paper. */
const PALM_MS = 10_000;

const within = (value: number, most: number) => Math.max(0, Math.min(most, value));

function pointOf(paper: Element, { clientX, clientY }: { clientX: number; clientY: number }, sheet: Sheet): Point {
  const { left, top, width, height } = paper.getBoundingClientRect();
  return [
    within(((clientX - left) / width) * sheet.width, sheet.width),
    within(((clientY - top) / height) * sheet.height, sheet.height),
  ];
}

/**
 * One pointer draws at a time, and not the palm of the hand that holds a pen. Two fingers are the browser's, which makes the page
 * larger with them: what the first of them has drawn is taken back.
 */
export function usePointing(hand: PaperHand | undefined, sheet: Sheet = PAGE) {
  const active = useRef<{ id: number; isPen: boolean } | null>(null);
  const penAt = useRef(-Infinity);
  const fingers = useRef(new Set<number>());

  function end(event: PointerEvent): void {
    fingers.current.delete(event.pointerId);
    if (active.current?.id !== event.pointerId) return;
    active.current = null;
    hand?.onUp();
  }

  function cancel(event: PointerEvent): void {
    fingers.current.delete(event.pointerId);
    if (active.current?.id !== event.pointerId) return;
    active.current = null;
    hand?.onCancel();
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      const { pointerId: id, pointerType, button, timeStamp, currentTarget: paper } = event;
      const isPen = pointerType === 'pen';
      if (!hand || button !== 0) return;
      if (pointerType === 'touch' && timeStamp - penAt.current < PALM_MS) return;
      // Whatever lies there beside a pen is no finger.
      if (isPen) fingers.current.clear();
      if (pointerType === 'touch') fingers.current.add(id);
      if (fingers.current.size > 1) {
        if (active.current && !active.current.isPen) {
          active.current = null;
          hand.onCancel();
        }
        return;
      }
      // A palm that was there first makes place for the pen.
      if (active.current && (active.current.isPen || !isPen)) return;
      if (active.current) hand.onUp();
      active.current = { id, isPen };
      if (isPen) penAt.current = timeStamp;
      // So a stroke that leaves the paper still ends here.
      paper.setPointerCapture(id);
      hand.onDown(...pointOf(paper, event, sheet));
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      if (!hand || active.current?.id !== event.pointerId) return;
      if (active.current.isPen) penAt.current = event.timeStamp;
      const all = event.nativeEvent.getCoalescedEvents?.() ?? [];
      const paper = event.currentTarget;
      hand.onMove((all.length > 0 ? all : [event]).map((one) => pointOf(paper, one, sheet)));
    },
    onPointerUp: end,
    onPointerCancel: cancel,
    onLostPointerCapture: end,
    // The focus stays where it is: in the text that is written on the paper.
    onMouseDown: (event: MouseEvent) => hand && event.preventDefault(),
  };
}
