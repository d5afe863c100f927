import { randomUUID } from 'node:crypto';
import {
  moveWithdrawal,
  WITHDRAWAL_FAILURE_LABELS,
  type WithdrawalEvent,
  type WithdrawalFailure,
  withdrawalPlaceOf,
} from '@portal/domain/wallet/withdrawal';
import type { Tx } from '../../core/database/database.ts';
import { DomainError } from '../../core/domain-error.ts';
import { post, transfer } from './ledger.queries.ts';
import { transactionCode } from './transaction-code.ts';
import { transactionQueries } from './wallets.queries.ts';
import { type WithdrawalEnd, withdrawalStepQueries } from './withdrawals.queries.ts';
import type { WithdrawalRow } from './withdrawals.tables.ts';

interface Step {
  readonly event: WithdrawalEvent;
  /** A person, or CLOCK and BANK. */
  readonly actorId: string;
  readonly at: Date;
  readonly end?: WithdrawalEnd;
}

interface Failure extends Omit<Step, 'end'> {
  readonly cause: WithdrawalFailure;
  readonly note?: string;
}

/** Takes one step by the table, if nobody else did since it was seen, and writes its row of history. */
export async function takeStep(
  tx: Tx,
  seen: WithdrawalRow,
  { event, actorId, at, end = {} }: Step,
): Promise<WithdrawalRow> {
  const queries = withdrawalStepQueries(tx);
  const to = moveWithdrawal(withdrawalPlaceOf(seen), event);
  const moved = to && (await queries.move(seen, to, end));
  if (!moved) throw new DomainError('WRONG_STATE');
  await queries.record({ withdrawalId: seen.id, event, toPlace: to, actorId, at });
  return moved;
}

/** The bank has paid: what was on hold leaves the wallet. */
export async function succeed(tx: Tx, seen: WithdrawalRow, at: Date): Promise<WithdrawalRow> {
  const { walletId, transactionId: txId, amount } = seen;
  const moved = await takeStep(tx, seen, { event: 'SETTLE', actorId: 'BANK', at, end: { finishedAt: at } });
  await transactionQueries(tx).finish(txId, at, null);
  await post(tx, {
    txId,
    currency: 'VND',
    at,
    entries: transfer(amount, { from: { walletId, bucket: 'ON_HOLD' }, to: { systemAccount: 'BANK' } }),
  });
  return moved;
}

/** It ends without a payment: what was on hold comes back, by a transaction of its own. */
export async function fail(
  tx: Tx,
  seen: WithdrawalRow,
  { cause, note = '', ...step }: Failure,
): Promise<WithdrawalRow> {
  const { walletId, transactionId, amount } = seen;
  const { at } = step;
  const moved = await takeStep(tx, seen, { ...step, end: { finishedAt: at, failCause: cause, failNote: note } });
  const transactions = transactionQueries(tx);
  await transactions.finish(transactionId, at, note || WITHDRAWAL_FAILURE_LABELS[cause], cause);
  const txId = `txn_${randomUUID()}`;
  await transactions.add(
    { id: walletId, currency: 'VND' },
    {
      id: txId,
      code: transactionCode('TU', at),
      kind: 'TU',
      amount,
      reason: 'PAYOUT_RETURN',
      refType: 'WITHDRAWAL',
      refId: seen.id,
      title: '돌아온 출금',
      createdAt: at,
      finishedAt: at,
    },
  );
  await post(tx, {
    txId,
    currency: 'VND',
    at,
    entries: transfer(amount, { from: { walletId, bucket: 'ON_HOLD' }, to: { walletId, bucket: 'AVAILABLE' } }),
  });
  return moved;
}
