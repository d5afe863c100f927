import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import type { BookingRules } from '@portal/domain/schedule/booking-rules';
import type { ScheduleConflict, TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import { LIMITS } from '@portal/domain/tenant/limits';
import { addDays, dayOf, instantOf } from '@portal/domain/time/day';
import type { Clock } from '../../../core/clock.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import {
  asSpan,
  asTimeSpan,
  isInside,
  lengthOf,
  merged,
  overlaps,
  type Span,
  widened,
  without,
} from '../../../core/days/span.ts';
import type { Teacher } from '../../../core/teacher.ts';
import { busySpanOf } from '../calendar/busy-event.ts';
import { calendarQueries } from '../calendar/calendar.queries.ts';
import { busyQueries } from '../ics/busy.queries.ts';
import type { LessonsOn } from '../lessons-on-schedule.ts';
import { bookingRulesQueries } from '../rules/booking-rules.queries.ts';
import { unfoldFreeTimes } from './free-time.ts';

const QUARTER = 15 * millisecondsInMinute;
// Where times outside free time are still decent to offer, in minutes of the local day.
const DECENT = [8 * 60, 22 * 60] as const;

interface OpenOptions {
  readonly exceptLessonIds?: readonly string[] | undefined;
  /** Shortest stretch worth naming; that of free time where not given. */
  readonly minutes?: number;
  /** Whose eyes look: free time that is for regulars is none to strangers. */
  readonly to?: 'STRANGERS';
}

interface NearestOptions {
  readonly minutes: number;
  readonly near: Date;
  readonly count: number;
  readonly exceptLessonIds?: readonly string[];
  /** Stretches that are promised to something else already. */
  readonly taken?: readonly Span[];
}

type Other = ScheduleConflict['other'];

interface Standing extends Span {
  readonly other: Other;
  /** Whose time it is: a lesson and its waiting move have one lesson. Empty for anything else. */
  readonly lessonId: string;
}

