import { useLayoutEffect, useRef, useState } from 'react';
import { MARKED_WIDTH, type PageMark } from '@portal/domain/coursework/marks';
import type { Drawing } from '@portal/domain/live/board-drawing';
import { between, extended, type Ink, isFull, newDrawing, withoutIt } from '../drawing/drawing.ts';
import { type Change, NO_HISTORY, redone, type Standing, undone, withAction } from '../drawing/history.ts';
import { thingAt } from '../thing-at.ts';
import type { PaperHand } from '../use-pointing.ts';
import { type Stamp, stampPoints } from './stamps.ts';

export const MARK_TOOLS = ['look', 'pen', 'marker', 'check', 'cross', 'text', 'eraser'] as const;
export type MarkTool = (typeof MARK_TOOLS)[number];

type Point = readonly [x: number, y: number];
export interface MarkedPage {
  readonly no: number;
  readonly ratio: number;
}
/** A text that is being written on a page; `of` is the one that stood there. */
export interface WrittenText extends MarkedPage {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly of: PageMark | null;
}

interface Gesture {
  readonly page: MarkedPage;
  readonly changes: Change[];
  growing: PageMark | null;
  last: Point;
}

const ERASER_STEP = 8;
/** All pages of a file have one history. */
const ALL = 0;
const sheetOf = ({ ratio }: MarkedPage) => ({ width: MARKED_WIDTH, height: Math.round(MARKED_WIDTH * ratio) });

interface Options {
  /** What is drawn on the file, on all of its pages. */
  marks: readonly PageMark[];
  onChange: (marks: PageMark[]) => void;
  tool: MarkTool;
  ink: Ink;
}

