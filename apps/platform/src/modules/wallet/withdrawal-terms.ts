import { LIMITS } from '@portal/domain/tenant/limits';
import { dayOf, DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { payoutDayOf } from '@portal/domain/wallet/payout-day';
import type { WithdrawalTerms } from '@portal/domain/wallet/withdrawal';
import { decisionDueAt } from '../../core/days/decision-due.ts';
import { walletQueries } from './wallets.queries.ts';
import type { WithdrawalDeps } from './withdrawal-deps.ts';

const marketDay = (at: Date) => dayOf(at, DEFAULT_TIME_ZONE);

/** What a withdrawal that is asked for now would be, by the working days of the marketplace. */
export async function withdrawalTerms(
  { database: { db }, clock }: Pick<WithdrawalDeps, 'database' | 'clock'>,
  teacherId: string,
): Promise<WithdrawalTerms> {
  const now = clock.now();
  const [available, dueAt] = await Promise.all([
    walletQueries(db, teacherId, 'VND').available(),
    decisionDueAt(now, LIMITS.withdrawalApprovalWorkingDays),
  ]);
  const arrivesAt = await decisionDueAt(dueAt, LIMITS.payoutWorkingDays);
  return {
    available,
    min: LIMITS.withdrawalMin,
    max: LIMITS.maxValue,
    fee: LIMITS.withdrawalFee,
    approvedBy: marketDay(dueAt),
    arrivesOn: marketDay(arrivesAt),
    monthEndOn: payoutDayOf(marketDay(now).slice(0, 7)),
  };
}
