import { and, between, eq, type SQL, sql } from 'drizzle-orm';
import { addDays, addMonths } from '@portal/domain/time/day';
import type { Db } from '../../../core/database/database.ts';
import { classView } from '../../classes/module.ts';
import { DAY_SUMS, type DaySum, type DaySums } from '../metric-sums.ts';
import type { Period } from '../period.ts';
import { statDay } from '../statistics.tables.ts';

type Sum = DaySum | 'gradingSeconds' | 'wrapUpSeconds' | 'importedLessons' | 'importedMinutes';
const sumOf = (column: Sum) => sql<number>`coalesce(sum(${statDay[column]}), 0)`.mapWith(Number);

/** Every sum of the days that a statement reads. */
export const daySums = Object.fromEntries(DAY_SUMS.map((name) => [name, sumOf(name)])) as {
  readonly [Name in DaySum]: SQL<number>;
};

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

/** The days as a list in the database, for `width_bucket`: their order says in which span a day lies. */
const startsOf = (spans: readonly Period[]) => sql`${sql.param(spans.map(({ from }) => from))}::date[]`;

export interface ClassSums extends DaySums {
  readonly classId: string;
  /** Null for what belongs to no class. */
  readonly className: string | null;
  readonly gradingSeconds: number;
  readonly wrapUpSeconds: number;
  readonly importedLessons: number;
  readonly importedMinutes: number;
}
/** What was worked in a month beside the lessons of a class, some of whose income came as a sum of that month. */
export interface ImportedMonth {
  readonly classId: string;
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
          importedLessons: sumOf('importedLessons'),
          importedMinutes: sumOf('importedMinutes'),
        })
        .from(statDay)
        .leftJoin(classView, eq(classView.id, statDay.classId))
        .where(inPeriod(period))
        .groupBy(statDay.classId),

    /** Also where the lesson that says so lies outside the period: its month is looked at whole, what was worked within alone. */
    importedMonths({ from, to }: Period) {
      const within = (column: 'gradingSeconds' | 'wrapUpSeconds') =>
        sql<number>`coalesce(sum(${statDay[column]}) filter (where ${between(statDay.day, from, to)}), 0)`.mapWith(
          Number,
        );
      return db
        .select({
          classId: statDay.classId,
          gradingSeconds: within('gradingSeconds'),
          wrapUpSeconds: within('wrapUpSeconds'),
        })
        .from(statDay)
        .where(inPeriod({ from: firstOfMonth(from), to: addDays(addMonths(firstOfMonth(to), 1), -1) }))
        .groupBy(statDay.classId, sql`date_trunc('month', ${statDay.day})`)
        .having(sql`sum(${statDay.importedLessons}) > 0`);
    },

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
