import { millisecondsInDay } from 'date-fns/constants';
import { and, asc, between, eq, gt, lt, lte, or, sql } from 'drizzle-orm';
import type { CalendarEvent } from '@portal/domain/schedule/calendar';
import type { TimeOff } from '@portal/domain/schedule/time-off';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { Span } from '../../../core/days/span.ts';
import { calendarEvent, freeSlot, timeOff } from '../schedule.tables.ts';

export type EventRow = typeof calendarEvent.$inferSelect;
export type FreeSlotRow = typeof freeSlot.$inferSelect;
export type TimeOffRow = typeof timeOff.$inferSelect;

export interface DayRange {
  readonly from: string;
  readonly to: string;
}

// As long as the constraint time_off_length allows: a row that began earlier cannot touch the range.
export const LONGEST_TIME_OFF_MS = 366 * millisecondsInDay;

const teacherId = sql.placeholder('teacherId');
const fromDay = sql.placeholder('fromDay');
const toDay = sql.placeholder('toDay');
const earliest = sql.placeholder('earliest');
const from = sql.placeholder('from');
const to = sql.placeholder('to');

/** Values of `earliest`, `from` and `to`. */
export const boundsOf = (range: Span, longestMs: number) => ({
  earliest: new Date(range.from.getTime() - longestMs).toISOString(),
  from: range.from.toISOString(),
  to: range.to.toISOString(),
});

/** Reads one teacher's calendar. Every statement names the teacher and a bounded stretch of an index; all are prepared once. */
export function calendarQueries(db: Db | Tx) {
  const events = eventsStatement(db).prepare('teaching_calendar_events');
  const slots = freeSlotsStatement(db).prepare('teaching_calendar_slots');
  const offs = timeOffsStatement(db).prepare('teaching_calendar_offs');

  return {
    async eventsOf(teacher: string, days: DayRange): Promise<CalendarEvent[]> {
      const rows = await events.execute({ teacherId: teacher, fromDay: days.from, toDay: days.to });
      return rows.map(eventOf);
    },

    freeSlotsOf: (teacher: string, days: DayRange): Promise<FreeSlotRow[]> =>
      slots.execute({ teacherId: teacher, fromDay: days.from, toDay: days.to }),

    async timeOffsOf(teacher: string, range: Span): Promise<TimeOff[]> {
      const rows = await offs.execute({ teacherId: teacher, ...boundsOf(range, LONGEST_TIME_OFF_MS) });
      return rows.map(timeOffOf);
    },
  };
}

export const eventOf = ({ id, title, date, time, endTime, note, busy }: EventRow): CalendarEvent => ({
  id,
  title,
  date,
  time: time.slice(0, 5),
  endTime: endTime?.slice(0, 5) ?? null,
  note,
  busy,
});

export const timeOffOf = ({ id, startAt, endAt, reason, publicReason }: TimeOffRow): TimeOff => ({
  id,
  startAt: startAt.toISOString(),
  endAt: endAt.toISOString(),
  reason,
  publicReason,
});

// The statements stand apart so that the test of their plans reads the same ones.

/** Takes teacherId, fromDay and toDay. */
export function eventsStatement(db: Db | Tx) {
  return db
    .select()
    .from(calendarEvent)
    .where(and(eq(calendarEvent.teacherId, teacherId), between(calendarEvent.date, fromDay, toDay)))
    .orderBy(asc(calendarEvent.date), asc(calendarEvent.time), asc(calendarEvent.id));
}

/** Takes teacherId, fromDay and toDay. */
export function freeSlotsStatement(db: Db | Tx) {
  const isWeekly = and(
    eq(freeSlot.kind, 'WEEKLY'),
    lte(freeSlot.startsOn, toDay),
    // As the index free_slot_weekly is written.
    sql`coalesce(${freeSlot.until}, date 'infinity') >= ${fromDay}`,
  );
  const isOnDay = and(eq(freeSlot.kind, 'DATE'), between(freeSlot.date, fromDay, toDay));
  return db
    .select()
    .from(freeSlot)
    .where(and(eq(freeSlot.teacherId, teacherId), or(isWeekly, isOnDay)));
}

/** Takes teacherId, earliest, from and to. */
export function timeOffsStatement(db: Db | Tx) {
  return db
    .select()
    .from(timeOff)
    .where(
      and(
        eq(timeOff.teacherId, teacherId),
        gt(timeOff.startAt, earliest),
        lt(timeOff.startAt, to),
        gt(timeOff.endAt, from),
      ),
    )
    .orderBy(asc(timeOff.startAt));
}
