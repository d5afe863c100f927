import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../core/database/database.ts';
import { pointTransactionView as moved, pointWalletView as purse } from '../../wallet/module.ts';
import { pointLot, pointSpending } from './point-lots.tables.ts';

/** Something of points that is not what it is made of. */
export interface PointDrift {
  readonly what: 'BALANCE' | 'LOT' | 'EARNING' | 'SPENDING';
  /** The owner of the wallet, the lot, or the transaction. */
  readonly id: string;
  readonly is: number;
  readonly shouldBe: number;
}

const number = (value: SQL | AnyPgColumn) => sql<number>`${value}`.mapWith(Number);
const total = (column: AnyPgColumn) => sql`coalesce(sum(${column}), 0)`;

/**
 * Recomputes points from their causes, for everybody: each balance from its lots, each lot from what was spent of it, each
 * transaction from the lots that it brought or took. Empty when all is well.
 */
export async function verifyPoints(db: Db): Promise<PointDrift[]> {
  const [left, brought] = [total(pointLot.remaining), total(pointLot.points)];
  const spent = total(pointSpending.points);
  const unspent = sql`${pointLot.points} - ${spent}`;
  const [balances, lots, earnings, spendings] = await Promise.all([
    db
      .select({ id: purse.ownerId, is: purse.available, shouldBe: number(left) })
      .from(purse)
      .leftJoin(pointLot, eq(pointLot.ownerId, purse.ownerId))
      .groupBy(purse.id, purse.ownerId, purse.available)
      .having(sql`${purse.available} <> ${left}`),
    db
      .select({ id: pointLot.id, is: pointLot.remaining, shouldBe: number(unspent) })
      .from(pointLot)
      .leftJoin(pointSpending, eq(pointSpending.lotId, pointLot.id))
      .groupBy(pointLot.id)
      .having(sql`${pointLot.remaining} <> ${unspent}`),
    db
      .select({ id: moved.id, is: number(brought), shouldBe: moved.amount })
      .from(moved)
      .leftJoin(pointLot, eq(pointLot.transactionId, moved.id))
      .where(eq(moved.kind, 'TU'))
      .groupBy(moved.id, moved.amount)
      .having(sql`${moved.amount} <> ${brought}`),
    db
      .select({ id: moved.id, is: number(spent), shouldBe: moved.amount })
      .from(moved)
      .leftJoin(pointSpending, eq(pointSpending.transactionId, moved.id))
      .where(eq(moved.kind, 'WD'))
      .groupBy(moved.id, moved.amount)
      .having(sql`${moved.amount} <> ${spent}`),
  ]);
  const named = (what: PointDrift['what'], rows: readonly Omit<PointDrift, 'what'>[]) =>
    rows.map((row) => ({ what, ...row }));
  return [
    ...named('BALANCE', balances),
    ...named('LOT', lots),
    ...named('EARNING', earnings),
    ...named('SPENDING', spendings),
  ];
}
