import { LIMITS } from '@portal/domain/tenant/limits';
import { addDays, dayOf, DEFAULT_TIME_ZONE, instantOf } from '@portal/domain/time/day';
import { payoutDayOf } from '@portal/domain/wallet/payout-day';
import { DomainError } from '../../../core/domain-error.ts';
import type { WithdrawalDeps } from '../withdrawal-deps.ts';
import type { WithdrawalService } from '../withdrawals.service.ts';
import { monthEndQueries } from './month-end.queries.ts';

/** Which month has ended last at a moment, `YYYY-MM`, and when it did. */
export function monthBefore(now: Date): { readonly month: string; readonly endAt: Date } {
  const firstDay = `${dayOf(now, DEFAULT_TIME_ZONE).slice(0, 7)}-01`;
  const month = addDays(firstDay, -1).slice(0, 7);
  return { month, endAt: instantOf(payoutDayOf(month), 0, DEFAULT_TIME_ZONE) };
}

/** By this key a month is paid once to a teacher, however often and by however many processes it is tried. */
export const monthEndKey = (month: string) => `month-end:${month}`;

/** Asks for what was confirmed by the end of the month, for everybody (INC-4). What stops in the middle goes on next time. */
export function monthEndService(
  { database, clock, log }: Pick<WithdrawalDeps, 'database' | 'clock' | 'log'>,
  { request }: Pick<WithdrawalService, 'request'>,
) {
  return {
    async pay(): Promise<void> {
      const now = clock.now();
      const { month, endAt } = monthBefore(now);
      const key = monthEndKey(month);
      for (const { teacherId, amount } of await monthEndQueries(database.db).due({
        key,
        endAt,
        now,
        min: LIMITS.withdrawalMin,
      }))
        await request(teacherId, { key, amount: Math.min(amount, LIMITS.maxValue), trigger: 'MONTH_END' }).catch(
          (err: unknown) => {
            // She was faster: what is left is looked at in the next round.
            if (err instanceof DomainError) return;
            log.error({ err }, 'a month end failed, and will be tried again');
          },
        );
    },
  };
}
