import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { NewGift } from '@portal/domain/points/gift-orders.contract';
import type { Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { GiftRow } from '../gifts/gifts.tables.ts';
import { tellWaiting } from '../gifts/redemption-steps.ts';
import type { PointsDeps } from '../points-deps.ts';
import { type StockedGiftRow, stockedGiftQueries } from './gift-orders.queries.ts';

interface Facts extends Pick<NewGift, 'name' | 'description' | 'drawing' | 'points'> {
  readonly version: number;
}

interface Stocking {
  readonly version: number;
  readonly stock: number | null;
  readonly isActive: boolean;
}

/** What the team keeps to be chosen from. */
export function giftStockService(deps: Pick<PointsDeps, 'database' | 'clock' | 'notify'>) {
  const { database, clock } = deps;
  const { db } = database;

  /** One change of a gift that nobody has changed since it was seen. Throws NOT_FOUND, VERSION_CONFLICT. */
  async function change(
    id: string,
    { version, ...set }: Facts | Stocking,
    follow?: (tx: Tx, changed: GiftRow) => Promise<void>,
  ): Promise<StockedGiftRow> {
    await db.transaction(async (tx) => {
      const gifts = stockedGiftQueries(tx);
      const seen = await gifts.lock(id);
      if (!seen) throw new DomainError('NOT_FOUND');
      if (seen.version !== version) throw new DomainError('VERSION_CONFLICT');
      const changed = await gifts.change(seen, set);
      await follow?.(tx, changed);
    });
    return (await stockedGiftQueries(db).byId(id))!;
  }

  return {
    /** The same key twice is one gift. Throws KEY_REUSED. */
    async create(wanted: NewGift): Promise<StockedGiftRow> {
      await stockedGiftQueries(db).add({ ...wanted, id: `gft_${randomUUID()}`, createdAt: clock.now() });
      const made = (await stockedGiftQueries(db).byKey(wanted.clientId))!;
      // What may have changed since it was made is not what it was made of.
      const { stock: _, name, description, drawing, points, ...kept } = wanted;
      const rest = made.gift.version === 1 ? { ...kept, name, description, drawing, points } : kept;
      const same = Object.entries(rest).every(([name, value]) =>
        isDeepStrictEqual(made.gift[name as keyof typeof made.gift], value),
      );
      if (!same) throw new DomainError('KEY_REUSED');
      return made;
    },

    /** What was taken before keeps what it was. Throws NOT_FOUND, VERSION_CONFLICT. */
    edit: (id: string, facts: Facts): Promise<StockedGiftRow> => change(id, facts),

    /** Who waits for it hears when there is some again. Throws NOT_FOUND, VERSION_CONFLICT. */
    stock: (id: string, stocking: Stocking): Promise<StockedGiftRow> =>
      change(id, stocking, async (tx, changed) => {
        if (changed.stock !== 0) await tellWaiting(deps, tx, changed);
      }),
  };
}

export type GiftStockService = ReturnType<typeof giftStockService>;
