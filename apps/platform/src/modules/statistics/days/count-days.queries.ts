import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { Counting } from '../facts/facts.ts';
import { statDay, statDirty, statFact } from '../statistics.tables.ts';
import { daysFrom, factsKept, factsNow } from './day-facts.queries.ts';

const TEACHERS = 7_306_204;

const isWaiting = (now: Date) => sql`(due_at is null or due_at <= ${now.toISOString()}::timestamptz)`;

/** Which days have to be counted anew, and counting them. */
export function countDayQueries(on: Db | Tx) {
  return {
    /** Some of the teachers of whom a day waits, longest first. */
    async waiting(now: Date, limit: number): Promise<string[]> {
      const rows = await on.select({ teacherId: sql<string>`teacher_id` }).from(
        sql`(
            select teacher_id from (
              (select teacher_id, seq from ${statDirty} where due_at is null order by seq limit 1000)
              union all
              (select teacher_id, seq from ${statDirty} where due_at <= ${now.toISOString()}::timestamptz order by due_at limit 1000)
            ) first group by teacher_id order by min(seq) limit ${limit}
          ) as waiting`,
      );
      return rows.map(({ teacherId }) => teacherId);
    },

    /** Until the transaction ends, nobody else counts her days. */
    async lock(teacherId: string): Promise<void> {
      await on.execute(sql`select pg_advisory_xact_lock(${TEACHERS}::int, hashtext(${teacherId}))`);
    },

    /** Takes the marks of some of her days that wait, and answers the days: what happens to them from now on marks them again. */
    async take(teacherId: string, now: Date, limit: number): Promise<string[]> {
      const rows = await on
        .delete(statDirty)
        .where(
          sql`teacher_id = ${teacherId} and ${isWaiting(now)} and day in (
            select day from ${statDirty} where teacher_id = ${teacherId} and ${isWaiting(now)}
            group by day order by day desc limit ${limit})`,
        )
        .returning({ day: statDirty.day });
      return [...new Set(rows.map(({ day }) => day))];
    },

    /** Writes these days as they are now. */
    async count(of: Counting): Promise<void> {
      const own = sql`teacher_id = ${of.teacherId} and day = any(${sql.param([...of.days])}::date[])`;
      await on.delete(statFact).where(own);
      await on.execute(sql`insert into ${statFact} ${factsNow(of)}`);
      await on.delete(statDay).where(own);
      await on.execute(sql`insert into ${statDay} ${daysFrom(factsKept(of), of)}`);
    },

    /** Since when something waits to be counted, of one teacher or of all. */
    async waitingSince(now: Date, teacherId?: string): Promise<Date | undefined> {
      const [row] = await on
        .select({ since: sql<Date | null>`min(coalesce(due_at, at))`.mapWith(statDirty.at) })
        .from(statDirty)
        .where(sql`${isWaiting(now)} and ${teacherId === undefined ? sql`true` : sql`teacher_id = ${teacherId}`}`);
      return row?.since ?? undefined;
    },
  };
}
