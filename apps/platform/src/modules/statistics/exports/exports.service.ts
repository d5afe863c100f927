import type { Db } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { type Period, refusePeriod } from '../period.ts';
import { type StudentScope, studentQueries } from '../students.queries.ts';
import { summaryQueries } from '../summary/summary.queries.ts';
import { classNameOf } from './exports.queries.ts';
import { statisticsCsv } from './statistics-csv.ts';

const ALL_CLASSES = '모든 수업';

/** The days of a period as a file; its bytes in base64. Throws VALIDATION for a period that is not counted, NOT_FOUND for a class that is not hers. */
export async function exportStatistics(db: Db, scope: StudentScope, period: Period) {
  refusePeriod(period);
  const { teacherId, classId } = scope;
  const className = classId === undefined ? ALL_CLASSES : await classNameOf(db, teacherId, classId);
  if (className === undefined) throw new DomainError('NOT_FOUND');
  const [sums, people] = await Promise.all([
    summaryQueries(db, scope).days(period),
    studentQueries(db, scope).countsByDay(period),
  ]);
  const peopleOn = new Map(people.map((one) => [one.day, one]));
  const days = sums.map((one) => ({ students: 0, newStudents: 0, ...one, ...peopleOn.get(one.day) }));
  return {
    name: `statistics-${period.from}-${period.to}.csv`,
    mediaType: 'text/csv' as const,
    content: Buffer.from(statisticsCsv(period, className, days), 'utf8').toString('base64'),
  };
}
