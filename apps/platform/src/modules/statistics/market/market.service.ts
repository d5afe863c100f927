import { MARKET_MONTHS, type MarketStatistics } from '@portal/domain/statistics/statistics';
import { addMonths, dayOf, DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import type { Clock } from '../../../core/clock.ts';
import type { Db } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { CountDayService } from '../days/count-days.service.ts';
import type { Period } from '../period.ts';
import { figuresOf } from '../summary/figures.ts';
import { monthsUpTo, wholeMonth } from './market-months.ts';
import { marketQueries } from './market.queries.ts';
import { toldMonths, unnamedFigures, withPeople } from './unnamed.ts';

interface MarketDeps extends Pick<CountDayService, 'countedUntil'> {
  readonly db: Db;
  readonly clock: Clock;
}

/** All teachers together in a month that is over, nobody by name. Throws VALIDATION for another one. */
export async function readMarket({ db, clock, countedUntil }: MarketDeps, month: string): Promise<MarketStatistics> {
  // The running one less the same a day ago is a day, which may be of one teacher.
  if (month >= dayOf(clock.now(), DEFAULT_TIME_ZONE).slice(0, 7))
    throw new DomainError('VALIDATION', { fields: { month: '아직 끝나지 않은 달이에요.' } });
  const market = marketQueries(db);
  const sumsOf = async (of: Period) => withPeople(...(await Promise.all([market.sums(of), market.students(of)])));
  const months = monthsUpTo(month, 2 * MARKET_MONTHS);
  const until = await countedUntil();
  const [now, earlier, found] = await Promise.all([
    sumsOf(wholeMonth(`${month}-01`)),
    sumsOf(wholeMonth(addMonths(`${month}-01`, -1))),
    market.spans(months),
  ]);
  return {
    month,
    countedUntil: until.toISOString(),
    teachers: now.teachers.lessonsHeld,
    figures: unnamedFigures(figuresOf(now.sums, earlier.sums), now, earlier),
    spans: toldMonths(months, found),
  };
}
