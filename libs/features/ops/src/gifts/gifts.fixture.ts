import { giftOrdersContract as contract } from '@portal/domain/points/gift-orders.contract';
import type { GiftOrder, StockedGift } from '@portal/domain/points/gift-orders.contract';
import { moveRedemption } from '@portal/domain/points/redemption-transitions';
import { type Fake, fake, fakeProblem, neverAnswers, problemResponse } from '@portal/testing/contract-fakes';
import { aGiftOrder, aStockedGift, someGifts } from '@portal/testing/points/gift-builders';
import { asOperator } from '../ops.fixture.ts';
import { movesFor } from './gift-moves.ts';

/** One of each kind that waits, and one that is over. */
export const someOrders = (): GiftOrder[] => [
  aGiftOrder({ id: 'order-voucher', state: 'RESERVED', until: null }),
  aGiftOrder({ id: 'order-pen', kind: 'PHYSICAL', name: '태블릿 펜', points: 9_800, state: 'PREPARING', until: null }),
  aGiftOrder({
    id: 'order-heart',
    kind: 'DONATION',
    name: '이름으로 기부하기',
    points: 1_000,
    state: 'RESERVED',
    until: null,
    teacherName: '이국어',
  }),
  aGiftOrder({ id: 'order-used', name: '문화상품권', state: 'USED' }),
];

export const someStock = (): StockedGift[] => [
  ...someGifts()
    .filter(({ id }) => id !== 'gift-lamp')
    .map((gift) => ({ ...gift, isActive: true, awaitedBy: 0, version: 1 })),
  aStockedGift(),
  aStockedGift({ id: 'gift-old', name: '지난 달력', isActive: false, awaitedBy: 0 }),
];

/** A desk that keeps orders and gifts; `asked` is filled with what it was told. */
export function giftDesk(asked: unknown[] = [], given: GiftOrder[] = someOrders(), stocked = someStock()): Fake[] {
  let orders = given;
  let gifts = stocked;
  const isOpen = ({ kind, state }: GiftOrder) => movesFor(kind, state).length > 0;
  const changeGift = (id: string, { version, ...change }: Partial<StockedGift>) => {
    asked.push(change);
    const old = gifts.find((one) => one.id === id);
    if (!old) return problemResponse('NOT_FOUND');
    if (old.version !== version) return problemResponse('VERSION_CONFLICT');
    const changed = { ...old, ...change, version: version + 1 };
    gifts = gifts.map((one) => (one.id === id ? changed : one));
    return changed;
  };
  return [
    asOperator,
    fake(contract.listGiftOrders, ({ query: { view, kind, lastItem, size = '20' } = {} }) => {
      const found = orders.filter(
        (one) => (view === undefined || isOpen(one) === (view === 'OPEN')) && (kind === undefined || one.kind === kind),
      );
      const first = lastItem === undefined ? 0 : found.findIndex(({ id }) => id === lastItem) + 1;
      return { open: orders.filter(isOpen).length, items: found.slice(first, first + Number(size)) };
    }),
    fake(
      contract.getGiftOrder,
      ({ params }) => orders.find(({ id }) => id === params.id) ?? problemResponse('NOT_FOUND'),
    ),
    fake(contract.moveGiftOrder, ({ params, body }) => {
      asked.push(body);
      const old = orders.find(({ id }) => id === params.id);
      if (!old) return problemResponse('NOT_FOUND');
      const state = moveRedemption(old.kind, old.state, body.event);
      if (state === undefined) return problemResponse('WRONG_STATE');
      const moved = aGiftOrder({ ...old, state, version: old.version + 1, tracking: body.tracking ?? old.tracking });
      orders = orders.map((one) => (one.id === old.id ? moved : one));
      return moved;
    }),
    fake(contract.listStockedGifts, () => ({ items: gifts })),
    fake(contract.createGift, ({ body: { clientId, ...gift } }) => {
      asked.push(gift);
      const made = aStockedGift({ ...gift, id: clientId, awaitedBy: 0 });
      gifts = [...gifts, made];
      return made;
    }),
    fake(contract.editGift, ({ params, body }) => changeGift(params.id, body)),
    fake(contract.stockGift, ({ params, body }) => changeGift(params.id, body)),
  ];
}

/** Desks by what becomes of them. */
export const giftWorlds = {
  empty: giftDesk([], [], []),
  loading: [asOperator, neverAnswers(contract.listGiftOrders), neverAnswers(contract.listStockedGifts)],
  failed: [
    asOperator,
    fakeProblem(contract.listGiftOrders, 'UNEXPECTED'),
    fakeProblem(contract.listStockedGifts, 'UNEXPECTED'),
  ],
  forbidden: [
    asOperator,
    fakeProblem(contract.listGiftOrders, 'FORBIDDEN'),
    fakeProblem(contract.listStockedGifts, 'FORBIDDEN'),
  ],
};
