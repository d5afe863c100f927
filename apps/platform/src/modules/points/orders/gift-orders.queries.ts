import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { GiftKind } from '@portal/domain/points/gift';
import type { Db, Tx } from '../../../core/database/database.ts';
import { gift, giftMark, type GiftRow } from '../gifts/gifts.tables.ts';
import { redemption } from '../gifts/redemptions.tables.ts';

interface Asked {
  readonly view: 'OPEN' | 'OVER';
  readonly kind?: GiftKind | undefined;
  readonly behind: number | undefined;
  readonly size: number;
}

// Written out: the index of a list is found by the words of its condition. A lower fee begins by itself.
const isToDo = sql`${redemption.state} in ('RESERVED', 'PREPARING', 'SHIPPED') and ${redemption.kind} <> 'FEE_RELIEF'`;

/** What teachers took, as the team sees it. */
export function giftOrderQueries(db: Db) {
  return {
    countToDo: () => db.$count(redemption, isToDo),

    /** What has waited longest comes first; of what is done, the newest. */
    page({ view, kind, behind, size }: Asked) {
      const isOpen = view === 'OPEN';
      const { seq } = redemption;
      const next = behind === undefined ? undefined : isOpen ? gt(seq, behind) : lt(seq, behind);
      return db
        .select()
        .from(redemption)
        .where(and(isOpen ? isToDo : sql`not (${isToDo})`, kind && eq(redemption.kind, kind), next))
        .orderBy(isOpen ? asc(seq) : desc(seq))
        .limit(size);
    },
  };
}

/** Gifts as the team keeps them. */
export function stockedGiftQueries(db: Db | Tx) {
  const awaitedBy = sql<number>`(select count(*) from ${giftMark}
    where ${giftMark.giftId} = ${gift.id} and ${giftMark.isAwaited})`.mapWith(Number);
  const stocked = () => db.select({ gift, awaitedBy }).from(gift);
  return {
    list: () => stocked().orderBy(asc(gift.points), asc(gift.id)),

    async byId(id: string) {
      const [row] = await stocked().where(eq(gift.id, id));
      return row;
    },

    async byKey(clientId: string) {
      const [row] = await stocked().where(eq(gift.clientId, clientId));
      return row;
    },

    /** Nothing where the key was used before. */
    async add(row: typeof gift.$inferInsert): Promise<void> {
      await db.insert(gift).values(row).onConflictDoNothing({ target: gift.clientId });
    },

    async lock(id: string): Promise<GiftRow | undefined> {
      const [row] = await db.select().from(gift).where(eq(gift.id, id)).for('update');
      return row;
    },

    async change({ id, version }: GiftRow, set: Partial<Omit<GiftRow, 'id' | 'version'>>): Promise<GiftRow> {
      const [row] = await db
        .update(gift)
        .set({ ...set, version: version + 1 })
        .where(and(eq(gift.id, id), eq(gift.version, version)))
        .returning();
      return row!;
    },
  };
}
export type StockedGiftRow = Awaited<ReturnType<ReturnType<typeof stockedGiftQueries>['list']>>[number];
