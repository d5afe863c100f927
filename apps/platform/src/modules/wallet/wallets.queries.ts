import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Currency } from '@portal/domain/wallet/transaction';
import type { WithdrawalFailure } from '@portal/domain/wallet/withdrawal';
import type { Db, Tx } from '../../core/database/database.ts';
import { type TransactionRow, wallet, type WalletRow, walletTransaction } from './wallet.tables.ts';

type NewTransaction = Pick<TransactionRow, 'id' | 'code' | 'kind' | 'amount' | 'reason' | 'title' | 'createdAt'> &
  Pick<typeof walletTransaction.$inferInsert, 'refType' | 'refId' | 'finishedAt'>;

/** The wallet of one person in one currency. Every statement names her. */
export function walletQueries(db: Db | Tx, ownerId: string, currency: Currency) {
  const isOwn = and(eq(wallet.ownerId, ownerId), eq(wallet.currency, currency));
  return {
    async find(): Promise<WalletRow | undefined> {
      const [row] = await db.select().from(wallet).where(isOwn);
      return row;
    },

    /** Until the transaction ends nobody else takes money out of it. Makes the wallet where there is none. */
    async lock(): Promise<WalletRow> {
      await db
        .insert(wallet)
        .values({ id: `wal_${randomUUID()}`, ownerId, currency })
        .onConflictDoNothing();
      const [row] = await db.select().from(wallet).where(isOwn).for('update');
      return row!;
    },

    /** What she may take out; nothing where there is no wallet yet. */
    async available(): Promise<number> {
      const [row] = await db.select({ available: wallet.available }).from(wallet).where(isOwn);
      return row?.available ?? 0;
    },
  };
}

/** Transactions of a wallet that is known, and locked where they are written. */
export function transactionQueries(db: Db | Tx) {
  return {
    /** IN_PROGRESS unless it is finished. */
    async add({ id: walletId, currency }: Pick<WalletRow, 'id' | 'currency'>, row: NewTransaction): Promise<void> {
      await db
        .insert(walletTransaction)
        .values({ ...row, walletId, currency, state: row.finishedAt ? 'SUCCESS' : 'IN_PROGRESS' });
    },

    /** It failed where there is a reason; the cause is that of a withdrawal. */
    async finish(
      id: string,
      finishedAt: Date,
      failReason: string | null,
      failCause: WithdrawalFailure | null = null,
    ): Promise<void> {
      await db
        .update(walletTransaction)
        .set({ state: failReason === null ? 'SUCCESS' : 'FAILED', finishedAt, failReason, failCause })
        .where(and(eq(walletTransaction.id, id), eq(walletTransaction.state, 'IN_PROGRESS')));
    },
  };
}
