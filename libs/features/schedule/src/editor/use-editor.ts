import { useCallback, useRef, useState } from 'react';
import type { CalendarEvent } from '@portal/domain/schedule/calendar';
import type { FreeItem } from '../items/calendar-item.ts';
import type { GridSpan } from '../pointer/grid-geometry.ts';
import type { Day } from '../time/day.ts';
import { readDraftKey } from './draft-keys.ts';

/** What is open over the calendar: something of the teacher's own, or a form. */
export type EditorTask =
  | { readonly show: 'event'; readonly event: CalendarEvent }
  | { readonly show: 'free'; readonly item: FreeItem }
  | {
      readonly show: 'event-form';
      readonly id: string | null;
      readonly event: CalendarEvent | null;
      readonly span: GridSpan;
      readonly isPlaced: boolean;
    }
  | {
      readonly show: 'free-form';
      readonly slotId: string | null;
      /** The day of a series that was opened. */
      readonly day: Day | null;
      /** Begins as what repeats. */
      readonly repeats?: 'WEEKLY';
      readonly span: GridSpan;
      readonly isPlaced: boolean;
    };

/** Opens and closes what the teacher writes into her calendar; the focus goes back to what opened it. */
export function useEditor() {
  const [task, setTask] = useState<EditorTask | null>(null);
  const [wasUsed, setWasUsed] = useState(false);
  const opener = useRef<HTMLElement | null>(null);

  const open = useCallback((next: EditorTask, from?: HTMLElement | null) => {
    if (from !== undefined) opener.current = from;
    setWasUsed(true);
    setTask(next);
  }, []);
  const add = useCallback(
    (kind: 'event' | 'free', span: GridSpan, { isPlaced, from }: { isPlaced: boolean; from?: HTMLElement | null }) =>
      open(
        kind === 'event'
          ? { show: 'event-form', id: null, event: null, span, isPlaced }
          : { show: 'free-form', slotId: null, day: null, span, isPlaced },
        from,
      ),
    [open],
  );
  /** With an element, the focus goes there: what it came from will be gone. */
  const close = useCallback((focusNext?: HTMLElement | null) => {
    if (focusNext) opener.current = focusNext;
    setTask(null);
  }, []);

  /** Opens the form of a draft again; false for a key that is not the calendar's. */
  const resume = useCallback(
    (key: string, events: readonly CalendarEvent[], span: GridSpan, from: HTMLElement | null): boolean => {
      const draft = readDraftKey(key);
      if (draft?.form === 'event') {
        const event = events.find(({ id }) => id === draft.id) ?? null;
        open({ show: 'event-form', id: draft.id, event, span, isPlaced: false }, from);
      }
      if (draft?.form === 'free') {
        open({ show: 'free-form', slotId: draft.id, day: draft.day, span, isPlaced: false }, from);
      }
      return draft !== null;
    },
    [open],
  );

  return { task, wasUsed, opener, open, add, close, resume };
}

export type Editor = ReturnType<typeof useEditor>;
