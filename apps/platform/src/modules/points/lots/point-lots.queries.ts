import { and, asc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { pointLot, type PointLotRow, pointSpending } from './point-lots.tables.ts';

const isLeft = gt(pointLot.remaining, 0);
const sum = sql<number>`sum(${pointLot.remaining})`.mapWith(Number);

/** The lots of one person. Every statement names her. */
export function pointLotQueries(db: Db | Tx, ownerId: string) {
  const isOwn = eq(pointLot.ownerId, ownerId);
  const firstToEnd = [asc(pointLot.expiresOn), asc(pointLot.seq)];
  return {
    /** What is left, what ends first coming first; those that end before a day alone, where one is given. */
    lock: (endingBefore?: string): Promise<PointLotRow[]> =>
      db
        .select()
        .from(pointLot)
        .where(and(isOwn, isLeft, endingBefore === undefined ? undefined : lt(pointLot.expiresOn, endingBefore)))
        .orderBy(...firstToEnd)
        .for('update'),

    async add(lots: readonly Omit<typeof pointLot.$inferInsert, 'ownerId' | 'remaining'>[]): Promise<void> {
      await db.insert(pointLot).values(lots.map((lot) => ({ ...lot, ownerId, remaining: lot.points })));
    },

    async take(transactionId: string, taken: readonly { lotId: string; points: number }[]): Promise<void> {
      await db.insert(pointSpending).values(taken.map((part) => ({ ...part, transactionId })));
    },

    /** What a transaction took, with the day on which each part would have ended. */
    takenBy: (transactionId: string) =>
      db
        .select({ points: pointSpending.points, expiresOn: pointLot.expiresOn })
        .from(pointSpending)
        .innerJoin(pointLot, eq(pointLot.id, pointSpending.lotId))
        .where(and(isOwn, eq(pointSpending.transactionId, transactionId)))
        .orderBy(...firstToEnd),

    page: ({ page, size }: { page: number; size: number }) =>
      db
        .select()
        .from(pointLot)
        .where(and(isOwn, isLeft))
        .orderBy(...firstToEnd)
        .limit(size)
        .offset((page - 1) * size),

    async count(): Promise<number> {
      return db.$count(pointLot, and(isOwn, isLeft));
    },

    /** What goes next, and on which day. */
    async next(): Promise<{ points: number; on: string } | null> {
      const [row] = await db
        .select({ points: sum, on: pointLot.expiresOn })
        .from(pointLot)
        .where(and(isOwn, isLeft))
        .groupBy(pointLot.expiresOn)
        .orderBy(asc(pointLot.expiresOn))
        .limit(1);
      return row ?? null;
    },

    /** Notes that she is told of what ends on a day; how much, and 0 where she was told before. */
    async noteTold(expiresOn: string, toldAt: Date): Promise<number> {
      const rows = await db
        .update(pointLot)
        .set({ toldAt })
        .where(and(isOwn, isLeft, eq(pointLot.expiresOn, expiresOn), isNull(pointLot.toldAt)))
        .returning({ remaining: pointLot.remaining });
      return rows.reduce((all, { remaining }) => all + remaining, 0);
    },
  };
}

/** What the clock has to do with lots of anybody. */
export function dueLotQueries(db: Db) {
  return {
    /** Who has points that ended before a day. */
    async ended(today: string, limit: number): Promise<string[]> {
      const rows = await db
        .selectDistinct({ ownerId: pointLot.ownerId })
        .from(pointLot)
        .where(and(isLeft, lt(pointLot.expiresOn, today)))
        .limit(limit);
      return rows.map(({ ownerId }) => ownerId);
    },

    /** Who was not told of what ends until a day, and on which days it does. */
    untold: (until: string, limit: number) =>
      db
        .selectDistinct({ ownerId: pointLot.ownerId, expiresOn: pointLot.expiresOn })
        .from(pointLot)
        .where(and(isLeft, lte(pointLot.expiresOn, until), isNull(pointLot.toldAt)))
        .limit(limit),
  };
}
