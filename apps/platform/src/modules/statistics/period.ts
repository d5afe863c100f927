import { STATISTICS_DAYS_MAX } from '@portal/domain/statistics/statistics.contract';
import { addDays, addMonths, daysBetween, mondayOf } from '@portal/domain/time/day';
import { DomainError } from '../../core/domain-error.ts';

/** Days with both ends, `YYYY-MM-DD`. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const lengthOf = ({ from, to }: Period): number => daysBetween(from, to) + 1;

/** Throws VALIDATION for one that ends before it begins or is longer than is counted at once. */
export function refusePeriod(period: Period): void {
  const length = lengthOf(period);
  if (length < 1) throw new DomainError('VALIDATION', { fields: { to: '시작하는 날보다 빠를 수 없어요.' } });
  if (length > STATISTICS_DAYS_MAX)
    throw new DomainError('VALIDATION', {
      fields: { to: `한 번에 ${STATISTICS_DAYS_MAX}일까지 볼 수 있어요. 기간을 줄여 주세요.` },
    });
}

/** As long, and ends the day before. */
export const periodBefore = (period: Period): Period => ({
  from: addDays(period.from, -lengthOf(period)),
  to: addDays(period.from, -1),
});

/** Up to so many days are shown day by day, and up to so many weeks week by week; months follow. */
const DAYS_MOST = 31;
const WEEKS_MOST = 26;

/** The days, weeks or months of a period in order; of the first and the last what lies in it. */
export function spansOf(period: Period): Period[] {
  const length = lengthOf(period);
  const nextOf = (from: string): string => {
    if (length <= DAYS_MOST) return addDays(from, 1);
    if (length <= WEEKS_MOST * 7) return addDays(mondayOf(from), 7);
    return addMonths(`${from.slice(0, 7)}-01`, 1);
  };
  const spans: Period[] = [];
  for (let from = period.from; from <= period.to; from = nextOf(from)) {
    const end = addDays(nextOf(from), -1);
    spans.push({ from, to: end < period.to ? end : period.to });
  }
  return spans;
}
