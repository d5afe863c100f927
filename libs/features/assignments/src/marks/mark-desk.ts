import { createContext, use, useRef, useState } from 'react';
import type { Ink } from '@portal/board/drawing';
import type { MarkTool } from '@portal/board/use-marks';

/** What is made on the desk: a file that is drawn on, or what is said of it. Only what is drawn is taken back by the tools. */
export interface Hand {
  readonly undo?: () => boolean;
  readonly redo?: () => boolean;
  /** Saves what is not saved yet; rejects where it cannot be. */
  readonly save: () => Promise<unknown>;
}

export interface Drawn {
  readonly fileId: string;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export const ZOOMS = [50, 75, 100, 150, 200, 300] as const;

/** The hand of a teacher over all files of one submission: what is in it, and what it has done. */
export function useMarkDesk() {
  const [tool, setTool] = useState<MarkTool>('look');
  const [colour, setColour] = useState<Ink['colour']>('camellia');
  const [zoom, setZoom] = useState<number>(100);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [hands] = useState(() => ({ current: new Map<string, Hand>() }));
  const last = useRef<string | null>(null);
  const hand = () => (last.current === null ? undefined : hands.current.get(last.current));
  return {
    tool,
    setTool,
    ink: { colour, width: 'normal' } satisfies Ink as Ink,
    setColour,
    zoom,
    setZoom,
    drawn,
    hands,
    onDrawn(now: Drawn) {
      last.current = now.fileId;
      setDrawn(now);
    },
    /** Returns whether there was something to take back. */
    undo: () => hand()?.undo?.() ?? false,
    redo: () => hand()?.redo?.() ?? false,
    save: () => Promise.all([...hands.current.values()].map((one) => one.save())),
  };
}
export type MarkDesk = ReturnType<typeof useMarkDesk>;

export const MarkDeskContext = createContext<MarkDesk | null>(null);
export const useDesk = (): MarkDesk => {
  const desk = use(MarkDeskContext);
  if (!desk) throw new Error('No desk to draw on');
  return desk;
};