/** What a teacher's schedule still has room for. Inside a transaction it sees what that transaction wrote. */
export function openTimes(db: Db | Tx, clock: Pick<Clock, 'now'>, lessonsOn: LessonsOn) {
  const queries = calendarQueries(db);
  const onSchedule = lessonsOn(db);

  /** Everything that a lesson could collide with: lessons first, then waiting moves, time off, own entries, busy stretches. */
  async function standingIn(
    { id: teacherId, timeZone }: Teacher,
    range: Span,
    exceptIds: readonly string[] = [],
  ): Promise<Standing[]> {
    const lessons = await onSchedule.standingIn(teacherId, range, exceptIds);
    const moves = await onSchedule.movesIn(teacherId, range);
    const timeOffs = await queries.timeOffsOf(teacherId, range);
    const events = await queries.eventsOf(teacherId, {
      from: dayOf(range.from, timeZone),
      to: dayOf(range.to, timeZone),
    });
    const busy = await busyQueries(db).busyIn(teacherId, range);
    const standing = (kind: Other['kind'], id: string, title: string, span: Span, lessonId = ''): Standing => ({
      ...span,
      lessonId,
      other: { kind, id, title, ...asTimeSpan(span) },
    });
    return [
      ...lessons.map(({ id, className, from, to }) => standing('LESSON', id, className, { from, to }, id)),
      ...moves
        .filter(({ lessonId }) => !exceptIds.includes(lessonId))
        .map((move) => {
          const span = asSpan({ startAt: move.newStartAt, endAt: move.newEndAt });
          return standing('LESSON_MOVE', move.id, move.className, span, move.lessonId);
        }),
      ...timeOffs.map((off) => standing('TIME_OFF', off.id, off.reason, asSpan(off))),
      ...events.flatMap((event) => {
        const span = busySpanOf(event, timeZone);
        return span && overlaps(span, range) ? standing('EVENT', event.id, event.title, span) : [];
      }),
      ...busy.map((block) => standing('BUSY', block.id, block.title, asSpan(block))),
    ];
  }

  /** All free and taken time of the local days that the range touches. */
  async function readDays(teacher: Teacher, range: Span, { exceptLessonIds, to: eyes }: OpenOptions) {
    const { id, timeZone } = teacher;
    const from = dayOf(range.from, timeZone);
    const to = dayOf(new Date(Math.max(range.from.getTime(), range.to.getTime() - 1)), timeZone);
    const rules = await bookingRulesQueries(db).of(id);
    const opened = await queries.freeSlotsOf(id, { from, to });
    const slots = eyes === 'STRANGERS' ? opened.filter(({ audience }) => audience === 'ALL') : opened;
    const days = { from: instantOf(from, 0, timeZone), to: instantOf(addDays(to, 1), 0, timeZone) };
    const buffer = rules.bufferMinutes * millisecondsInMinute;
    const standing = await standingIn(teacher, widened(days, buffer), exceptLessonIds);
    return {
      rules,
      standing,
      free: merged(unfoldFreeTimes(slots, { from, to, timeZone }).map(asSpan)),
      /** Lessons, and moves that would become lessons, keep their distance; what is no lesson has none. */
      holes: standing.map(({ from, to, lessonId }) => (lessonId ? widened({ from, to }, buffer) : { from, to })),
    };
  }

  function openOf(days: Awaited<ReturnType<typeof readDays>>, range: Span, { timeZone }: Teacher, minutes: number) {
    const bookable = within(range, bookableStretch(days.rules, clock.now(), timeZone));
    const holes = [...days.holes, ...fullDays(days.standing, days.rules.maxLessonsPerDay, timeZone)];
    return days.free
      .flatMap((span) => without(within(span, bookable), holes))
      .filter((span) => lengthOf(span) >= minutes * millisecondsInMinute);
  }

  return {
    /**
     * Free time without lessons (and their buffer), waiting moves' new times, time off, own entries and busy stretches, inside notice,
     * horizon and daily maximum; touching stretches are one. Free time for regulars only counts as free.
     */
    async openSpans(
      teacher: Teacher,
      range: Span,
      { minutes = LIMITS.freeSlotMinMinutes, ...options }: OpenOptions = {},
    ): Promise<Span[]> {
      return openOf(await readDays(teacher, range, options), range, teacher, minutes);
    },

    /** From the end of her notice to the last day that can be booked: outside of it nothing is open. */
    async bookable({ id, timeZone }: Teacher): Promise<Span> {
      return bookableStretch(await bookingRulesQueries(db).of(id), clock.now(), timeZone);
    },

    /**
     * Starts on the quarter hour of the same local day: `near` itself where it fits at all, then the nearest first inside
     * open spans. Where those offer fewer than `count`, times to come between 08:00 and 22:00 follow that collide with
     * nothing and keep the buffer, though they lie outside free time, notice and horizon. They overlap each other only where
     * there is no other way.
     */
    async nearestTimes(
      teacher: Teacher,
      { minutes, near, count, exceptLessonIds, taken = [] }: NearestOptions,
    ): Promise<TimeSpan[]> {
      const { timeZone } = teacher;
      const date = dayOf(near, timeZone);
      const day = { from: instantOf(date, 0, timeZone), to: instantOf(addDays(date, 1), 0, timeZone) };
      const days = await readDays(teacher, day, { exceptLessonIds });
      const promised = taken.map((span) => widened(span, days.rules.bufferMinutes * millisecondsInMinute));
      const open = openOf(days, day, teacher, minutes).flatMap((span) => without(span, promised));
      const decent = {
        from: new Date(Math.max(instantOf(date, DECENT[0], timeZone).getTime(), clock.now().getTime())),
        to: instantOf(date, DECENT[1], timeZone),
      };
      const outside = without(decent, [...days.holes, ...promised]);
      const starts = quarters(day, near).map((from) => ({
        from,
        to: new Date(from.getTime() + minutes * millisecondsInMinute),
      }));
      const fits = (spans: readonly Span[]) => (time: Span) => spans.some((span) => isInside(time, span));
      const best = starts.filter(fits(open));
      const rest = starts.filter((time) => fits(outside)(time) && !best.includes(time));
      const asked = rest.filter(({ from }) => from.getTime() === near.getTime());
      return mostlyApart([...asked, ...best, ...rest], count).map(asTimeSpan);
    },

    /** What stands in the way of a span: a lesson first, then a waiting move, time off, an own entry, a busy stretch. */
    async conflictOf(
      teacher: Teacher,
      span: Span,
      { exceptLessonIds }: Pick<OpenOptions, 'exceptLessonIds'> = {},
    ): Promise<Other | undefined> {
      const standing = await standingIn(teacher, span, exceptLessonIds);
      return standing.find((one) => overlaps(one, span))?.other;
    },

    /** The same for each of many spans, in order of time, with one look at the schedule. */
    async conflictsOf(teacher: Teacher, spans: readonly Span[]): Promise<(Other | undefined)[]> {
      if (!spans.length) return [];
      const standing = await standingIn(teacher, { from: spans[0]!.from, to: spans.at(-1)!.to });
      return spans.map((span) => standing.find((one) => overlaps(one, span))?.other);
    },

    /** What stands in the way of a span, and whether it lies inside free time. */
    async fitOf(
      teacher: Teacher,
      span: Span,
      options: Pick<OpenOptions, 'exceptLessonIds'>,
    ): Promise<{ other: Other | null; isFreeTime: boolean }> {
      const { standing, free } = await readDays(teacher, span, options);
      return {
        other: standing.find((one) => overlaps(one, span))?.other ?? null,
        isFreeTime: free.some((stretch) => isInside(span, stretch)),
      };
    },
  };
}

