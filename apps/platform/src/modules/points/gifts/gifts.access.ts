import { randomUUID } from 'node:crypto';
import { giftsContract } from '@portal/domain/points/gifts.contract';
import {
  type AccessRow,
  type Beside,
  byId,
  callOf,
  CLIENT_ID,
  defineAccess,
  endsById,
  SECRET,
  type Sent,
} from '../../../testing/access.ts';
import { aGiftRow, aRedemptionRow, RECEIVER } from '../../../testing/apps/points-app.ts';
import { gift } from './gifts.tables.ts';
import { redemption } from './redemptions.tables.ts';

const GIFT = 'gft_matrix';
/** Every teacher reads all gifts: none is foreign. */
const on = <S extends Sent>(...beside: Beside<S>): AccessRow<S> => ({
  own: callOf<S>({ id: GIFT }, ...beside),
  missing: callOf<S>({ id: 'gft_none' }, ...beside),
});

/** Of gifts that are sent; one that was taken is one teacher's own. */
export const access = defineAccess(giftsContract, {
  rows: {
    listGifts: { own: {} },
    getGift: on(),
    markGift: on({ body: { isWished: true, isAwaited: false } }),
    redeemGift: on({ body: { clientId: CLIENT_ID, receiver: RECEIVER } }),
    listMyGifts: { own: {}, valid: { query: '?view=OPEN&lastItem=gfr_matrix&size=10' } },
    getMyGift: byId('gfr_matrix', 'gfr_none'),
    cancelMyGift: endsById('gfr_matrix', 'gfr_canceled', 'gfr_none'),
    useMyGift: endsById('gfr_matrix', 'gfr_used', 'gfr_none'),
  },
  async seed({ database: { db } }, teacherId) {
    await db.insert(gift).values(aGiftRow({ id: GIFT, kind: 'PHYSICAL', name: SECRET, stock: 1_000_000 }));
    const of = { giftId: GIFT, teacherId, name: SECRET };
    await db
      .insert(redemption)
      .values([
        aRedemptionRow({ ...of, id: 'gfr_matrix', kind: 'PHYSICAL' }),
        aRedemptionRow({ ...of, id: 'gfr_canceled', kind: 'PHYSICAL', state: 'CANCELED' }),
        aRedemptionRow({ ...of, id: 'gfr_used', kind: 'VOUCHER', state: 'USED', voucherCode: randomUUID() }),
      ]);
  },
});
