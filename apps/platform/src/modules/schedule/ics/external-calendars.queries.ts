import { millisecondsInDay } from 'date-fns/constants';
import { and, asc, count, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../core/database/database.ts';
import { hasCome } from '../../../core/database/elapsed.ts';
import { externalCalendar } from './external-calendars.tables.ts';

/** Until one that fails again and again is tried once more. */
export const LONGEST_WAIT_MS = millisecondsInDay;

export type ExternalCalendarRow = typeof externalCalendar.$inferSelect;

/** The calendars that teachers have connected. */
export function externalCalendarQueries(db: Db) {
  const own = (teacherId: string, id: string) =>
    and(eq(externalCalendar.id, id), eq(externalCalendar.teacherId, teacherId));
  return {
    listOf: (teacherId: string): Promise<ExternalCalendarRow[]> =>
      db
        .select()
        .from(externalCalendar)
        .where(eq(externalCalendar.teacherId, teacherId))
        .orderBy(asc(externalCalendar.createdAt), asc(externalCalendar.id)),

    async countOf(teacherId: string): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(externalCalendar)
        .where(eq(externalCalendar.teacherId, teacherId));
      return row?.count ?? 0;
    },

    async find(teacherId: string, id: string): Promise<ExternalCalendarRow | undefined> {
      const [row] = await db.select().from(externalCalendar).where(own(teacherId, id));
      return row;
    },

    async findByClientId(teacherId: string, clientId: string): Promise<ExternalCalendarRow | undefined> {
      const [row] = await db
        .select()
        .from(externalCalendar)
        .where(and(eq(externalCalendar.teacherId, teacherId), eq(externalCalendar.clientId, clientId)));
      return row;
    },

    async insert(row: typeof externalCalendar.$inferInsert): Promise<void> {
      await db.insert(externalCalendar).values(row);
    },

    /** False when it is not hers or does not exist. Its blocks go with it. */
    async remove(teacherId: string, id: string): Promise<boolean> {
      const rows = await db.delete(externalCalendar).where(own(teacherId, id)).returning({ id: externalCalendar.id });
      return rows.length > 0;
    },

    /** Takes those whose time has come, each for itself alone until `leaseUntil`. */
    async claimDue(now: Date, leaseUntil: Date, limit: number): Promise<ExternalCalendarRow[]> {
      const { id, dueAt, leaseUntil: held } = externalCalendar;
      // As a named part it is run once; as a plain subquery the planner may run it again and lock more than the limit.
      const due = db.$with('due').as(
        db
          .select({ id })
          .from(externalCalendar)
          .where(
            and(
              hasCome(dueAt, LONGEST_WAIT_MS, now),
              or(isNull(held), hasCome(held, leaseUntil.getTime() - now.getTime(), now)),
            ),
          )
          .orderBy(asc(dueAt))
          .limit(limit)
          .for('update', { skipLocked: true }),
      );
      return db
        .with(due)
        .update(externalCalendar)
        .set({ leaseUntil })
        .where(inArray(id, db.select({ id: due.id }).from(due)))
        .returning();
    },

    async markRead(
      id: string,
      { at, busyCount, dueAt }: { at: Date; busyCount: number; dueAt: Date },
    ): Promise<boolean> {
      const rows = await db
        .update(externalCalendar)
        .set({ busyCount, lastFetchedAt: at, failure: null, failures: 0, dueAt, leaseUntil: null })
        .where(eq(externalCalendar.id, id))
        .returning({ id: externalCalendar.id });
      return rows.length > 0;
    },

    async markFailed(id: string, { failure, dueAt }: { failure: string; dueAt: Date }): Promise<void> {
      await db
        .update(externalCalendar)
        .set({ failure, failures: sql`${externalCalendar.failures} + 1`, dueAt, leaseUntil: null })
        .where(eq(externalCalendar.id, id));
    },
  };
}
