import type { Metric, StatisticsRow } from '@portal/domain/statistics/statistics';
import type { Db } from '../../../core/database/database.ts';
import { type Period, refusePeriod } from '../period.ts';
import { type StudentScope, studentQueries } from '../students.queries.ts';
import { nameRows } from './name-rows.ts';
import { rowNameQueries } from './row-names.queries.ts';
import { type Page, rowQueries } from './rows.queries.ts';

/** One page of what a figure is made of. Throws VALIDATION for a period that is not counted. */
export async function listRows(
  db: Db,
  scope: StudentScope,
  asked: { readonly metric: Metric; readonly period: Period; readonly page: Page },
): Promise<{ readonly total: number; readonly items: StatisticsRow[] }> {
  const { metric, period, page } = asked;
  refusePeriod(period);
  const rows = rowQueries(db, scope);
  const isNew = metric === 'NEW_STUDENTS';
  if (metric === 'STUDENTS' || isNew) {
    const [counts, found] = await Promise.all([
      studentQueries(db, scope).counts(period),
      rows.students(isNew, period, page),
    ]);
    return {
      total: isNew ? counts.newStudents : counts.students,
      items: await nameRows(rowNameQueries(db, scope.teacherId), metric, found),
    };
  }
  const [total, found] = await Promise.all([rows.total(metric, period), rows.facts(metric, period, page)]);
  return { total, items: await nameRows(rowNameQueries(db, scope.teacherId), metric, found) };
}
