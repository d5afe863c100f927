import { between, sql } from 'drizzle-orm';
import type { Db } from '../../../core/database/database.ts';
import { DAY_SUMS, type DaySum } from '../metric-sums.ts';
import type { Period } from '../period.ts';
import { statDay, statFact } from '../statistics.tables.ts';
import { daySums, type SpanSums } from '../summary/summary.queries.ts';

/** Of how many teachers each sum is made. */
const teacherCounts = Object.fromEntries(
  DAY_SUMS.map((name) => [
    name,
    sql<number>`(count(distinct ${statDay.teacherId}) filter (where ${statDay[name]} > 0))::int`,
  ]),
) as Record<DaySum, ReturnType<typeof sql<number>>>;

/** All teachers together. */
export const marketQueries = (db: Db) => ({
  async sums({ from, to }: Period) {
    const [row] = await db
      .select({ sums: daySums, teachers: teacherCounts })
      .from(statDay)
      .where(between(statDay.day, from, to));
    return row!;
  },

  async students({ from, to }: Period) {
    const teachers = sql<number>`(count(distinct ${statFact.teacherId}))::int`;
    const [row] = await db
      .select({
        students: sql<number>`(count(distinct ${statFact.refId}))::int`,
        teachers,
        newStudents: sql<number>`(count(distinct ${statFact.refId}) filter (where ${isFirst}))::int`,
        newOf: sql<number>`(count(distinct ${statFact.teacherId}) filter (where ${isFirst}))::int`,
      })
      .from(statFact)
      .where(sql`${statFact.metric} = 'STUDENTS' and ${statFact.day} between ${from}::date and ${to}::date`);
    return row!;
  },

  spans(spans: readonly Period[]): Promise<(SpanSums & { readonly teachers: number })[]> {
    const starts = sql`${sql.param(spans.map(({ from }) => from))}::date[]`;
    return db
      .select({
        index: sql<number>`width_bucket(${statDay.day}, ${starts}) - 1`.mapWith(Number),
        lessonCount: daySums.lessonsHeld,
        net: daySums.net,
        teachers: sql<number>`least(${teacherCounts.lessonsHeld}, case when ${daySums.net} > 0 then ${teacherCounts.net} end)`,
      })
      .from(statDay)
      .where(between(statDay.day, spans[0]!.from, spans.at(-1)!.to))
      .groupBy(sql`1`);
  },
});

/** Whether nobody on the market taught him before. */
const isFirst = sql`not exists (
  select from ${statFact} earlier where earlier.metric = 'STUDENTS' and earlier.ref_id = ${statFact.refId}
    and earlier.teacher_id = ${statFact.teacherId} and earlier.day < ${statFact.day})`;
