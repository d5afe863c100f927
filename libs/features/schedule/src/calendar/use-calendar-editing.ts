import { useCallback, useMemo, useRef } from 'react';
import type { CalendarEvent } from '@portal/domain/schedule/calendar';
import { useEditor } from '../editor/use-editor.ts';
import { useEventActions } from '../events/use-event-actions.ts';
import type { CalendarItem, FreeItem, OpenableItem } from '../items/calendar-item.ts';
import { clearOf, defaultSpan } from '../pointer/grid-geometry.ts';
import type { GridEditing } from '../pointer/use-grid-pointer.ts';
import type { Day } from '../time/day.ts';
import type { WallTime } from '../time/wall-clock.ts';

type OwnItem = FreeItem | Extract<OpenableItem, { kind: 'event' }>;

interface Options {
  /** The day that the address names. */
  date: Day;
  now: WallTime;
  events: readonly CalendarEvent[];
  itemsOf: ReadonlyMap<Day, readonly CalendarItem[]>;
  onCarryLesson: GridEditing['onCarryLesson'];
}

/** All that writes into the calendar. What it hands to the grid stays the same object, so that the grid is not drawn anew. */
export function useCalendarEditing({ date, now, events, itemsOf, onCarryLesson }: Options) {
  const editor = useEditor();
  const actions = useEventActions();
  /** Where the focus goes when what it came from has no place of its own. */
  const home = useRef<HTMLButtonElement>(null);
  const { add, open, resume } = editor;

  const { carry } = actions;
  const grid = useMemo<GridEditing>(
    () => ({
      onPress: (span, from) => add('event', span, { isPlaced: true, from: from ?? home.current }),
      onDraw: (span) => add('free', span, { isPlaced: true, from: home.current }),
      onCarry: (event, span, how) => void carry(event, span, how),
      onCarryLesson,
    }),
    [add, carry, onCarryLesson],
  );
  const openOwn = useCallback(
    (item: OwnItem, from: HTMLElement) =>
      open(item.kind === 'event' ? { show: 'event', event: item.event } : { show: 'free', item }, from),
    [open],
  );
  const onAdd = useCallback(
    (kind: 'event' | 'free', from: HTMLElement) => {
      const span = defaultSpan(date, now);
      const free = (itemsOf.get(span.day) ?? []).filter((item) => item.kind === 'free');
      add(kind, kind === 'free' ? clearOf(span, free) : span, { isPlaced: false, from });
    },
    [date, now, itemsOf, add],
  );
  const onResume = useCallback(
    (key: string) => resume(key, events, defaultSpan(date, now), home.current),
    [resume, events, date, now],
  );
  return {
    editor,
    actions,
    grid,
    home,
    openOwn,
    onAdd,
    onResume,
  };
}
