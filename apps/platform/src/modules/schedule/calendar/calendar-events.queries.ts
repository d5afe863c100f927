import { and, count, eq, inArray } from 'drizzle-orm';
import type { CalendarEvent } from '@portal/domain/schedule/calendar';
import type { Db, Tx } from '../../../core/database/database.ts';
import { calendarEvent as table } from '../schedule.tables.ts';
import { eventOf } from './calendar.queries.ts';

export type EventFields = Omit<CalendarEvent, 'id'>;

/** Writes a teacher's own entries. Every statement names the owner: what belongs to another is not there. */
export function calendarEventQueries(db: Db | Tx) {
  const own = (teacherId: string, id: string) => and(eq(table.teacherId, teacherId), eq(table.id, id));
  return {
    async byClientId(teacherId: string, clientId: string): Promise<CalendarEvent | undefined> {
      const [row] = await db
        .select()
        .from(table)
        .where(and(eq(table.teacherId, teacherId), eq(table.clientId, clientId)));
      return row && eventOf(row);
    },

    async countOf(teacherId: string): Promise<number> {
      const [row] = await db.select({ n: count() }).from(table).where(eq(table.teacherId, teacherId));
      return row!.n;
    },

    async insert(row: EventFields & { id: string; teacherId: string; clientId: string }): Promise<CalendarEvent> {
      const [made] = await db.insert(table).values(row).returning();
      return eventOf(made!);
    },

    /** The ids of those that were not there; one that has come before, by its client id, stays as it is. */
    async insertNew(rows: (typeof table.$inferInsert)[]): Promise<string[]> {
      const made = await db
        .insert(table)
        .values(rows)
        .onConflictDoNothing({ target: [table.teacherId, table.clientId] })
        .returning({ id: table.id });
      return made.map(({ id }) => id);
    },

    async update(teacherId: string, id: string, fields: EventFields): Promise<CalendarEvent | undefined> {
      const [changed] = await db.update(table).set(fields).where(own(teacherId, id)).returning();
      return changed && eventOf(changed);
    },

    async remove(teacherId: string, id: string): Promise<boolean> {
      const removed = await db.delete(table).where(own(teacherId, id)).returning({ id: table.id });
      return removed.length > 0;
    },

    async removeMany(teacherId: string, ids: readonly string[]): Promise<void> {
      await db.delete(table).where(and(eq(table.teacherId, teacherId), inArray(table.id, [...ids])));
    },
  };
}
