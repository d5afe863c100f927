import { addMonths, dayOf, DEFAULT_TIME_ZONE, instantOf } from '@portal/domain/time/day';
import { payoutDayOf } from '@portal/domain/wallet/payout-day';

/** A month in the zone of the marketplace, `YYYY-MM`, from its first moment to the first of the next one. */
export interface MonthSpan {
  readonly month: string;
  readonly beginsAt: Date;
  readonly endsAt: Date;
  /** On which it is paid. */
  readonly payoutDay: string;
}

/** The month of a moment, or one so many before it. */
export function monthSpan(now: Date, monthsAgo = 0): MonthSpan {
  const first = addMonths(`${dayOf(now, DEFAULT_TIME_ZONE).slice(0, 7)}-01`, -monthsAgo);
  const month = first.slice(0, 7);
  const payoutDay = payoutDayOf(month);
  return {
    month,
    beginsAt: instantOf(first, 0, DEFAULT_TIME_ZONE),
    endsAt: instantOf(payoutDay, 0, DEFAULT_TIME_ZONE),
    payoutDay,
  };
}
