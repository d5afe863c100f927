import { millisecondsInHour } from 'date-fns/constants';
import { dayOf, DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import type { FeeSplit } from '@portal/domain/wallet/fee';
import type { TransactionKind } from '@portal/domain/wallet/transaction';
import {
  WITHDRAWAL_FAILURE_LABELS,
  type WithdrawalEvent,
  type WithdrawalPlace,
} from '@portal/domain/wallet/withdrawal';
import { endOfWorkingDay } from '../../core/days/working-days.ts';
import type { importedIncome, incomePart, lessonIncome } from '../../modules/wallet/income/incomes.tables.ts';
import { monthOf, transfer } from '../../modules/wallet/module.ts';
import type { ledgerEntry, paymentAccount, walletTransaction } from '../../modules/wallet/wallet.tables.ts';
import type { withdrawal, withdrawalHistory } from '../../modules/wallet/withdrawals.tables.ts';
import { DEMO_ACCOUNTS } from '../people/accounts.ts';
import type { DemoIncome } from './lesson-incomes.ts';

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
  const incomes: (typeof lessonIncome.$inferInsert)[] = [];
  const parts: (typeof incomePart.$inferInsert)[] = [];
  const imports: (typeof importedIncome.$inferInsert)[] = [];
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

  /** The whole gross: what stays, and each part of the fee. */
  function earn(at: Date, { net, platform, channel }: FeeSplit, title: string): Transaction {
    const row = begin('TU', at, { amount: net, reason: 'LESSON_INCOME', title });
    const from = { systemAccount: 'TUITION' } as const;
    move(row.id, at, net, { from, to: available });
    if (platform) move(row.id, at, platform, { from, to: { systemAccount: 'FEE_PLATFORM' } });
    if (channel) move(row.id, at, channel, { from, to: { systemAccount: 'FEE_CHANNEL' } });
    return row;
  }

  /** What a lesson earned when it was confirmed; where that is nothing, nothing moves. */
  function lesson(one: DemoIncome): void {
    const { lesson: of, reckoned, confirmedAt, confirmedBy } = one;
    const paid = reckoned.net > 0 && earn(confirmedAt, reckoned, `${of.className} · ${of.no}회차`);
    if (paid) Object.assign(paid, { refType: 'LESSON', refId: of.id });
    incomes.push({ ...incomeRowOf(one), confirmedAt, confirmedBy, transactionId: paid ? paid.id : null });
    parts.push(...reckoned.parts.map(({ studentName: _, ...part }) => ({ lessonId: of.id, ...part })));
  }

  /** What another system counted, as one sum. */
  function imported(at: Date, split: FeeSplit, { month, lessonCount }: { month: string; lessonCount: number }): void {
    const { id: transactionId } = earn(at, split, `${Number(month.slice(5))}월 수업료 (이전 시스템)`);
    const { gross, fee, platform, channel, net } = split;
    imports.push({ transactionId, teacherId, month, lessonCount, gross, fee, platform, channel, net });
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
      Object.assign(
        paid,
        { state: 'SUCCESS', finishedAt },
        isRefused && { state: 'FAILED', failReason, failCause: 'HOLDER_DIFFERS' },
      );
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

  return {
    lesson,
    imported,
    withdraw,
    balance: () => balance,
    rows: {
      transactions,
      entries,
      withdrawals,
      withdrawalHistory: history,
      lessonIncomes: incomes,
      incomeParts: parts,
      importedIncomes: imports,
    },
  };
}

function incomeRowOf({ lesson, reckoned, confirmedAt }: DemoIncome) {
  const { minutes, studentCount, rates, gross, fee, platform, channel, net } = reckoned;
  return {
    lessonId: lesson.id,
    teacherId: lesson.teacherId,
    classId: lesson.classId,
    startAt: lesson.startAt,
    month: monthOf(lesson.startAt),
    isNoShow: lesson.noShow,
    bookedAt: confirmedAt,
    minutes,
    studentCount,
    ...rates,
    gross,
    fee,
    platform,
    channel,
    net,
  };
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
