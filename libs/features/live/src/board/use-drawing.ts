import { useRef, useState } from 'react';
import { type Drawing, drawingsOf } from '@portal/domain/live/board-drawing';
import { elementsOf } from '../session/room-reducer.ts';
import { useRoom } from '../session/use-room.ts';
import { type ColourName, extended, isFull, newDrawing, type Tool, withDeleted } from './drawing.ts';

interface Action {
  readonly page: number;
  readonly id: string;
  readonly isDeleted: boolean;
}

/** What is drawn on a page, and the hand of the one who draws there; it is still where she may not. */
export function useDrawing(page: number) {
  const { session, state, mayDraw } = useRoom();
  const [tool, setTool] = useState<Tool>('pen');
  const [colour, setColour] = useState<ColourName>('ink');
  const [actions, setActions] = useState<readonly Action[]>([]);
  const active = useRef<Drawing | null>(null);
  const drawings = drawingsOf(elementsOf(state, page));

  const write = (drawing: Drawing) => session.draw(page, [drawing]);
  const remember = (id: string, isDeleted: boolean) => setActions((before) => [...before, { page, id, isDeleted }]);

  function begin(x: number, y: number, text?: string): void {
    if (!mayDraw || tool === 'eraser' || (tool === 'text' && !text)) return;
    const drawing = newDrawing(tool, colour, x, y, text);
    active.current = tool === 'text' ? null : drawing;
    write(drawing);
    remember(drawing.id, false);
  }

  function move(x: number, y: number): void {
    if (!mayDraw) active.current = null;
    if (!active.current) return;
    active.current = extended(active.current, x, y);
    write(active.current);
    if (isFull(active.current)) begin(x, y);
  }

  function erase(id: string): void {
    const drawing = drawings.find((one) => one.id === id);
    if (!drawing || !mayDraw) return;
    write(withDeleted(drawing, true));
    remember(id, true);
  }

  /** Takes back one's own latest action on this page. */
  function undo(): void {
    const last = actions.findLast((one) => one.page === page);
    const elements = state.pages.find(({ no }) => no === page)?.elements ?? [];
    const drawing = drawingsOf(elements).find(({ id }) => id === last?.id);
    setActions((before) => before.filter((one) => one !== last));
    if (last && drawing) write(withDeleted(drawing, !last.isDeleted));
  }

  /** Puts a text where the next line is free, for those who do not draw. */
  function put(text: string): void {
    const lines = drawings.filter(({ kind }) => kind === 'text').length;
    const drawing = newDrawing('text', colour, 60, 60 + ((lines * 60) % 780), text);
    write(drawing);
    remember(drawing.id, false);
  }

  return {
    drawings,
    mayDraw,
    tool,
    setTool,
    colour,
    setColour,
    begin,
    move,
    erase,
    undo,
    put,
    end: () => void (active.current = null),
    canUndo: actions.some((one) => one.page === page),
  };
}
export type DrawingHand = ReturnType<typeof useDrawing>;
