import { millisecondsInMinute } from 'date-fns/constants';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { formatDuration } from '@portal/domain/format/date-time';
import { formatTimeRange } from '@portal/domain/format/range';
import type { Lesson } from '@portal/domain/lessons/lesson';
import type { CalendarEvent } from '@portal/domain/schedule/calendar';
import { timeOfMinute } from '@portal/domain/time/time-of-day';
import { type CalendarItem, isBackground } from '../items/calendar-item.ts';
import { itemName } from '../items/item-words.ts';
import { lessonMessages } from '../lesson-messages.ts';
import type { Day } from '../time/day.ts';
import type { WallTime } from '../time/wall-clock.ts';
import { type DragPlan, followPointer, pointUnder } from './follow-pointer.ts';
import { isPast, whyNotFree } from './free-check.ts';
import { drawn, type GridBounds, type GridSpan, moved, pressed, resized } from './grid-geometry.ts';
import { listen } from './listen.ts';

/** What the grid hands up when something is written into it with a pointer. */
export interface GridEditing {
  /** An empty place was pressed: the hour there. */
  readonly onPress: (span: GridSpan, from?: HTMLElement) => void;
  /** A stretch was drawn on an empty place. */
  readonly onDraw: (span: GridSpan) => void;
  /** An own entry was carried elsewhere, or its lower edge was pulled. */
  readonly onCarry: (event: CalendarEvent, span: GridSpan, how: 'move' | 'resize') => void;
  /** A lesson that is still to come was carried elsewhere: a time to propose (CAL-3). */
  readonly onCarryLesson: (lesson: Lesson, span: GridSpan, from: HTMLElement) => void;
}

interface Grid extends GridBounds {
  readonly days: readonly Day[];
  readonly itemsOf: ReadonlyMap<Day, readonly CalendarItem[]>;
  readonly now: WallTime;
  readonly editing: GridEditing | null;
}

const LONG_PRESS_MS = 500;
const FINGER_SLACK_PX = 10;

type LessonItem = Extract<CalendarItem, { kind: 'lesson' | 'trial' | 'done' | 'canceled' }>;
type CarriedItem = Extract<CalendarItem, { kind: 'event' }> | LessonItem;

/** Own entries, and lessons that can still be moved; what runs past midnight is moved in its dialog. */
const canBeCarried = (item: CalendarItem): item is CarriedItem =>
  item.kind === 'event' ||
  ((item.kind === 'lesson' || item.kind === 'trial') && item.lesson.status === 'UPCOMING' && isWhole(item));

const isWhole = ({ continues, start, end, lesson }: LessonItem) =>
  !continues && (end - start) * millisecondsInMinute === Date.parse(lesson.endAt) - Date.parse(lesson.startAt);

const lengthWords = ({ start, end }: GridSpan) => formatDuration((end - start) * millisecondsInMinute);
/** `10:00–11:30 · 1시간 30분`, broken between the two alone where the lane is narrow. */
const whenWords = (span: GridSpan) =>
  [formatTimeRange(timeOfMinute(span.start), timeOfMinute(span.end)), `· ${lengthWords(span)}`]
    .map((words) => words.replaceAll(' ', '\u00A0'))
    .join(' ');

