import type { MarketStatistics } from '@portal/domain/statistics/statistics';
import type { Db } from '../../../core/database/database.ts';
import type { CountDayService } from '../days/count-days.service.ts';
import { type Period, periodBefore, refusePeriod } from '../period.ts';
import { figuresOf } from '../summary/figures.ts';
import { twoFoldSpans } from '../summary/spans.ts';
import { marketQueries } from './market.queries.ts';
import { unnamedFigures, unnamedSpans, withPeople } from './unnamed.ts';

/** All teachers together, nobody by name. Throws VALIDATION for a period that is not counted. */
export async function readMarket(
  { db, countedUntil }: { readonly db: Db } & Pick<CountDayService, 'countedUntil'>,
  period: Period,
): Promise<MarketStatistics> {
  refusePeriod(period);
  const before = periodBefore(period);
  const spans = twoFoldSpans(period);
  const market = marketQueries(db);
  const sumsOf = async (of: Period) => withPeople(...(await Promise.all([market.sums(of), market.students(of)])));
  const until = await countedUntil();
  const [now, earlier, spansNow, spansBefore] = await Promise.all([
    sumsOf(period),
    sumsOf(before),
    market.spans(spans.now),
    market.spans(spans.before),
  ]);
  return {
    ...period,
    before,
    countedUntil: until.toISOString(),
    teachers: now.teachers.lessonsHeld,
    figures: unnamedFigures(figuresOf(now.sums, earlier.sums), now, earlier),
    spans: unnamedSpans(spans.now, spansNow, spansBefore),
  };
}