/** `count` spans in their order: those that overlap none before them first, because a quarter later is hardly a choice. */
function mostlyApart(spans: readonly Span[], count: number): Span[] {
  const apart: Span[] = [];
  for (const span of spans) if (!apart.some((one) => overlaps(one, span))) apart.push(span);
  const others = spans.filter((span) => !apart.includes(span));
  return [...apart.slice(0, count), ...others].slice(0, count);
}

/** Nothing of a span that lies outside: then its end is not after its start, and no hole or length finds it. */
const within = (span: Span, outer: Span): Span => ({
  from: new Date(Math.max(span.from.getTime(), outer.from.getTime())),
  to: new Date(Math.min(span.to.getTime(), outer.to.getTime())),
});

/** From the end of the notice to the end of the last local day of the horizon. */
const bookableStretch = ({ noticeHours, horizonDays }: BookingRules, now: Date, timeZone: string): Span => ({
  from: new Date(now.getTime() + noticeHours * millisecondsInHour),
  to: instantOf(addDays(dayOf(now, timeZone), horizonDays + 1), 0, timeZone),
});

/** The local days that hold as many lessons as the teacher wants; a lesson that may move inside its day counts once. */
function fullDays(standing: readonly Standing[], most: number | null, timeZone: string): Span[] {
  if (most === null) return [];
  const lessonsOn = new Map<string, Set<string>>();
  for (const { from, lessonId } of standing) {
    if (!lessonId) continue;
    const day = dayOf(from, timeZone);
    lessonsOn.set(day, (lessonsOn.get(day) ?? new Set()).add(lessonId));
  }
  return [...lessonsOn]
    .filter(([, lessons]) => lessons.size >= most)
    .map(([day]) => ({ from: instantOf(day, 0, timeZone), to: instantOf(addDays(day, 1), 0, timeZone) }));
}

/** Every quarter hour of a local day, nearest first and of two equally near ones the earlier. */
function quarters(day: Span, near: Date): Date[] {
  // Clocks change by whole quarters, so steps from midnight stay on the quarter all day.
  const count = Math.ceil(lengthOf(day) / QUARTER);
  const distance = (at: Date) => Math.abs(at.getTime() - near.getTime());
  return Array.from({ length: count }, (_, step) => new Date(day.from.getTime() + step * QUARTER)).sort(
    (one, other) => distance(one) - distance(other) || one.getTime() - other.getTime(),
  );
}
