import { millisecondsInHour } from 'date-fns/constants';
import { dayOf, DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import type { TransactionKind } from '@portal/domain/wallet/transaction';
import {
  WITHDRAWAL_FAILURE_LABELS,
  type WithdrawalEvent,
  type WithdrawalPlace,
} from '@portal/domain/wallet/withdrawal';
import { endOfWorkingDay } from '../../core/days/working-days.ts';
import { transfer } from '../../modules/wallet/module.ts';
import type { ledgerEntry, paymentAccount, walletTransaction } from '../../modules/wallet/wallet.tables.ts';
import type { withdrawal, withdrawalHistory } from '../../modules/wallet/withdrawals.tables.ts';
import { DEMO_ACCOUNTS } from '../people/accounts.ts';

type Transaction = typeof walletTransaction.$inferInsert;
type Account = typeof paymentAccount.$inferInsert;

interface Told {
  readonly at: Date;
  readonly amount: number;
  readonly account: Account;
  readonly key: string;
  /** When the operators said yes, and how it ended; without one it waits for them. */
  readonly end?: { readonly approvedAt: Date; readonly finishedAt: Date; readonly isRefused?: boolean };
}

const OPERATOR = DEMO_ACCOUNTS['ops-finance'].id;

/** Plays what happened in one wallet, from the oldest on, so that its balance is what its ledger says. */
export function walletStory(teacherId: string, walletId: string) {
  const transactions: Transaction[] = [];
  const entries: (typeof ledgerEntry.$inferInsert)[] = [];
  const withdrawals: (typeof withdrawal.$inferInsert)[] = [];
  const history: (typeof withdrawalHistory.$inferInsert)[] = [];
  const available = { walletId, bucket: 'AVAILABLE' } as const;
  const onHold = { walletId, bucket: 'ON_HOLD' } as const;
  let balance = 0;

  function begin(kind: TransactionKind, at: Date, rest: Pick<Transaction, 'amount' | 'reason' | 'title'>): Transaction {
    const no = String(transactions.length + 1).padStart(8, '0');
    const day = dayOf(at, DEFAULT_TIME_ZONE).replaceAll('-', '').slice(2);
    const row: Transaction = {
      id: `txn-demo-${no}`,
      code: `${kind}-${day}-${no}`,
      walletId,
      currency: 'VND',
      kind,
      createdAt: at,
      ...(kind === 'TU' ? { state: 'SUCCESS', finishedAt: at } : { state: 'IN_PROGRESS' }),
      ...rest,
    };
    transactions.push(row);
    return row;
  }

  function move(txId: string, at: Date, amount: number, way: Parameters<typeof transfer>[1]): void {
    entries.push(...transfer(amount, way).map((entry) => ({ txId, currency: 'VND' as const, at, ...entry })));
    for (const [account, sign] of [[way.from, -1] as const, [way.to, 1] as const])
      if (account === available) balance += sign * amount;
  }

  function income(at: Date, amount: number, title: string): void {
    const { id } = begin('TU', at, { amount, reason: 'LESSON_INCOME', title });
    move(id, at, amount, { from: { systemAccount: 'TUITION' }, to: available });
  }

  function withdraw({ at, amount, account, key, end }: Told): string {
    const isMonthEnd = key.startsWith('month-end');
    const id = `wdr-demo-${withdrawals.length + 1}`;
    const balanceBefore = balance;
    const paid = begin('WD', at, { amount, reason: 'PAYOUT', title: isMonthEnd ? '월말 정산' : '출금' });
    Object.assign(paid, { refType: 'WITHDRAWAL', refId: id });
    move(paid.id, at, amount, { from: available, to: onHold });
    const step = (event: WithdrawalEvent, toPlace: WithdrawalPlace, actorId: string, when: Date) =>
      history.push({ withdrawalId: id, event, toPlace, actorId, at: when });
    step('REQUEST', 'REQUESTED', isMonthEnd ? 'CLOCK' : teacherId, at);
    if (end) {
      const { approvedAt, finishedAt, isRefused } = end;
      const failReason = WITHDRAWAL_FAILURE_LABELS.HOLDER_DIFFERS;
      step('APPROVE', 'APPROVED', OPERATOR, approvedAt);
      Object.assign(paid, { state: 'SUCCESS', finishedAt }, isRefused && { state: 'FAILED', failReason });
      if (isRefused) {
        step('RETURN', 'FAILED', 'BANK', finishedAt);
        const back = begin('TU', finishedAt, { amount, reason: 'PAYOUT_RETURN', title: '돌아온 출금' });
        Object.assign(back, { refType: 'WITHDRAWAL', refId: id });
        move(back.id, finishedAt, amount, { from: onHold, to: available });
      } else {
        step('SEND', 'SENT', 'CLOCK', approvedAt);
        step('SETTLE', 'SUCCESS', 'BANK', finishedAt);
        move(paid.id, finishedAt, amount, { from: onHold, to: { systemAccount: 'BANK' } });
      }
    }
    withdrawals.push({
      id,
      code: paid.code,
      teacherId,
      walletId,
      transactionId: paid.id,
      requestKey: key,
      requestHash: '',
      amount,
      balanceBefore,
      trigger: isMonthEnd ? 'MONTH_END' : 'MANUAL',
      requestedAt: at,
      accountId: account.id,
      accountNumber: account.accountNumber,
      holder: account.holder,
      bankCode: account.bankCode,
      bankName: account.bankName,
      dueAt: endOfWorkingDay(at, 1, { zone: DEFAULT_TIME_ZONE, holidays: new Set() }),
      ...endOf(end),
    });
    return id;
  }

  return { income, withdraw, rows: { transactions, entries, withdrawals, withdrawalHistory: history } };
}

function endOf(end: Told['end']) {
  if (!end) return { state: 'IN_PROGRESS', stage: 'REQUESTED' } as const;
  const { approvedAt: sentAt, finishedAt, isRefused } = end;
  return isRefused
    ? ({ state: 'FAILED', stage: 'APPROVED', finishedAt, failCause: 'HOLDER_DIFFERS' } as const)
    : ({ state: 'SUCCESS', stage: 'SENT', sentAt, finishedAt } as const);
}

/** Decided in the same morning and paid by the afternoon, but not later than a moment. */
export const endedBy = (latest: Date, at: Date) => {
  const after = (hours: number) => new Date(Math.min(latest.getTime(), at.getTime() + hours * millisecondsInHour));
  return { approvedAt: after(10), finishedAt: after(14) };
};
