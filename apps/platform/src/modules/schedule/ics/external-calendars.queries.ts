import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../core/database/database.ts';
import { externalCalendar } from './external-calendars.tables.ts';

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
      const due = sql`select id from ${externalCalendar}
        where due_at <= ${now.toISOString()}::timestamptz
          and (lease_until is null or lease_until <= ${now.toISOString()}::timestamptz)
        order by due_at limit ${limit} for update skip locked`;
      return db
        .update(externalCalendar)
        .set({ leaseUntil })
        .where(sql`${externalCalendar.id} in (${due})`)
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
