import { pointMeaningOf } from '@portal/domain/points/point-meaning';
import { pointsContract } from '@portal/domain/points/points.contract';
import { incomesContract } from '@portal/domain/wallet/incomes.contract';
import { paymentAccountsContract, type PaymentAccount } from '@portal/domain/wallet/payment-accounts.contract';
import {
  transactionsContract,
  type TransactionTotal,
  type WalletTransaction,
} from '@portal/domain/wallet/transactions.contract';
import type { Withdrawal, WithdrawalTerms } from '@portal/domain/wallet/withdrawal';
import { withdrawalsContract } from '@portal/domain/wallet/withdrawals.contract';
import { type Fake, fake, problemResponse } from '@portal/testing/contract-fakes';
import { aPaymentAccount, someWithdrawalTerms } from '@portal/testing/wallet/payment-account-builders';
import { aPointTransaction, aTransaction } from '@portal/testing/wallet/transaction-builders';
import { aWithdrawal } from '@portal/testing/wallet/withdrawal-builders';

const BANKS = [
  { code: 'BANK_A', name: '은행 A' },
  { code: 'BANK_B', name: '은행 B' },
];

/** One of every cause and state, of both currencies, the newest first. */
export const someTransactions = (): WalletTransaction[] => [
  aTransaction({
    id: 'txn-wd',
    code: 'WD-261118-7K2M9Q4T',
    kind: 'WD',
    state: 'IN_PROGRESS',
    amount: 3_000_000,
    reason: 'PAYOUT',
    title: '출금',
    createdAt: '2026-11-18T09:00:00+09:00',
    finishedAt: null,
    cause: { kind: 'WITHDRAWAL', id: 'wdr-1' },
  }),
  aTransaction(),
  aPointTransaction(),
  aPointTransaction({
    id: 'txn-gift',
    kind: 'WD',
    amount: 150,
    reason: 'GIFT',
    title: '커피 쿠폰',
    createdAt: '2026-11-15T10:00:00+09:00',
    cause: { kind: 'GIFT_REDEMPTION', id: 'red-1' },
  }),
  aPointTransaction({
    id: 'txn-thanks',
    amount: 20,
    reason: 'THANK_YOU',
    title: '가족의 고마움',
    createdAt: '2026-11-14T10:00:00+09:00',
    cause: { kind: 'LESSON', id: 'lesson-9' },
  }),
  aTransaction({
    id: 'txn-failed',
    code: 'WD-261112-3D8N5P1V',
    kind: 'WD',
    state: 'FAILED',
    amount: 2_000_000,
    reason: 'PAYOUT',
    title: '출금',
    createdAt: '2026-11-12T09:40:00+09:00',
    finishedAt: '2026-11-13T10:24:00+09:00',
    failReason: '예금주 이름이 계좌와 달라요',
    cause: { kind: 'WITHDRAWAL', id: 'wdr-failed' },
  }),
  aTransaction({
    id: 'txn-old',
    amount: 1_000_000,
    reason: 'ADJUSTMENT',
    title: '지난 수업 정정',
    createdAt: '2026-08-02T10:00:00+09:00',
    cause: null,
  }),
];

/** As the platform sums: what is finished, for each currency that is let through. */
function totalsOf(items: readonly WalletTransaction[]): TransactionTotal[] {
  const sum = (of: readonly WalletTransaction[]) => of.reduce((total, { amount }) => total + amount, 0);
  return (['VND', 'CCXU'] as const).flatMap((currency) => {
    const done = items.filter((one) => one.currency === currency && one.state === 'SUCCESS');
    const [came, went] = (['TU', 'WD'] as const).map((kind) => sum(done.filter((one) => one.kind === kind)));
    const points = done.filter((one) => one.currency === 'CCXU');
    const [returned, expired] = (['RETURNED', 'EXPIRED'] as const).map((meaning) =>
      sum(points.filter(({ kind, reason }) => pointMeaningOf(kind, reason) === meaning)),
    );
    return items.some((one) => one.currency === currency)
      ? [{ currency, count: done.length, in: came!, out: went!, returned: returned!, expired: expired! }]
      : [];
  });
}

type Query = Readonly<Record<string, string | undefined>>;
const inDays = (at: string, { from, to }: Query) =>
  (from === undefined || at.slice(0, 10) >= from) && (to === undefined || at.slice(0, 10) <= to);

/** Lists as the platform does: filtered, newest first, from what follows `lastItem`. */
export const listing = (all: readonly WalletTransaction[]): Fake =>
  fake(transactionsContract.listTransactions, ({ query }) => {
    const { kind, state, currency, lastItem, size = '20' } = query as Query;
    const wanted = all.filter(
      (one) =>
        (kind ?? one.kind) === one.kind &&
        (state ?? one.state) === one.state &&
        (currency ?? one.currency) === one.currency &&
        inDays(one.createdAt, query as Query),
    );
    const from = lastItem === undefined ? 0 : wanted.findIndex(({ id }) => id === lastItem) + 1;
    return { totals: totalsOf(wanted), items: wanted.slice(from, from + Number(size)) };
  });

