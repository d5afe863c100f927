import { useRef, useState } from 'react';
import { between, extended, type Ink, isFull, newDrawing, withoutIt } from '@portal/board/drawing';
import { type Change, redone, type Standing, undone, withAction } from '@portal/board/history';
import { thingAt } from '@portal/board/thing-at';
import type { Drawing } from '@portal/domain/live/board-drawing';
import { drawingsOnPage, standingDrawing } from '../pages/page-drawings.ts';
import { useBoardPages } from '../session/use-board-pages.ts';
import { useRoom } from '../session/use-room.ts';
import { freeLine } from './free-line.ts';
import { useKeptHand } from './use-kept-hand.ts';

type Point = readonly [x: number, y: number];

/** What the hand does from its pressing down to its lifting. */
interface Gesture {
  readonly page: number;
  readonly changes: Change[];
  growing: Drawing | null;
  last: Point;
}

const ERASER_STEP = 8;

/** The hand of the one who draws on a page; it is still where she may not. */
export function useDrawing(page: number) {
  const { session, mayDraw } = useRoom();
  const { board } = session;
  const { tool, setTool, pen, size, setInk, history, setHistory } = useKeptHand(session);
  const ink: Ink = tool === 'text' ? { ...pen, width: size } : pen;
  const [growing, setGrowing] = useState<string | null>(null);
  const gesture = useRef<Gesture | null>(null);
  const standing: Standing = (no, id) => standingDrawing(board.read(), no, id);
  const drawings = () => drawingsOnPage(board.read(), page);
  const canUndo = useBoardPages(() => mayDraw && undone(history, page, standing) !== null);
  const canRedo = useBoardPages(() => mayDraw && redone(history, page, standing) !== null);
  const write = (...written: Drawing[]) => session.draw(page, written);
  const remember = (...changes: Change[]) =>
    void (changes.length > 0 && setHistory((before) => withAction(before, { page, changes })));

  function finish(): void {
    const { current } = gesture;
    gesture.current = null;
    setGrowing(null);
    if (!current) return;
    const { page: itsPage, changes, growing: drawn } = current;
    if (drawn) changes.push({ id: drawn.id, before: null, after: drawn });
    if (changes.length > 0) setHistory((before) => withAction(before, { page: itsPage, changes }));
  }

  /** It was no drawing after all: what it left is taken back, and cannot be done again. */
  function cancel(): void {
    const { current } = gesture;
    gesture.current = null;
    setGrowing(null);
    if (!current) return;
    const drawn = current.growing && { id: current.growing.id, before: null, after: current.growing };
    const action = { page: current.page, changes: [...current.changes, ...(drawn ? [drawn] : [])] };
    const done = undone({ past: [action], future: [] }, current.page, standing);
    if (done) session.draw(current.page, [...done.written]);
  }

  function grow(current: Gesture, drawing: Drawing): void {
    current.growing = drawing;
    setGrowing(drawing.id);
    write(drawing);
  }

  function eraseAt(current: Gesture, [x, y]: Point): void {
    const thing = thingAt(drawings(), x, y);
    if (!thing) return;
    write(withoutIt(thing));
    current.changes.push({ id: thing.id, before: thing, after: null });
  }

  function begin(x: number, y: number): void {
    finish();
    if (!mayDraw || tool === 'text') return;
    const current: Gesture = { page, changes: [], growing: null, last: [x, y] };
    gesture.current = current;
    if (tool === 'eraser') eraseAt(current, [x, y]);
    else grow(current, newDrawing(tool, ink, x, y));
  }

  function move(...points: Point[]): void {
    const { current } = gesture;
    if (!current) return;
    // The right has gone in the middle of it, or all have turned to another page.
    if (!mayDraw || current.page !== page) return finish();
    if (!current.growing) {
      for (const point of points) {
        for (const place of between(current.last, point, ERASER_STEP)) eraseAt(current, place);
        current.last = point;
      }
      return undefined;
    }
    let { growing: drawing } = current;
    for (const [x, y] of points) {
      drawing = extended(drawing, x, y);
      if (!isFull(drawing)) continue;
      write(drawing);
      current.changes.push({ id: drawing.id, before: null, after: drawing });
      drawing = newDrawing(drawing.kind, ink, x, y);
    }
    if (drawing !== current.growing) grow(current, drawing);
    return undefined;
  }

  /** Puts a text there, or where the next line is free for those who do not point. */
  function put(text: string, letters = ink, [x, y]: Point = freeLine(drawings(), letters)): void {
    if (!mayDraw) return;
    const drawing = newDrawing('text', letters, x, y, text);
    write(drawing);
    remember({ id: drawing.id, before: null, after: drawing });
  }

  /** Another text in the place of one that stands there; an empty one takes it away. */
  function change(drawing: Drawing, text: string): void {
    const now = standing(page, drawing.id);
    if (!mayDraw || !now || now.isDeleted || now.text === text) return;
    const after = text === '' ? null : { ...now, text, version: now.version + 1 };
    write(after ?? withoutIt(now));
    remember({ id: now.id, before: now, after });
  }

  function step(way: typeof undone): void {
    finish();
    const done = mayDraw && way(history, page, standing);
    if (!done) return;
    setHistory(() => done.history);
    write(...done.written);
  }

  return {
    page,
    /** What is drawn there at this moment. */
    drawings,
    growing,
    mayDraw,
    tool,
    setTool,
    ink,
    setInk,
    begin,
    move,
    end: finish,
    cancel,
    put,
    change,
    undo: () => step(undone),
    redo: () => step(redone),
    canUndo,
    canRedo,
  };
}
export type DrawingHand = ReturnType<typeof useDrawing>;
