import type { TransactionTotal, WalletTransaction } from '@portal/domain/wallet/transactions.contract';

/** What a lesson of this week brought, net of the fee. */
export const aTransaction = (over: Partial<WalletTransaction> = {}): WalletTransaction => ({
  id: 'txn-1',
  code: 'TU-261117-4F8K2Q7M',
  kind: 'TU',
  state: 'SUCCESS',
  currency: 'VND',
  amount: 321_600,
  reason: 'LESSON_INCOME',
  title: '중2 수학 · 12회차',
  createdAt: '2026-11-17T21:00:00+09:00',
  finishedAt: '2026-11-17T21:00:00+09:00',
  failReason: '',
  failCause: null,
  cause: { kind: 'LESSON', id: 'lesson-12' },
  ...over,
});

/** Points of a mission that she claimed. */
export const aPointTransaction = (over: Partial<WalletTransaction> = {}): WalletTransaction =>
  aTransaction({
    id: 'txn-points',
    code: 'TU-261116-9X3C5R2W',
    currency: 'CCXU',
    amount: 200,
    reason: 'MISSION',
    title: '첫 강좌 승인받기',
    createdAt: '2026-11-16T10:00:00+09:00',
    finishedAt: '2026-11-16T10:00:00+09:00',
    cause: { kind: 'MISSION', id: 'FIRST_COURSE' },
    ...over,
  });

export const aTransactionTotal = (over: Partial<TransactionTotal> = {}): TransactionTotal => ({
  currency: 'VND',
  count: 1,
  in: 321_600,
  out: 0,
  returned: 0,
  expired: 0,
  ...over,
});
