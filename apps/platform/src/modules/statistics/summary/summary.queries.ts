import { and, between, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../core/database/database.ts';
import { classView } from '../../classes/module.ts';
import { DAY_SUMS, type DaySum, type DaySums } from '../metric-sums.ts';
import type { Period } from '../period.ts';
import { statDay } from '../statistics.tables.ts';

const sumOf = (column: DaySum | 'gradingSeconds' | 'wrapUpSeconds') =>
  sql<number>`coalesce(sum(${statDay[column]}), 0)`.mapWith(Number);

/** Every sum of the days that a statement reads. */
export const daySums = Object.fromEntries(DAY_SUMS.map((name) => [name, sumOf(name)])) as {
  readonly [Name in DaySum]: SQL<number>;
};

/** The days as a list in the database, for `width_bucket`: their order says in which span a day lies. */
const startsOf = (spans: readonly Period[]) => sql`${sql.param(spans.map(({ from }) => from))}::date[]`;

export interface ClassSums extends DaySums {
  readonly classId: string;
  /** Null for what belongs to no class. */
  readonly className: string | null;
  readonly gradingSeconds: number;
  readonly wrapUpSeconds: number;
}
/** Of one of several spans, by its place from 0. */
export interface SpanSums {
  readonly index: number;
  readonly lessonCount: number;
  readonly net: number;
}

/** Sums of days; without a teacher of all. */
export function summaryQueries(db: Db, scope: { readonly teacherId?: string; readonly classId?: string | undefined }) {
  const inPeriod = ({ from, to }: Period) =>
    and(
      scope.teacherId === undefined ? undefined : eq(statDay.teacherId, scope.teacherId),
      scope.classId === undefined ? undefined : eq(statDay.classId, scope.classId),
      between(statDay.day, from, to),
    );
  return {
    classes: (period: Period) =>
      db
        .select({
          classId: statDay.classId,
          className: sql<string | null>`min(${classView.name})`,
          ...daySums,
          gradingSeconds: sumOf('gradingSeconds'),
          wrapUpSeconds: sumOf('wrapUpSeconds'),
        })
        .from(statDay)
        .leftJoin(classView, eq(classView.id, statDay.classId))
        .where(inPeriod(period))
        .groupBy(statDay.classId),

    /** Those spans in which anything happened. */
    spans(spans: readonly Period[]): Promise<SpanSums[]> {
      const index = sql<number>`width_bucket(${statDay.day}, ${startsOf(spans)})`;
      return db
        .select({
          index: sql<number>`${index} - 1`.mapWith(Number),
          lessonCount: sumOf('lessonsHeld'),
          net: sumOf('net'),
        })
        .from(statDay)
        .where(inPeriod({ from: spans[0]!.from, to: spans.at(-1)!.to }))
        .groupBy(sql`1`);
    },

    /** What happened on each day, in order; days on which nothing happened are missing. */
    days: (
      period: Period,
    ): Promise<(DaySums & { readonly day: string; gradingSeconds: number; wrapUpSeconds: number })[]> =>
      db
        .select({
          day: statDay.day,
          ...daySums,
          gradingSeconds: sumOf('gradingSeconds'),
          wrapUpSeconds: sumOf('wrapUpSeconds'),
        })
        .from(statDay)
        .where(inPeriod(period))
        .groupBy(statDay.day)
        .orderBy(statDay.day),
  };
}
