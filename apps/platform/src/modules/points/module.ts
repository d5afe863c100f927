import { giftOrdersContract } from '@portal/domain/points/gift-orders.contract';
import { giftsContract } from '@portal/domain/points/gifts.contract';
import { pointsContract } from '@portal/domain/points/points.contract';
import { receivedThanksContract } from '@portal/domain/points/received-thanks.contract';
import { thanksContract } from '@portal/domain/points/thanks.contract';
import { implement } from '../../core/http/implement.ts';
import type { PlatformModule } from '../../core/module.ts';
import { giftsHandlers } from './gifts/gifts.handlers.ts';
import { redemptionService } from './gifts/redemptions.service.ts';
import { type PointDrift, verifyPoints } from './lots/verify-points.queries.ts';
import { missionService } from './missions/missions.service.ts';
import { giftOrdersHandlers } from './orders/gift-orders.handlers.ts';
import { giftOrderService } from './orders/gift-orders.service.ts';
import { giftStockService } from './orders/gift-stock.service.ts';
import { pointsClock } from './points-clock.ts';
import type { PointsDeps } from './points-deps.ts';
import { pointsHandlers } from './points.handlers.ts';
import { receivedThanksHandlers } from './thanks/received-thanks.handlers.ts';
import { thanksHandlers } from './thanks/thanks.handlers.ts';
import { thankYouService } from './thanks/thanks.service.ts';

export { feeReliefs } from './gifts/fee-reliefs.ts';
export { marketMonth } from './market-month.ts';
export { earn, giveBack, lockPurse, spend } from './lots/purse.ts';
export { MISSIONS } from './missions/mission-list.ts';
export { missionsOf } from './missions/missions.service.ts';

export interface PointsModule extends PlatformModule {
  /** Ends and begins what is due by now; the timer does it by itself. */
  tick(): Promise<void>;
  /** What of anybody's points is not what it is made of; empty when all is well. */
  verify(): Promise<PointDrift[]>;
}

/** Reward points: missions and thanks that bring them, lots that end, and gifts that they are exchanged for. */
export function pointsModule(deps: PointsDeps): PointsModule {
  const clock = pointsClock(deps);
  return {
    async register(app) {
      const missions = missionService(deps);
      implement(app, pointsContract, pointsHandlers(deps, missions));
      implement(app, giftsContract, giftsHandlers(deps, redemptionService(deps)));
      const desk = { orders: giftOrderService(deps), stock: giftStockService(deps) };
      implement(app, giftOrdersContract, giftOrdersHandlers(deps, desk));
      implement(app, thanksContract, thanksHandlers(deps, thankYouService(deps)));
      implement(app, receivedThanksContract, receivedThanksHandlers(deps));
      clock.start();
      app.addHook('preClose', () => clock.stop());
    },
    tick: () => clock.flush(),
    verify: () => verifyPoints(deps.database.db),
  };
}
