import { eq } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { wallet, walletTransaction } from './wallet.tables.ts';

// What other contexts may read of money and points in a statement of their own; the tables belong to this context alone.
const read = new QueryBuilder({ casing: 'snake_case' });

/** What moved in whose wallet, for the statements of other contexts. */
export const walletTransactionView = read
  .select({
    id: walletTransaction.id,
    ownerId: wallet.ownerId,
    currency: walletTransaction.currency,
    kind: walletTransaction.kind,
    state: walletTransaction.state,
    amount: walletTransaction.amount,
    reason: walletTransaction.reason,
    title: walletTransaction.title,
    createdAt: walletTransaction.createdAt,
  })
  .from(walletTransaction)
  .innerJoin(wallet, eq(wallet.id, walletTransaction.walletId))
  .as('wallet_transaction_view');
