import type { Statistics } from '@portal/domain/statistics/statistics';
import type { Db } from '../../../core/database/database.ts';
import type { CountDayService } from '../days/count-days.service.ts';
import { type Period, periodBefore, refusePeriod } from '../period.ts';
import { type StudentScope, studentQueries } from '../students.queries.ts';
import { addedUp, figuresOf } from './figures.ts';
import { shownSpans, twoFoldSpans } from './spans.ts';
import { summaryQueries } from './summary.queries.ts';
import { allWorkOf, classWorkOf } from './work.ts';

/** What a teacher did in a period beside the one before. Throws VALIDATION for a period that is not counted. */
export async function readStatistics(
  { db, countedUntil }: { readonly db: Db } & Pick<CountDayService, 'countedUntil'>,
  scope: StudentScope,
  period: Period,
): Promise<Statistics> {
  refusePeriod(period);
  const before = periodBefore(period);
  const spans = twoFoldSpans(period);
  const sums = summaryQueries(db, scope);
  const students = studentQueries(db, scope);
  // Asked first: what is counted meanwhile is shown and not said.
  const until = await countedUntil(scope.teacherId);
  const [now, earlier, imported, importedBefore, taught, taughtBefore, spansNow, spansBefore] = await Promise.all([
    sums.classes(period),
    sums.classes(before),
    sums.importedMonths(period),
    sums.importedMonths(before),
    students.counts(period),
    students.counts(before),
    sums.spans(spans.now),
    sums.spans(spans.before),
  ]);
  return {
    ...period,
    before,
    countedUntil: until.toISOString(),
    figures: figuresOf({ ...addedUp(now), ...taught }, { ...addedUp(earlier), ...taughtBefore }),
    work: {
      now: allWorkOf(now, imported),
      before: allWorkOf(earlier, importedBefore),
      classes: classWorkOf(now, imported),
    },
    spans: shownSpans(spans.now, spansNow, spansBefore),
  };
}
