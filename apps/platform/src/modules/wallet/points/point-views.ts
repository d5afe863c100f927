import { and, eq } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { wallet, walletTransaction } from '../wallet.tables.ts';

// What other contexts may read of points in a statement of their own; the tables belong to this context alone.
const read = new QueryBuilder({ casing: 'snake_case' });

/** Wallets of points, for the statements of other contexts. */
export const pointWalletView = read
  .select({ id: wallet.id, ownerId: wallet.ownerId, available: wallet.available })
  .from(wallet)
  .where(eq(wallet.currency, 'CCXU'))
  .as('point_wallet_view');

/** Points that moved, for the statements of other contexts. */
export const pointTransactionView = read
  .select({ id: walletTransaction.id, kind: walletTransaction.kind, amount: walletTransaction.amount })
  .from(walletTransaction)
  .where(and(eq(walletTransaction.currency, 'CCXU'), eq(walletTransaction.state, 'SUCCESS')))
  .as('point_transaction_view');
