import { classShortName } from '@portal/domain/classes/names/class-short-name';
import { formatTime } from '@portal/domain/format/date-time';
import type { LessonMove } from '@portal/domain/lessons/lesson-move';
import type { Calendar } from '@portal/domain/schedule/calendar';
import type { TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import { dayOf, minuteOf } from '@portal/domain/time/day';
import { minuteOfTime } from '@portal/domain/time/time-of-day';

const HOUR = 60;
const DAY = 24 * HOUR;
/** Fewer hours would make a short lesson look long. */
const FEWEST_HOURS = 8;

export interface StripPart {
  readonly key: string;
  readonly kind: 'FREE' | 'OFF' | 'LESSON' | 'EVENT' | 'BUSY' | 'WAITING' | 'WANTED';
  /** Empty where the kind says it all. */
  readonly name: string;
  /** Of a lesson: the place of its class, which gives it its colour. */
  readonly classNo?: number;
  /** Minutes of the day. */
  readonly start: number;
  readonly end: number;
}

export interface Strip {
  readonly from: number;
  readonly to: number;
  readonly parts: readonly StripPart[];
}

/** The part of a stretch that lies on a day, in its minutes; null where none does. */
function onDay({ startAt, endAt }: TimeSpan, day: string, zone: string) {
  const [first, last] = [dayOf(startAt, zone), dayOf(endAt, zone)];
  if (first > day || last < day) return null;
  const [start, end] = [first < day ? 0 : minuteOf(startAt, zone), last > day ? DAY : minuteOf(endAt, zone)];
  return end > start ? { start, end } : null;
}

/**
 * A day as a proposal would leave it: what she has, without the lesson that would move, and the wanted time among it. It shows
 * the hours around what is fixed; free time and time off lie behind, and are cut to them.
 */
export function stripOf(calendar: Calendar, move: LessonMove, zone: string): Strip {
  const day = dayOf(move.newStartAt, zone);
  const part = (
    kind: StripPart['kind'],
    id: string,
    span: TimeSpan,
    more: { name?: string; classNo?: number } = {},
  ) => {
    const minutes = onDay(span, day, zone);
    return minutes ? [{ key: `${kind} ${id}`, kind, name: '', ...more, ...minutes }] : [];
  };
  const wanted = { startAt: move.newStartAt, endAt: move.newEndAt };
  const fixed: StripPart[] = [
    ...calendar.lessons
      .filter(({ id, status }) => id !== move.lessonId && status !== 'CANCELED')
      .flatMap((one) => part('LESSON', one.id, one, { name: classShortName(one.className), classNo: one.classNo })),
    ...calendar.moves
      .filter(({ id, lessonId }) => id !== move.id && lessonId !== move.lessonId)
      .flatMap((one) =>
        part(
          'WAITING',
          one.id,
          { startAt: one.newStartAt, endAt: one.newEndAt },
          { name: classShortName(one.className) },
        ),
      ),
    ...calendar.events
      .filter(({ busy, date }) => busy && date === day)
      .flatMap(({ id, title, time, endTime }): StripPart[] =>
        endTime === null
          ? []
          : [{ key: `EVENT ${id}`, kind: 'EVENT', name: title, start: minuteOfTime(time), end: minuteOfTime(endTime) }],
      ),
    ...calendar.busy.flatMap((one) => part('BUSY', one.id, one, { name: one.title })),
    ...part('WANTED', move.id, wanted, { name: formatTime(move.newStartAt, zone) }),
  ].sort((one, other) => one.start - other.start);
  const behind: StripPart[] = [
    ...calendar.freeTimes.flatMap((one) => part('FREE', `${one.slotId} ${one.startAt}`, one)),
    ...calendar.timeOffs.flatMap((one) => part('OFF', one.id, one, { name: one.reason })),
  ];
  const { from, to } = hoursAround(fixed);
  const cut = behind
    .map((one) => ({ ...one, start: Math.max(one.start, from), end: Math.min(one.end, to) }))
    .filter(({ start, end }) => end > start);
  return { from, to, parts: [...cut, ...fixed] };
}

/** Whole hours with one to spare at each end, and never too few of them. */
function hoursAround(parts: readonly StripPart[]): Pick<Strip, 'from' | 'to'> {
  const first = Math.floor(Math.min(...parts.map(({ start }) => start)) / HOUR) - 1;
  const last = Math.ceil(Math.max(...parts.map(({ end }) => end)) / HOUR) + 1;
  const missing = Math.max(0, FEWEST_HOURS - (last - first));
  const to = Math.min(24, last + Math.floor(missing / 2));
  const from = Math.max(0, Math.min(first - Math.ceil(missing / 2), to - FEWEST_HOURS));
  return { from: from * HOUR, to: Math.max(to, Math.min(24, from + FEWEST_HOURS)) * HOUR };
}
