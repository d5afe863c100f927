import type { giftsContract } from '@portal/domain/points/gifts.contract';
import { DomainError } from '../../../core/domain-error.ts';
import type { Handlers } from '../../../core/http/implement.ts';
import { lockPoints, pointBalance } from '../../wallet/module.ts';
import type { PointsDeps } from '../points-deps.ts';
import { giftOf, ownRedemption, redemptionOf } from './gift-view.ts';
import { offeredGiftQueries } from './gifts.queries.ts';
import { ownRedemptionQueries, redemptionStepQueries } from './redemptions.queries.ts';
import type { RedemptionService } from './redemptions.service.ts';
import type { RedemptionRow } from './redemptions.tables.ts';

const PAGE = 20;

export function giftsHandlers(
  { database: { db } }: Pick<PointsDeps, 'database'>,
  service: RedemptionService,
): Handlers<typeof giftsContract> {
  const answer = async (row: RedemptionRow) => ({
    data: ownRedemption(row, await redemptionStepQueries(db).history(row.id)),
  });

  async function offered(teacherId: string, id: string) {
    const found = await offeredGiftQueries(db, teacherId).byId(id);
    if (!found) throw new DomainError('NOT_FOUND');
    return found;
  }

  async function taken(teacherId: string, id: string): Promise<RedemptionRow> {
    const row = await ownRedemptionQueries(db, teacherId).byId(id);
    if (!row) throw new DomainError('NOT_FOUND');
    return row;
  }

  return {
    async listGifts({ caller: { userId } }) {
      const [balance, items] = await Promise.all([pointBalance(db, userId), offeredGiftQueries(db, userId).list()]);
      return { data: { balance, items: items.map(giftOf) } };
    },

    getGift: async ({ params, caller }) => ({ data: giftOf(await offered(caller.userId, params.id)) }),

    async markGift({ params, body, caller: { userId } }) {
      const { gift } = await offered(userId, params.id);
      // What is there is waited for by nobody.
      const isAwaited = body.isAwaited && gift.stock === 0;
      await db.transaction(async (tx) => {
        // Two wishes at once come one after the other.
        await lockPoints(tx, userId);
        await offeredGiftQueries(tx, userId).mark(gift.id, { isWished: body.isWished, isAwaited });
      });
      return { data: giftOf(await offered(userId, params.id)) };
    },

    redeemGift: async ({ params, body, caller }) => answer(await service.redeem(caller.userId, params.id, body)),

    async listMyGifts({ query: { view, lastItem, size }, caller: { userId } }) {
      const before = lastItem === undefined ? undefined : (await taken(userId, lastItem)).seq;
      const rows = await ownRedemptionQueries(db, userId).page({ view, before, size: Number(size ?? PAGE) });
      return { data: { items: rows.map(redemptionOf) } };
    },

    getMyGift: async ({ params, caller }) => answer(await taken(caller.userId, params.id)),
    cancelMyGift: async ({ params, caller }) => answer(await service.cancel(caller.userId, params.id)),
    useMyGift: async ({ params, caller }) => answer(await service.use(caller.userId, params.id)),
  };
}
