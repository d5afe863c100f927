import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Day, Id, Instant, IntegerText } from '../contract/scalar.ts';
import { TRANSACTION_CAUSES, TRANSACTION_REASONS } from './transaction-reason.ts';
import { CURRENCIES, TRANSACTION_KINDS, TRANSACTION_STATES } from './transaction.ts';
import { WITHDRAWAL_FAILURES } from './withdrawal.ts';

const Amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** One movement of a wallet; TU brings, WD takes. The amount has no sign (INC-2). */
export const WalletTransaction = v.object({
  id: Id,
  /** What a person names it by when she asks about it. */
  code: v.string(),
  kind: v.picklist(TRANSACTION_KINDS),
  state: v.picklist(TRANSACTION_STATES),
  currency: v.picklist(CURRENCIES),
  amount: Amount,
  reason: v.picklist(TRANSACTION_REASONS),
  title: v.string(),
  createdAt: Instant,
  finishedAt: v.nullable(Instant),
  /** Why it failed, as it is read; empty where it did not. */
  failReason: v.string(),
  /** Of a withdrawal that failed: what was taken back by its teacher is told apart. */
  failCause: v.nullable(v.picklist(WITHDRAWAL_FAILURES)),
  cause: v.nullable(v.object({ kind: v.picklist(TRANSACTION_CAUSES), id: Id })),
});
export type WalletTransaction = v.InferOutput<typeof WalletTransaction>;

/** Sums of what is finished, in one currency. */
export const TransactionTotal = v.object({
  currency: v.picklist(CURRENCIES),
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  in: Amount,
  out: Amount,
  /** Of points, the part of `in` that came back and the part of `out` that ran out (`point-meaning.ts`); of money 0. */
  returned: Amount,
  expired: Amount,
});
export type TransactionTotal = v.InferOutput<typeof TransactionTotal>;

/** Everything that moved in the wallets of a teacher (INC-2, INC-5). */
export const transactionsContract = defineContract({
  listTransactions: {
    method: 'GET',
    path: '/tns/v1/transactions',
    access: 'teacher',
    summary: '거래 내역, 최신순; 기간은 선생님의 시간대로 만든 날',
    query: v.strictObject({
      kind: v.optional(v.picklist(TRANSACTION_KINDS)),
      state: v.optional(v.picklist(TRANSACTION_STATES)),
      currency: v.optional(v.picklist(CURRENCIES)),
      reason: v.optional(v.picklist(TRANSACTION_REASONS)),
      from: v.optional(Day),
      // The last day is part of the period.
      to: v.optional(Day),
      // What follows `lastItem`; the newest without it.
      lastItem: v.optional(Id),
      size: v.optional(IntegerText(1, 100)),
    }),
    // One total for each currency that the filter lets through.
    response: dataOf(v.object({ totals: v.array(TransactionTotal), items: v.array(WalletTransaction) })),
    errors: [],
  },
  getTransaction: {
    method: 'GET',
    path: '/tns/v1/transactions/:id',
    access: 'teacher',
    summary: '거래 하나',
    params: v.strictObject({ id: Id }),
    response: dataOf(WalletTransaction),
    errors: [],
  },
});
