import { and, asc, eq, gt, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { gift, giftMark, type GiftRow } from './gifts.tables.ts';

/** Gifts on offer as one teacher sees them, with her marks. Every statement names her. */
export function offeredGiftQueries(db: Db | Tx, teacherId: string) {
  const isOwn = eq(giftMark.teacherId, teacherId);
  const offered = (condition?: SQL) =>
    db
      .select({
        gift,
        isWished: sql<boolean>`coalesce(${giftMark.isWished}, false)`,
        isAwaited: sql<boolean>`coalesce(${giftMark.isAwaited}, false)`,
      })
      .from(gift)
      .leftJoin(giftMark, and(eq(giftMark.giftId, gift.id), isOwn))
      .where(and(gift.isActive, condition));
  return {
    /** The cheapest first. */
    list: () => offered().orderBy(asc(gift.points), asc(gift.id)),

    async byId(id: string) {
      const [row] = await offered(eq(gift.id, id));
      return row;
    },

    async wished() {
      const [row] = await offered(and(isOwn, giftMark.isWished));
      return row;
    },

    /** One wish at a time: the other one goes. */
    async mark(giftId: string, marks: { readonly isWished: boolean; readonly isAwaited: boolean }): Promise<void> {
      if (marks.isWished)
        await db
          .update(giftMark)
          .set({ isWished: false })
          .where(and(isOwn, giftMark.isWished, ne(giftMark.giftId, giftId)));
      await db
        .insert(giftMark)
        .values({ teacherId, giftId, ...marks })
        .onConflictDoUpdate({ target: [giftMark.teacherId, giftMark.giftId], set: marks });
    },
  };
}
export type OfferedGift = Awaited<ReturnType<ReturnType<typeof offeredGiftQueries>['list']>>[number];

/** Pieces of gifts, whoever takes them or brings them. */
export function giftStockQueries(db: Db | Tx) {
  return {
    /** One piece less; undefined when none is left, or the gift is offered no more. */
    async take(id: string): Promise<GiftRow | undefined> {
      const [row] = await db
        .update(gift)
        .set({ stock: sql`${gift.stock} - 1`, version: sql`${gift.version} + 1` })
        .where(and(eq(gift.id, id), gift.isActive, or(isNull(gift.stock), gt(gift.stock, 0))))
        .returning();
      return row;
    },

    /** One piece more. */
    async bringBack(id: string): Promise<GiftRow> {
      const [row] = await db
        .update(gift)
        .set({ stock: sql`${gift.stock} + 1`, version: sql`${gift.version} + 1` })
        .where(eq(gift.id, id))
        .returning();
      return row!;
    },

    /** Who waits for it; they wait no more. */
    async endWaiting(giftId: string): Promise<string[]> {
      const rows = await db
        .update(giftMark)
        .set({ isAwaited: false })
        .where(and(eq(giftMark.giftId, giftId), giftMark.isAwaited))
        .returning({ teacherId: giftMark.teacherId });
      return rows.map(({ teacherId }) => teacherId);
    },
  };
}
