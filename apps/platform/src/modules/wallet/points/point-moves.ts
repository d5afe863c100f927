import { randomUUID } from 'node:crypto';
import type { TransactionKind } from '@portal/domain/wallet/transaction';
import type { TransactionCause, TransactionReason } from '@portal/domain/wallet/transaction-reason';
import type { Tx } from '../../../core/database/database.ts';
import { post, transfer } from '../ledger.queries.ts';
import { transactionCode } from '../transaction-code.ts';
import type { WalletRow } from '../wallet.tables.ts';
import { transactionQueries, walletQueries } from '../wallets.queries.ts';

/** The points of one person. */
export type PointWallet = Pick<WalletRow, 'id' | 'ownerId' | 'available'>;

export interface PointMove {
  readonly kind: TransactionKind;
  readonly points: number;
  readonly reason: TransactionReason;
  readonly title: string;
  /** Null where nothing but time brought it about. */
  readonly cause: { readonly kind: TransactionCause; readonly id: string } | null;
  readonly at: Date;
}

/** Until the transaction ends nobody else moves her points. */
export const lockPoints = (tx: Tx, ownerId: string): Promise<PointWallet> => walletQueries(tx, ownerId, 'CCXU').lock();

/** Moves points between the platform and a wallet that is locked: one finished transaction, whose id it answers. */
export async function movePoints(tx: Tx, { id: walletId }: PointWallet, move: PointMove): Promise<string> {
  const { kind, points: amount, at } = move;
  const id = `txn_${randomUUID()}`;
  await transactionQueries(tx).add(
    { id: walletId, currency: 'CCXU' },
    {
      id,
      code: transactionCode(kind, at),
      kind,
      amount,
      reason: move.reason,
      title: move.title,
      refType: move.cause?.kind,
      refId: move.cause?.id,
      createdAt: at,
      finishedAt: at,
    },
  );
  const hers = { walletId, bucket: 'AVAILABLE' } as const;
  const ours = { systemAccount: 'POINTS' } as const;
  const way = kind === 'TU' ? { from: ours, to: hers } : { from: hers, to: ours };
  await post(tx, { txId: id, currency: 'CCXU', at, entries: transfer(amount, way) });
  return id;
}
