import { classShortNames } from '@portal/domain/classes/names/class-short-name';
import type { Lesson } from '@portal/domain/lessons/lesson';
import type { LessonMove } from '@portal/domain/lessons/lesson-move';
import type { Calendar, CalendarEvent, FreeTime } from '@portal/domain/schedule/calendar';
import { addDays } from '@portal/domain/time/day';
import { minuteOfTime } from '@portal/domain/time/time-of-day';
import type { Day } from '../time/day.ts';
import type { WallTime } from '../time/wall-clock.ts';

const LESSON_KINDS = ['lesson', 'trial', 'done', 'canceled'] as const;
export const ITEM_KINDS = [...LESSON_KINDS, 'proposal', 'event', 'free', 'off'] as const;
type LessonKind = (typeof LESSON_KINDS)[number];
export type ItemKind = (typeof ITEM_KINDS)[number];

interface Piece {
  /** Unique among all pieces of a calendar. */
  readonly key: string;
  readonly day: Day;
  /** Minutes since midnight on the wall clock; the end is at most 1440. */
  readonly start: number;
  readonly end: number;
  /** Whether this is the second or a later day of something that runs past midnight. */
  readonly continues: boolean;
}

interface OfClass {
  /** The name of its class in short, as long as that tells it from the others of the calendar. */
  readonly short?: string | undefined;
}

/** Something on one day of the calendar. What runs past midnight becomes one item for each of its days. */
export type CalendarItem = Piece &
  (
    | (OfClass & { readonly kind: LessonKind; readonly lesson: Lesson; readonly waiting?: LessonMove | undefined })
    // Where a lesson would stand if its move is accepted; until then the lesson itself stays at its place.
    | (OfClass & { readonly kind: 'proposal'; readonly move: LessonMove; readonly lesson: Lesson | undefined })
    | { readonly kind: 'event'; readonly event: CalendarEvent }
    | { readonly kind: 'free'; readonly free: FreeTime }
    | { readonly kind: 'off'; readonly reason: string }
  );

/** What a teacher can open: a lesson or an entry of her own. Free time lies behind them. */
export type OpenableItem = Extract<CalendarItem, { kind: LessonKind | 'event' | 'proposal' }>;
/** A stretch of free time; it lies behind, and can be opened all the same. */
export type FreeItem = Extract<CalendarItem, { kind: 'free' }>;
export type BackgroundItem = Extract<CalendarItem, { kind: 'free' | 'off' }>;

export const isOpenable = (item: CalendarItem): item is OpenableItem => item.kind !== 'free' && item.kind !== 'off';
export const isBackground = (item: CalendarItem): item is BackgroundItem => !isOpenable(item);

const DAY_END = 1440;
/** An entry without an end is drawn as half an hour. */
const OPEN_EVENT_MINUTES = 30;

export function lessonKind(lesson: Pick<Lesson, 'status' | 'isTrial'>): LessonKind {
  if (lesson.status === 'CANCELED') return 'canceled';
  if (lesson.status === 'DONE' || lesson.status === 'FINISHED') return 'done';
  return lesson.isTrial ? 'trial' : 'lesson';
}

function pieces(id: string, start: WallTime, end: WallTime): Piece[] {
  if (end.day < start.day || (end.day === start.day && end.minute <= start.minute)) {
    // Clocks that went back can put the end before the start; something is still there to be seen.
    return [
      { key: id, day: start.day, start: start.minute, end: Math.min(start.minute + 1, DAY_END), continues: false },
    ];
  }
  const found: Piece[] = [];
  for (let day = start.day; day <= end.day; day = addDays(day, 1)) {
    const from = day === start.day ? start.minute : 0;
    const to = day === end.day ? end.minute : DAY_END;
    if (to > from) found.push({ key: `${id}@${day}`, day, start: from, end: to, continues: day !== start.day });
  }
  return found;
}

function eventPiece(event: CalendarEvent): Piece {
  const start = minuteOfTime(event.time);
  const end = event.endTime === null ? start : minuteOfTime(event.endTime);
  return {
    key: `event-${event.id}`,
    day: event.date,
    start,
    end: Math.min(end > start ? end : start + OPEN_EVENT_MINUTES, DAY_END),
    continues: false,
  };
}

/** Time order, longer first, then by key, so that the order never depends on the server's. */
const byTime = (a: CalendarItem, b: CalendarItem): number =>
  a.start - b.start || b.end - a.end || (a.key < b.key ? -1 : 1);

/** The items of every day that has some, each day in time order. */
export function itemsByDay(
  calendar: Calendar,
  at: (time: number) => WallTime,
): ReadonlyMap<Day, readonly CalendarItem[]> {
  const days = new Map<Day, CalendarItem[]>();
  const put = (item: CalendarItem) => {
    const list = days.get(item.day);
    if (list) list.push(item);
    else days.set(item.day, [item]);
  };
  const cut = (id: string, startAt: string, endAt: string) =>
    pieces(id, at(Date.parse(startAt)), at(Date.parse(endAt)));

  const waitingOf = new Map(
    calendar.moves.filter(({ status }) => status === 'PROPOSED').map((move) => [move.lessonId, move]),
  );

  const shortNames = classShortNames(new Map(calendar.lessons.map(({ classId, className }) => [classId, className])));

  for (const lesson of calendar.lessons) {
    const kind = lessonKind(lesson);
    const waiting = waitingOf.get(lesson.id);
    for (const piece of cut(`lesson-${lesson.id}`, lesson.startAt, lesson.endAt)) {
      put({ ...piece, kind, lesson, short: shortNames.get(lesson.classId), waiting });
    }
  }
  for (const move of waitingOf.values()) {
    const lesson = calendar.lessons.find(({ id }) => id === move.lessonId);
    const short = lesson && shortNames.get(lesson.classId);
    for (const piece of cut(`move-${move.id}`, move.newStartAt, move.newEndAt)) {
      put({ ...piece, kind: 'proposal', move, lesson, short });
    }
  }
  for (const event of calendar.events) put({ ...eventPiece(event), kind: 'event', event });
  for (const free of calendar.freeTimes) {
    const id = `free-${free.slotId}-${free.startAt}`;
    for (const piece of cut(id, free.startAt, free.endAt)) put({ ...piece, kind: 'free', free });
  }
  for (const off of calendar.timeOffs) {
    for (const piece of cut(`off-${off.id}`, off.startAt, off.endAt))
      put({ ...piece, kind: 'off', reason: off.reason });
  }
  for (const list of days.values()) list.sort(byTime);
  return days;
}