/** The hand of a teacher on the pages of one file. */
export function useMarks({ marks, onChange, tool, ink }: Options) {
  const [history, setHistory] = useState(NO_HISTORY);
  const [growing, setGrowing] = useState<PageMark | null>(null);
  const [writing, showWriting] = useState<WrittenText | null>(null);
  // A box that closes loses the focus too, and must not put its text twice.
  const written = useRef<WrittenText | null>(null);
  const setWriting = (next: WrittenText | null) => {
    written.current = next;
    showWriting(next);
  };
  const gesture = useRef<Gesture | null>(null);
  // As it stands within one event: what is drawn on has not been drawn by React yet.
  const now = useRef(marks);
  useLayoutEffect(() => void (now.current = marks), [marks]);
  /** What was taken away here: it can come back. */
  const [gone, setGone] = useState<readonly Drawing[]>([]);

  const standing: Standing = (_page, id) =>
    marks.find((mark) => mark.id === id) ?? gone.findLast((drawing) => drawing.id === id);
  const onPage = ({ no }: MarkedPage) => now.current.filter(({ page }) => page === no);

  function write(written: readonly Drawing[]): void {
    const next = new Map(now.current.map((mark) => [mark.id, mark]));
    for (const drawing of written) {
      const { isDeleted, ...mark } = drawing;
      if (isDeleted) {
        next.delete(drawing.id);
        setGone((before) => [...before.filter(({ id }) => id !== drawing.id), drawing]);
      } else next.set(drawing.id, mark as PageMark);
    }
    now.current = [...next.values()];
    onChange([...next.values()]);
  }
  function remember(...changes: Change[]): void {
    if (changes.length > 0) setHistory((before) => withAction(before, { page: ALL, changes }));
  }
  function add(mark: PageMark): void {
    write([mark]);
    remember({ id: mark.id, before: null, after: mark });
  }
  const fresh = (kind: PageMark['kind'], page: MarkedPage, [x, y]: Point, text?: string): PageMark => ({
    ...newDrawing(kind, ink, x, y, text),
    page: page.no,
  });

  function finish(): void {
    const { current } = gesture;
    gesture.current = null;
    setGrowing(null);
    if (!current) return;
    if (current.growing) {
      write([current.growing]);
      current.changes.push({ id: current.growing.id, before: null, after: current.growing });
    }
    remember(...current.changes);
  }
  function eraseAt(current: Gesture, [x, y]: Point): void {
    const thing = thingAt(onPage(current.page), x, y, sheetOf(current.page));
    if (!thing) return;
    write([withoutIt(thing)]);
    current.changes.push({ id: thing.id, before: thing, after: null });
  }
  function stamp(kind: Stamp, page: MarkedPage, [x, y]: Point): void {
    add({ ...fresh('line', page, [x, y]), width: 'thick', points: stampPoints(kind, x, y) });
  }
  function openText(page: MarkedPage, [x, y]: Point): void {
    const there = thingAt(onPage(page), x, y, sheetOf(page));
    const of = there?.kind === 'text' ? there : null;
    const [left = x, top = y] = of?.points ?? [];
    setWriting({ ...page, x: left, y: top, text: of?.text ?? '', of });
  }
  function putText(): void {
    const { current } = written;
    if (!current) return;
    setWriting(null);
    const text = current.text.trim();
    const { of } = current;
    if (!of) {
      if (text) add(fresh('text', current, [current.x, current.y], text));
    } else if (text !== of.text) {
      const after = text === '' ? null : { ...of, text, version: of.version + 1 };
      write([after ?? withoutIt(of)]);
      remember({ id: of.id, before: of, after });
    }
  }

  function begin(page: MarkedPage, x: number, y: number): void {
    finish();
    putText();
    if (tool === 'look') return;
    if (tool === 'check' || tool === 'cross') return stamp(tool, page, [x, y]);
    if (tool === 'text') return openText(page, [x, y]);
    const current: Gesture = { page, changes: [], growing: null, last: [x, y] };
    gesture.current = current;
    if (tool === 'eraser') return eraseAt(current, [x, y]);
    current.growing = fresh(tool, page, [x, y]);
    return setGrowing(current.growing);
  }
  function move(points: readonly Point[]): void {
    const { current } = gesture;
    if (!current) return;
    for (const point of points) {
      if (!current.growing) {
        for (const place of between(current.last, point, ERASER_STEP)) eraseAt(current, place);
        current.last = point;
        continue;
      }
      const longer: PageMark = { ...current.growing, ...extended(current.growing, ...point) };
      current.growing = longer;
      if (!isFull(longer)) continue;
      write([longer]);
      current.changes.push({ id: longer.id, before: null, after: longer });
      current.growing = fresh(longer.kind, current.page, point);
    }
    setGrowing(current.growing);
  }
  function cancel(): void {
    const { current } = gesture;
    gesture.current = null;
    setGrowing(null);
    const taken = current?.changes.flatMap(({ before }) =>
      before ? [{ ...before, version: before.version + 2 }] : [],
    );
    if (taken?.length) write(taken);
  }

  function step(way: typeof undone): boolean {
    finish();
    const done = way(history, ALL, standing);
    if (!done) return false;
    setHistory(done.history);
    write(done.written);
    return true;
  }

  return {
    growing,
    writing,
    handOf: (page: MarkedPage): PaperHand | undefined =>
      tool === 'look'
        ? undefined
        : { onDown: (x, y) => begin(page, x, y), onMove: move, onUp: finish, onCancel: cancel },
    stamp,
    openText,
    write: (text: string) => written.current && setWriting({ ...written.current, text }),
    putText,
    giveUpText: () => setWriting(null),
    /** Takes away what lies uppermost there. */
    eraseUnder(page: MarkedPage, [x, y]: Point): void {
      const thing = thingAt(onPage(page), x, y, sheetOf(page));
      if (!thing) return;
      write([withoutIt(thing)]);
      remember({ id: thing.id, before: thing, after: null });
    },
    undo: () => step(undone),
    redo: () => step(redone),
    canUndo: undone(history, ALL, standing) !== null,
    canRedo: redone(history, ALL, standing) !== null,
  };
}
export type MarksHand = ReturnType<typeof useMarks>;
