import { DEFAULT_TIME_ZONE, instantOf } from '@portal/domain/time/day';
import type { LessonIncome } from '@portal/domain/wallet/income';
import { maskAccountNumber } from '@portal/domain/wallet/payment-account';
import type { Statement, StatementDetail } from '@portal/domain/wallet/statements.contract';
import { DomainError } from '../../../core/domain-error.ts';
import { taxCodeOf } from '../../profile/module.ts';
import { type MonthSpan, monthSpan } from '../income/income-months.ts';
import { bookedIncomeOf, earnedIn } from '../income/income-view.ts';
import { incomeQueries } from '../income/incomes.queries.ts';
import type { WithdrawalDeps } from '../withdrawal-deps.ts';
import { statementQueries } from './statements.queries.ts';

const MONTHS = 24;
// More lessons than a month has time for.
const LESSONS_MAX = 10_000;

export interface StatementDeps extends Pick<WithdrawalDeps, 'database' | 'clock' | 'accounts'> {
  /** Lessons that were held and are not confirmed. */
  pendingOf(teacherId: string): Promise<readonly { readonly income: LessonIncome }[]>;
}

/** Monthly statements, from the ledger and what it was made of each time: nothing of them is kept (INC-4). */
export function statementService({ database: { db }, clock, accounts, pendingOf }: StatementDeps) {
  /** Months of a teacher from one on, the newest first; those without anything are missing, but the running one is not. */
  async function since(teacherId: string, first: MonthSpan): Promise<Statement[]> {
    const own = statementQueries(db, teacherId);
    const [earned, corrections, withdrawals, pending] = await Promise.all([
      incomeQueries(db, teacherId).months(first.month),
      own.corrections(first.beginsAt),
      own.withdrawals(first.beginsAt),
      pendingOf(teacherId),
    ]);
    const running = monthSpan(clock.now()).month;
    const waiting = new Set(pending.map(({ income }) => monthSpan(new Date(income.startAt)).month));
    const all = [...earned, ...corrections, ...withdrawals].map(({ month }) => month);
    const months = new Set([running, ...waiting, ...all].filter((month) => month >= first.month));
    return [...months]
      .toSorted()
      .toReversed()
      .map((month): Statement => {
        const taken = withdrawals.find((one) => one.month === month);
        const isOpen = month === running || waiting.has(month);
        return {
          month,
          state: isOpen ? 'OPEN' : taken?.isPaid ? 'PAID' : 'CLOSED',
          ...earnedIn(earned.filter((one) => one.month === month)),
          adjustments: corrections.find((one) => one.month === month)?.amount ?? 0,
          withdrawn: taken?.amount ?? 0,
          payoutId: taken?.payoutId ?? null,
        };
      });
  }

  return {
    list: (teacherId: string): Promise<Statement[]> => since(teacherId, monthSpan(clock.now(), MONTHS - 1)),

    /** Throws NOT_FOUND for a month that has nothing, and for one to come. */
    async detail(teacherId: string, month: string): Promise<StatementDetail> {
      const span = monthSpan(instantOf(`${month}-01`, 0, DEFAULT_TIME_ZONE));
      const found = (await since(teacherId, span)).find((one) => one.month === month);
      if (!found) throw new DomainError('NOT_FOUND');
      const own = statementQueries(db, teacherId);
      const [user, taxCode, booked, corrections, withdrawals] = await Promise.all([
        accounts.getUser(db, teacherId),
        taxCodeOf(db, teacherId),
        incomeQueries(db, teacherId).pageStatement({ from: span.beginsAt, until: span.endsAt }, LESSONS_MAX),
        own.correctionsIn(span),
        own.withdrawalsOf(span),
      ]);
      return {
        ...found,
        teacherName: user?.name ?? '',
        taxCode,
        items: booked.toReversed().map(bookedIncomeOf),
        corrections: corrections.map(({ transactionId, at, amount, reason }) => ({
          transactionId,
          at: at.toISOString(),
          amount,
          reason,
        })),
        payouts: withdrawals.map(({ id, requestedAt, amount, bankName, accountNumber }) => ({
          withdrawalId: id,
          at: requestedAt.toISOString(),
          amount,
          account: `${bankName} ${maskAccountNumber(accountNumber)}`,
        })),
      };
    },
  };
}

export type StatementService = ReturnType<typeof statementService>;
