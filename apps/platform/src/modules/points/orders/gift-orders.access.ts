import { giftOrdersContract } from '@portal/domain/points/gift-orders.contract';
import { CLIENT_ID, defineAccess } from '../../../testing/access.ts';
import { aGiftRow, aRedemptionRow } from '../../../testing/apps/points-app.ts';
import { gift } from '../gifts/gifts.tables.ts';
import { redemption } from '../gifts/redemptions.tables.ts';

const of = (id: string, body?: object) => ({ params: { id }, ...(body && { body }) });
const moving = { version: 1, event: 'PREPARE' };
const stocking = { version: 1, stock: 3, isActive: true };
const editing = { version: 1, name: '차 교환권', description: '차로 바꿔요.', drawing: 'cup', points: 200 };
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
};

export const access = defineAccess(giftOrdersContract, {
  rows: {
    listGiftOrders: {
      own: {},
      otherDesk: {},
      valid: { query: '?view=OPEN&kind=PHYSICAL&lastItem=gfr_desk&size=10' },
    },
    getGiftOrder: { own: of('gfr_desk'), otherDesk: of('gfr_desk'), missing: of('gfr_none') },
    moveGiftOrder: { own: of('gfr_desk', moving), otherDesk: of('gfr_desk', moving), missing: of('gfr_none', moving) },
    listStockedGifts: { own: {}, otherDesk: {} },
    createGift: { own: added, otherDesk: added },
    editGift: {
      own: of('gft_written', editing),
      otherDesk: of('gft_written', editing),
      missing: of('gft_none', editing),
    },
    stockGift: {
      own: of('gft_desk', stocking),
      otherDesk: of('gft_desk', stocking),
      missing: of('gft_none', stocking),
    },
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
