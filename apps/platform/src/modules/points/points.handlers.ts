import type { PointLot } from '@portal/domain/points/mission';
import type { pointsContract } from '@portal/domain/points/points.contract';
import type { Handlers } from '../../core/http/implement.ts';
import { pointTotals } from '../wallet/module.ts';
import { giftOf } from './gifts/gift-view.ts';
import { offeredGiftQueries } from './gifts/gifts.queries.ts';
import { ownRedemptionQueries } from './gifts/redemptions.queries.ts';
import { pointLotQueries } from './lots/point-lots.queries.ts';
import type { PointLotRow } from './lots/point-lots.tables.ts';
import { marketMonth } from './market-month.ts';
import type { MissionService } from './missions/missions.service.ts';
import type { PointsDeps } from './points-deps.ts';

const PAGE = 20;

export function pointsHandlers(
  { database: { db }, clock }: Pick<PointsDeps, 'database' | 'clock'>,
  missions: MissionService,
): Handlers<typeof pointsContract> {
  return {
    async getPointsSummary({ caller: { userId, timeZone } }) {
      const now = clock.now();
      const redemptions = ownRedemptionQueries(db, userId);
      const [totals, expiring, all, usableGifts, wish, [relief]] = await Promise.all([
        // Her own month, as the filters of her transactions have it.
        pointTotals(db, userId, marketMonth(now, timeZone)),
        pointLotQueries(db, userId).next(),
        missions.list(userId),
        redemptions.usable(),
        offeredGiftQueries(db, userId).wished(),
        redemptions.reliefsIn(now, now),
      ]);
      const waiting = all.filter(({ state }) => state === 'CLAIMABLE');
      return {
        data: {
          ...totals,
          expiring,
          claimable: waiting.reduce((sum, { points }) => sum + points, 0),
          usableGifts,
          wish: wish ? giftOf(wish) : null,
          feeRelief: relief ? { relief: relief.relief!, until: relief.until!.toISOString() } : null,
        },
      };
    },

    async listPointLots({ query: { page = '1', size = String(PAGE) }, caller: { userId } }) {
      const lots = pointLotQueries(db, userId);
      const [total, rows] = await Promise.all([lots.count(), lots.page({ page: Number(page), size: Number(size) })]);
      return { data: { total, items: rows.map(lotOf) } };
    },

    listMissions: async ({ caller }) => ({ data: { items: await missions.list(caller.userId) } }),
    claimMission: async ({ params, caller }) => ({ data: await missions.claim(caller.userId, params.id) }),
    claimMissions: async ({ caller }) => ({ data: await missions.claimAll(caller.userId) }),
  };
}

const lotOf = ({ id, title, points, remaining, earnedAt, expiresOn }: PointLotRow): PointLot => ({
  id,
  title,
  points,
  remaining,
  earnedAt: earnedAt.toISOString(),
  expiresOn,
});
