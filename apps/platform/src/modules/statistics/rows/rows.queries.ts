import { and, between, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { addDays, DEFAULT_TIME_ZONE, instantOf } from '@portal/domain/time/day';
import type { Db } from '../../../core/database/database.ts';
import { type SummedMetric, SUMS_OF } from '../metric-sums.ts';
import type { Period } from '../period.ts';
import { statDay, statFact } from '../statistics.tables.ts';
import { type StudentScope, studentQueries } from '../students.queries.ts';
import { daySums } from '../summary/summary.queries.ts';

export interface Page {
  /** From 1. */
  readonly page: number;
  readonly size: number;
}
/** One thing that is counted, before it has a name. */
export interface FactRow {
  readonly refId: string;
  readonly part: string;
  readonly classId: string | null;
  readonly at: Date;
  readonly value: number;
}

/** What figures are made of, the newest first. Every statement names the teacher. */
export function rowQueries(db: Db, scope: StudentScope) {
  const isOf = (metric: SummedMetric, { from, to }: Period) =>
    and(
      eq(statFact.teacherId, scope.teacherId),
      eq(statFact.metric, metric),
      scope.classId === undefined ? undefined : eq(statFact.classId, scope.classId),
      gte(statFact.at, instantOf(from, 0, DEFAULT_TIME_ZONE)),
      lt(statFact.at, instantOf(addDays(to, 1), 0, DEFAULT_TIME_ZONE)),
    );
  return {
    facts: (metric: SummedMetric, period: Period, { page, size }: Page) =>
      db
        .select({
          refId: statFact.refId,
          part: statFact.part,
          classId: statFact.classId,
          at: statFact.at,
          value: statFact.value,
        })
        .from(statFact)
        .where(isOf(metric, period))
        .orderBy(desc(statFact.at), statFact.refId, statFact.part)
        .limit(size)
        .offset((page - 1) * size),

    /** How many there are, from the sums of the days. */
    async total(metric: SummedMetric, { from, to }: Period): Promise<number> {
      const [row] = await db
        .select({ total: daySums[SUMS_OF[metric].of] })
        .from(statDay)
        .where(
          and(
            eq(statDay.teacherId, scope.teacherId),
            scope.classId === undefined ? undefined : eq(statDay.classId, scope.classId),
            between(statDay.day, from, to),
          ),
        );
      return row!.total;
    },

    /** Each student once. */
    students(isNew: boolean, period: Period, { page, size }: Page) {
      const found = studentQueries(db, scope).rowsOf(isNew, period);
      return db
        .select({
          refId: found.studentId,
          part: sql<string>`''`,
          classId: found.classId,
          at: found.at,
          value: sql<number>`1`,
        })
        .from(found)
        .orderBy(desc(found.at), found.studentId)
        .limit(size)
        .offset((page - 1) * size);
    },
  };
}
