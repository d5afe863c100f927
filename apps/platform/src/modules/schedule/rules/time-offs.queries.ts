import { and, asc, count, eq, gt, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { Span } from '../../../core/days/span.ts';
import type { TimeOffRow } from '../calendar/calendar.queries.ts';
import { timeOff as table } from '../schedule.tables.ts';

/** Reads and writes a teacher's times off. Every statement names the owner. */
export function timeOffQueries(db: Db | Tx, teacherId: string) {
  const isOwn = eq(table.teacherId, teacherId);
  return {
    notOver: (now: Date): Promise<TimeOffRow[]> =>
      db
        .select()
        .from(table)
        .where(and(isOwn, gt(table.endAt, now)))
        .orderBy(asc(table.startAt)),

    async countNotOver(now: Date): Promise<number> {
      const [row] = await db
        .select({ n: count() })
        .from(table)
        .where(and(isOwn, gt(table.endAt, now)));
      return row!.n;
    },

    async byClientId(clientId: string): Promise<TimeOffRow | undefined> {
      const [row] = await db
        .select()
        .from(table)
        .where(and(isOwn, eq(table.clientId, clientId)));
      return row;
    },

    touching: (span: Span): Promise<TimeOffRow[]> =>
      db
        .select()
        .from(table)
        .where(and(isOwn, lt(table.startAt, span.to), gt(table.endAt, span.from)))
        .orderBy(asc(table.startAt)),

    async insert(row: Omit<typeof table.$inferInsert, 'teacherId'>): Promise<TimeOffRow> {
      const [made] = await db
        .insert(table)
        .values({ ...row, teacherId })
        .returning();
      return made!;
    },

    async remove(id: string): Promise<boolean> {
      const removed = await db
        .delete(table)
        .where(and(isOwn, eq(table.id, id)))
        .returning({ id: table.id });
      return removed.length > 0;
    },
  };
}
