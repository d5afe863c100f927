import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { PointMeaning } from '@portal/domain/points/point-meaning';
import type { Db, Tx } from '../../../core/database/database.ts';
import { wallet, walletTransaction } from '../wallet.tables.ts';
import { pointMeaningIs } from './point-meanings.ts';

interface Period {
  readonly from: Date;
  /** Not part of it any more. */
  readonly until: Date;
}

const sumOf = (meaning: PointMeaning) =>
  sql<number>`coalesce(sum(${walletTransaction.amount}) filter (where ${pointMeaningIs(walletTransaction, meaning)}), 0)`.mapWith(
    Number,
  );

/** What one person has in points. */
export async function pointBalance(db: Db | Tx, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ available: wallet.available })
    .from(wallet)
    .where(and(eq(wallet.ownerId, ownerId), eq(wallet.currency, 'CCXU')));
  return row?.available ?? 0;
}

const MEANINGS = {
  earned: sumOf('EARNED'),
  returned: sumOf('RETURNED'),
  used: sumOf('USED'),
  expired: sumOf('EXPIRED'),
};

/** What one person has in points, and what came and went in a period, as the list of her transactions adds it up. */
export async function pointTotals(db: Db | Tx, ownerId: string, { from, until }: Period) {
  const [row] = await db
    .select({ balance: wallet.available, ...MEANINGS })
    .from(wallet)
    .leftJoin(
      walletTransaction,
      and(
        eq(walletTransaction.walletId, wallet.id),
        gte(walletTransaction.createdAt, from),
        lt(walletTransaction.createdAt, until),
      ),
    )
    .where(and(eq(wallet.ownerId, ownerId), eq(wallet.currency, 'CCXU')))
    .groupBy(wallet.id);
  return row ?? { balance: 0, earned: 0, returned: 0, used: 0, expired: 0 };
}
