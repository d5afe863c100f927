import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { NewGift } from '@portal/domain/points/gift-orders.contract';
import { DomainError } from '../../../core/domain-error.ts';
import { tellWaiting } from '../gifts/redemption-steps.ts';
import type { PointsDeps } from '../points-deps.ts';
import { type StockedGiftRow, stockedGiftQueries } from './gift-orders.queries.ts';

interface Stocking {
  readonly version: number;
  readonly stock: number | null;
  readonly isActive: boolean;
}

/** What the team keeps to be chosen from. */
export function giftStockService(deps: Pick<PointsDeps, 'database' | 'clock' | 'notify'>) {
  const { database, clock } = deps;
  const { db } = database;

  return {
    /** The same key twice is one gift. Throws KEY_REUSED. */
    async create(wanted: NewGift): Promise<StockedGiftRow> {
      await stockedGiftQueries(db).add({ ...wanted, id: `gft_${randomUUID()}`, createdAt: clock.now() });
      const made = (await stockedGiftQueries(db).byKey(wanted.clientId))!;
      // What may have changed since it was made is not what it was made of.
      const { stock: _, ...rest } = wanted;
      const same = Object.entries(rest).every(([name, value]) =>
        isDeepStrictEqual(made.gift[name as keyof typeof made.gift], value),
      );
      if (!same) throw new DomainError('KEY_REUSED');
      return made;
    },

    /** Who waits for it hears when there is some again. Throws NOT_FOUND, VERSION_CONFLICT. */
    async stock(id: string, { version, ...set }: Stocking): Promise<StockedGiftRow> {
      await database.db.transaction(async (tx) => {
        const gifts = stockedGiftQueries(tx);
        const seen = await gifts.lock(id);
        if (!seen) throw new DomainError('NOT_FOUND');
        if (seen.version !== version) throw new DomainError('VERSION_CONFLICT');
        const changed = await gifts.change(seen, set);
        if (changed.stock !== 0) await tellWaiting(deps, tx, changed);
      });
      return (await stockedGiftQueries(db).byId(id))!;
    },
  };
}

export type GiftStockService = ReturnType<typeof giftStockService>;