/** A failed one of last week, the running one, and older ones that arrived. */
export const aFailedWithdrawal = (over: Partial<Withdrawal> = {}): Withdrawal =>
  aWithdrawal({
    id: 'wdr-failed',
    code: 'WD-261112-3D8N5P1V',
    amount: 2_000_000,
    state: 'FAILED',
    stage: 'APPROVED',
    account: { id: 'pac-2', accountNumber: '••••0937', holder: '김수확', bank: { code: 'BANK_B', name: '은행 B' } },
    requestedAt: '2026-11-12T09:40:00+09:00',
    dueAt: '2026-11-13T18:00:00+09:00',
    finishedAt: '2026-11-13T10:24:00+09:00',
    failure: { cause: 'HOLDER_DIFFERS', note: '' },
    transactionId: 'txn-failed',
    ...over,
  });

export const aPaidWithdrawal = (over: Partial<Withdrawal> = {}): Withdrawal =>
  aWithdrawal({
    id: 'wdr-paid',
    code: 'WD-261101-2H6J4S9B',
    amount: 20_100_000,
    state: 'SUCCESS',
    stage: 'SENT',
    trigger: 'MONTH_END',
    requestedAt: '2026-11-01T00:00:00+09:00',
    finishedAt: '2026-11-02T11:00:00+09:00',
    ...over,
  });

export const someWithdrawals = (): Withdrawal[] => [aWithdrawal(), aFailedWithdrawal(), aPaidWithdrawal()];

/** Lists, gives and cancels withdrawals as the platform does. */
export function withdrawing(all: Withdrawal[]): Fake[] {
  const byId = (id: string) => all.find((one) => one.id === id);
  return [
    fake(withdrawalsContract.listWithdrawals, ({ query }) => {
      const { state, trigger, page = '1', size = '10' } = query as Query;
      const wanted = all.filter(
        (one) =>
          (state ?? one.state) === one.state &&
          (trigger ?? one.trigger) === one.trigger &&
          inDays(one.requestedAt, query as Query),
      );
      const from = (Number(page) - 1) * Number(size);
      return { total: wanted.length, items: wanted.slice(from, from + Number(size)) };
    }),
    fake(withdrawalsContract.getWithdrawal, ({ params }) => byId(params.id) ?? problemResponse('NOT_FOUND')),
    fake(withdrawalsContract.cancelWithdrawal, ({ params }) => {
      const one = byId(params.id);
      if (one?.state !== 'IN_PROGRESS') return problemResponse('WRONG_STATE');
      const failure = { cause: 'CANCELED_BY_TEACHER', note: '' } as const;
      return Object.assign(one, { state: 'FAILED', failure, finishedAt: '2026-11-18T10:42:00+09:00' });
    }),
  ];
}

export const accountsWith = (items: PaymentAccount[], hasPassword = true): Fake =>
  fake(paymentAccountsContract.listPaymentAccounts, () => ({ items, banks: BANKS, hasPassword }));

/** The default account, one in trouble, and one that was changed an hour ago. */
export const someAccounts = (): PaymentAccount[] => [
  aPaymentAccount(),
  aPaymentAccount({
    id: 'pac-2',
    accountNumber: '••••0937',
    holder: '김수확',
    bank: BANKS[1]!,
    isDefault: false,
    trouble: '13/11에 예금주 이름이 달라 돈이 돌아왔어요',
  }),
  aPaymentAccount({
    id: 'pac-3',
    accountNumber: '••••4410',
    isDefault: false,
    usableFrom: '2026-11-19T09:42:00+09:00',
  }),
];

export const termsOf = (over: Partial<WithdrawalTerms> = {}): Fake =>
  fake(withdrawalsContract.getWithdrawalTerms, someWithdrawalTerms(over));

const NO_EARNED = { lessonCount: 0, gross: 0, fee: 0, platform: 0, channel: 0, net: 0 };
const NOTHING = { lessonCount: 0, net: 0 };

/** The wallet of the income with these two figures; the rest of the summary is another section's. */
export const incomeWith = (available: number, onItsWay: number): Fake =>
  fake(incomesContract.getIncomeSummary, {
    asOf: '2026-11-18T10:42:00+09:00',
    available,
    withdrawing: onItsWay,
    pending: { ...NOTHING, items: [] },
    month: { month: '2026-11', ...NO_EARNED },
    months: [],
    classes: [],
    nextPayout: { on: '2026-12-01', available, pending: NOTHING, booked: NOTHING, later: NOTHING },
    rates: { total: 0.33, platform: 0.1, channel: 0.23, relief: 0 },
  });

/** The wallet of the points with so many, of which 300 end this month. */
export const pointsWith = (balance: number): Fake =>
  fake(pointsContract.getPointsSummary, {
    balance,
    expiring: balance === 0 ? null : { points: 300, on: '2026-11-30' },
    earned: 0,
    returned: 0,
    used: 0,
    expired: 0,
    claimable: 0,
    usableGifts: 0,
    wish: null,
    feeRelief: null,
  });
