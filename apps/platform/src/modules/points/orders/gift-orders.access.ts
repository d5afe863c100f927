import { giftOrdersContract } from '@portal/domain/points/gift-orders.contract';
import { type AccessRow, type Beside, callOf, CLIENT_ID, defineAccess, type Sent } from '../../../testing/access.ts';
import { aGiftRow, aRedemptionRow } from '../../../testing/apps/points-app.ts';
import { gift } from '../gifts/gifts.tables.ts';
import { redemption } from '../gifts/redemptions.tables.ts';

/** What the desk for gifts may ask, and no other desk. */
const on = <S extends Sent>(id: string, missing: string, ...beside: Beside<S>): AccessRow<S> => ({
  own: callOf<S>({ id }, ...beside),
  otherDesk: callOf<S>({ id }, ...beside),
  missing: callOf<S>({ id: missing }, ...beside),
});
const added = {
  body: {
    clientId: CLIENT_ID,
    kind: 'VOUCHER',
    name: '커피 교환권',
    description: '가까운 가게에서 쓸 수 있어요.',
    drawing: 'cup',
    points: 300,
    stock: 10,
    days: 90,
    relief: null,
  },
} as const;

export const access = defineAccess(giftOrdersContract, {
  rows: {
    listGiftOrders: {
      own: {},
      otherDesk: {},
      valid: { query: '?view=OPEN&kind=PHYSICAL&lastItem=gfr_desk&size=10' },
    },
    getGiftOrder: on('gfr_desk', 'gfr_none'),
    moveGiftOrder: on('gfr_desk', 'gfr_none', { body: { version: 1, event: 'PREPARE' } }),
    listStockedGifts: { own: {}, otherDesk: {} },
    createGift: { own: added, otherDesk: added },
    editGift: on('gft_written', 'gft_none', {
      body: { version: 1, name: '차 교환권', description: '차로 바꿔요.', drawing: 'cup', points: 200 },
    }),
    stockGift: on('gft_desk', 'gft_none', { body: { version: 1, stock: 3, isActive: true } }),
  },
  async seed({ database: { db } }, teacherId) {
    await db
      .insert(gift)
      .values([
        aGiftRow({ id: 'gft_desk', kind: 'PHYSICAL', stock: 1 }),
        aGiftRow({ id: 'gft_written', kind: 'VOUCHER' }),
      ]);
    await db
      .insert(redemption)
      .values(aRedemptionRow({ id: 'gfr_desk', giftId: 'gft_desk', teacherId, kind: 'PHYSICAL' }));
  },
});
