import type { Gift, Redemption, RedemptionDetail, RedemptionState } from '@portal/domain/points/gift';
import type { GiftOrder, StockedGift } from '@portal/domain/points/gift-orders.contract';

/** Two coffees that can always be had. */
export const aGift = (over: Partial<Gift> = {}): Gift => ({
  id: 'gift-coffee',
  kind: 'VOUCHER',
  name: '커피 두 잔',
  description: '가까운 카페에서 따뜻한 커피 두 잔으로 바꿔요.',
  drawing: 'cup',
  points: 1_800,
  stock: null,
  days: 90,
  relief: null,
  isWished: false,
  isAwaited: false,
  ...over,
});

/** Of every kind and drawing, the fewest points first; one is wished for, one is sold out. */
export const someGifts = (): Gift[] => [
  aGift({
    id: 'gift-donation',
    kind: 'DONATION',
    name: '이름으로 기부하기',
    description: '청소년 교육에 선생님 이름으로 기부해요.',
    drawing: 'heart',
    points: 1_000,
    days: null,
  }),
  aGift(),
  aGift({
    id: 'gift-book',
    name: '문화상품권',
    description: '책과 공연에 써요.',
    drawing: 'book',
    points: 3_200,
    days: 30,
  }),
  aGift({ id: 'gift-bag', name: '장보기 상품권', description: '동네 마트에서 써요.', drawing: 'bag', points: 4_000 }),
  aGift({
    id: 'gift-relief',
    kind: 'FEE_RELIEF',
    name: '수수료 7일 할인',
    description: '7일 동안 끝난 수업의 플랫폼 수수료가 10%에서 5%로 내려가요.',
    drawing: 'percent',
    points: 4_500,
    days: 7,
    relief: 0.05,
    isWished: true,
  }),
  aGift({
    id: 'gift-lamp',
    kind: 'PHYSICAL',
    name: '책상 조명',
    description: '밝기를 다섯 단계로 바꿔요. 5일 안에 보내요.',
    drawing: 'lamp',
    points: 7_600,
    stock: 0,
    days: null,
  }),
  aGift({
    id: 'gift-pen',
    kind: 'PHYSICAL',
    name: '태블릿 펜',
    description: '칠판에 쓰기 좋아요. 3일 안에 보내요.',
    drawing: 'pen',
    points: 9_800,
    stock: 3,
    days: null,
  }),
  aGift({
    id: 'gift-headset',
    kind: 'PHYSICAL',
    name: '수업용 헤드셋',
    description: '주변 소리를 줄여요. 5일 안에 보내요.',
    drawing: 'headphones',
    points: 12_500,
    stock: 12,
    days: null,
  }),
];

/** The coffees, taken on Monday, with a code that can be used. */
export const aRedemption = (over: Partial<Redemption> = {}): Redemption => ({
  id: 'rdm-1',
  giftId: 'gift-coffee',
  kind: 'VOUCHER',
  name: '커피 두 잔',
  drawing: 'cup',
  points: 1_800,
  state: 'ISSUED',
  redeemedAt: '2026-11-16T10:00:00+09:00',
  changedAt: '2026-11-16T15:30:00+09:00',
  until: '2027-02-14T23:59:59+09:00',
  ...over,
});

/** What the order says of itself besides: where nothing else is told, what fits its state. */
export function aRedemptionDetail(over: Partial<RedemptionDetail> = {}): RedemptionDetail {
  const one = aRedemption(over);
  const hasCode = one.kind === 'VOUCHER' && (one.state === 'ISSUED' || one.state === 'USED');
  return {
    ...one,
    description: '가까운 카페에서 따뜻한 커피 두 잔으로 바꿔요.',
    voucherCode: hasCode ? 'CAFE-7K2M-9Q4T' : null,
    receiver: one.kind === 'PHYSICAL' ? aReceiver() : null,
    tracking: one.kind === 'PHYSICAL' && ['SHIPPED', 'DELIVERED'].includes(one.state) ? '681234567890' : null,
    relief: one.kind === 'FEE_RELIEF' ? 0.05 : null,
    transactionId: 'txn-gift-1',
    history: historyOf(one),
    cancelReason: null,
    mayCancel: one.state === 'RESERVED' || one.state === 'PREPARING',
    ...over,
  };
}

const historyOf = ({ state, redeemedAt, changedAt }: Redemption): { state: RedemptionState; at: string }[] =>
  state === 'RESERVED'
    ? [{ state, at: redeemedAt }]
    : [
        { state: 'RESERVED', at: redeemedAt },
        { state, at: changedAt },
      ];

export const aReceiver = () => ({ name: '김수학', phone: '0901234567', address: '호찌민시 1군 응우옌후에 12' });

/** The same gift as the team sees it. */
export const aGiftOrder = (over: Partial<GiftOrder> = {}): GiftOrder => ({
  ...aRedemptionDetail(over),
  teacherName: '김수학',
  version: 1,
  ...over,
});

/** A lamp of which none is left, and four teachers wait. */
export const aStockedGift = (over: Partial<StockedGift> = {}): StockedGift => ({
  ...someGifts().find(({ id }) => id === 'gift-lamp')!,
  isActive: true,
  awaitedBy: 4,
  version: 1,
  ...over,
});