/** Pressing, drawing and carrying in the grid with a mouse or a pen, and a long press with a finger (design 4.3). */
export function useGridPointer(lanes: RefObject<HTMLElement | null>, ghost: RefObject<HTMLElement | null>, grid: Grid) {
  const stop = useRef<(() => void) | null>(null);

  const dayAt = (lane: number): Day => grid.days[lane] ?? grid.days[0] ?? grid.now.day;
  const spanOn = (lane: number, stretch: Pick<GridSpan, 'start' | 'end'>): GridSpan => ({
    day: dayAt(lane),
    ...stretch,
  });
  const laneOf = (span: GridSpan) => grid.days.indexOf(span.day);
  const frame = () =>
    lanes.current && ghost.current && { lanes: lanes.current, ghost: ghost.current, from: grid.from, to: grid.to };

  const planDraw = (down: PointerEvent, editing: GridEditing): DragPlan | null => {
    const place = frame();
    if (!place) return null;
    const anchor = pointUnder(down.clientX, down.clientY, place);
    return {
      how: 'draw',
      spanAt: ({ minute }) => spanOn(anchor.lane, drawn(anchor.minute, minute, grid)),
      laneOf,
      say: (span) => ({
        title: '',
        when: whenWords(span),
        why: whyNotFree(span, grid.itemsOf.get(span.day) ?? [], grid.now),
        kind: 'free',
      }),
      onDrop: editing.onDraw,
    };
  };

  const planCarry = (
    down: PointerEvent,
    block: HTMLElement,
    isEdge: boolean,
    editing: GridEditing,
  ): DragPlan | null => {
    const place = frame();
    const key = block.dataset['item'];
    const item = grid.days.flatMap((day) => grid.itemsOf.get(day) ?? []).find((candidate) => candidate.key === key);
    if (!place || !item || !canBeCarried(item)) return null;
    const grabbed = pointUnder(down.clientX, down.clientY, place);
    const home = laneOf({ day: item.day, start: 0, end: 0 });
    const how = isEdge ? 'resize' : 'move';
    return {
      how,
      spanAt: ({ lane, minute }) =>
        isEdge ? spanOn(home, resized(item, minute)) : spanOn(lane, moved(item, grabbed.minute, minute)),
      laneOf,
      say: (span) => ({
        title: itemName(item),
        when: whenWords(span),
        why: item.kind !== 'event' && isPast({ ...span, end: span.start }, grid.now) ? lessonMessages.move.past : null,
        kind: item.kind === 'event' ? 'event' : 'proposal',
      }),
      onDrop: (span) => {
        const stayed = span.day === item.day && span.start === item.start && span.end === item.end;
        if (stayed) return;
        if (item.kind === 'event') editing.onCarry(item.event, span, how);
        else editing.onCarryLesson(item.lesson, span, block);
      },
    };
  };

  const waitForLongPress = (down: PointerEvent, editing: GridEditing) => {
    const end = () => {
      clearTimeout(timer);
      ignore();
    };
    const timer = setTimeout(() => {
      end();
      press(down.clientX, down.clientY, editing);
    }, LONG_PRESS_MS);
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - down.clientX, clientY - down.clientY) > FINGER_SLACK_PX) end();
    };
    // A finger that scrolls is taken over by the browser, which cancels the pointer.
    const ignore = listen(window, { pointermove: onMove, pointerup: end, pointercancel: end, scroll: end });
    return end;
  };

  const press = (x: number, y: number, editing: GridEditing) => {
    const place = frame();
    if (!place) return;
    const { lane, minute } = pointUnder(x, y, place);
    editing.onPress(spanOn(lane, pressed(minute, grid)));
  };

  /** The block under the pointer, or `empty` where the lane itself or its background lies. */
  const hit = (target: EventTarget | null) => {
    if (!(target instanceof Element) || !target.closest('.lane')) return null;
    const block = target.closest<HTMLElement>('.block');
    const kind = block?.dataset['kind'] as CalendarItem['kind'] | undefined;
    if (!block || !kind || isBackground({ kind } as CalendarItem)) return 'empty';
    return block;
  };

  const onDown = useEffectEvent((event: PointerEvent) => {
    stop.current?.();
    stop.current = null;
    const { editing } = grid;
    const place = frame();
    const under = hit(event.target);
    if (!editing || !place || under === null || event.button !== 0 || !event.isPrimary) return;
    if (event.pointerType === 'touch') {
      // A finger scrolls; it never draws or carries by accident.
      if (under === 'empty') stop.current = waitForLongPress(event, editing);
      return;
    }
    const isEdge = event.target instanceof Element && event.target.closest('[data-edge]') !== null;
    const plan = under === 'empty' ? planDraw(event, editing) : planCarry(event, under, isEdge, editing);
    if (plan) stop.current = followPointer(event, place, plan);
  });

  const onClick = useEffectEvent((event: MouseEvent) => {
    const byFinger = (event as PointerEvent).pointerType === 'touch';
    const onFree = event.target instanceof Element && event.target.closest('.block') !== null;
    if (!grid.editing || byFinger || onFree || hit(event.target) !== 'empty') return;
    press(event.clientX, event.clientY, grid.editing);
  });

  useEffect(() => {
    const element = lanes.current;
    if (!element) return undefined;
    const ignore = listen(element, {
      pointerdown: (event) => onDown(event),
      click: (event) => onClick(event),
      // A long press is ours, not the browser's menu.
      contextmenu: (event) => (event as PointerEvent).pointerType === 'touch' && event.preventDefault(),
    });
    return () => {
      ignore();
      stop.current?.();
    };
  }, [lanes]);
}
