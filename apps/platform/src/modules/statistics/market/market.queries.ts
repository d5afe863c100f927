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

/** A span with how many teachers gave its lessons and earned its money. */
export interface MarketSpanSums extends SpanSums {
  readonly teaching: number;
  readonly earning: number;
}

/** Whether his teacher did not teach him before; by name, because the column of the outer table is meant. */
const isFirst = sql`not exists (
  select from stat_fact earlier where earlier.metric = 'STUDENTS' and earlier.teacher_id = stat_fact.teacher_id
    and earlier.ref_id = stat_fact.ref_id and earlier.day < stat_fact.day)`;

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
    const [row] = await db
      .select({
        students: sql<number>`(count(distinct ${statFact.refId}))::int`,
        studentsOf: sql<number>`(count(distinct ${statFact.teacherId}))::int`,
        newStudents: sql<number>`(count(distinct ${statFact.refId}) filter (where ${isFirst}))::int`,
        newStudentsOf: sql<number>`(count(distinct ${statFact.teacherId}) filter (where ${isFirst}))::int`,
      })
      .from(statFact)
      .where(sql`${statFact.metric} = 'STUDENTS' and ${statFact.day} between ${from}::date and ${to}::date`);
    return row!;
  },

  /** Those spans in which anything happened. */
  spans(spans: readonly Period[]): Promise<MarketSpanSums[]> {
    const starts = sql`${sql.param(spans.map(({ from }) => from))}::date[]`;
    return db
      .select({
        index: sql<number>`width_bucket(${statDay.day}, ${starts}) - 1`.mapWith(Number),
        lessonCount: daySums.lessonsHeld,
        net: daySums.net,
        teaching: teacherCounts.lessonsHeld,
        earning: teacherCounts.net,
      })
      .from(statDay)
      .where(between(statDay.day, spans[0]!.from, spans.at(-1)!.to))
      .groupBy(sql`1`);
  },
});
