import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { ClientId, Filled, FilledLine, Id, IntegerText, Line, Version } from '../contract/scalar.ts';
import { LIMITS } from '../tenant/limits.ts';
import { GIFT_DAYS_MAX, GIFT_DESCRIPTION_MAX, GIFT_KINDS, Gift, Redemption, RedemptionDetail } from './gift.ts';

const params = v.strictObject({ id: Id });
const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.maxValue));

/** What one of the team sees of a gift that was taken. */
export const GiftOrder = v.object({
  ...RedemptionDetail.entries,
  teacherName: v.string(),
  version: Version,
});
export type GiftOrder = v.InferOutput<typeof GiftOrder>;

/** A gift as the team keeps it. */
export const StockedGift = v.object({
  ...Gift.entries,
  isActive: v.boolean(),
  /** How many wait to be told that it is back. */
  awaitedBy: Count,
  version: Version,
});
export type StockedGift = v.InferOutput<typeof StockedGift>;

/** To a hundredth of a per cent, as it is kept. */
const Relief = v.nullable(
  v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(1),
    v.transform((part) => Math.round(part * 10_000) / 10_000),
  ),
);

/** What a gift is called, how it looks and what it costs. */
const facts = {
  name: FilledLine(LIMITS.nameMax, '선물 이름을 입력해 주세요.'),
  description: Filled(GIFT_DESCRIPTION_MAX, '무엇을 받는지 적어 주세요.'),
  drawing: Gift.entries.drawing,
  points: Gift.entries.points,
};

/** A gift as one of the team adds it; the same `clientId` is one gift. */
export const NewGift = v.pipe(
  v.strictObject({
    clientId: ClientId,
    kind: Gift.entries.kind,
    ...facts,
    stock: v.nullable(Count),
    days: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(GIFT_DAYS_MAX))),
    relief: Relief,
  }),
  v.forward(
    v.check(
      ({ kind, relief }) => (kind === 'FEE_RELIEF') === (relief !== null && relief > 0),
      '할인율은 수수료 할인에만 적어요.',
    ),
    ['relief'],
  ),
  v.forward(
    v.check(({ kind, days }) => kind !== 'FEE_RELIEF' || days !== null, '며칠 동안 할인되는지 적어 주세요.'),
    ['days'],
  ),
  v.forward(
    v.check(
      ({ kind, days }) => kind === 'FEE_RELIEF' || kind === 'VOUCHER' || days === null,
      '기간은 교환권과 수수료 할인에만 적어요.',
    ),
    ['days'],
  ),
);
export type NewGift = v.InferOutput<typeof NewGift>;

/** The operators' desk for gifts. */
export const giftOrdersContract = defineContract({
  listGiftOrders: {
    method: 'GET',
    path: '/tns/v1/ops/gift-orders',
    access: 'operator',
    summary: '선물 신청, 오래 기다린 것부터; OPEN은 할 일이 남은 것',
    query: v.strictObject({
      view: v.optional(v.picklist(['OPEN', 'OVER'])),
      kind: v.optional(v.picklist(GIFT_KINDS)),
      lastItem: v.optional(Id),
      size: v.optional(IntegerText(1, 50)),
    }),
    response: dataOf(
      v.object({ open: Count, items: v.array(v.object({ ...Redemption.entries, teacherName: v.string() })) }),
    ),
    errors: [],
  },
  getGiftOrder: {
    method: 'GET',
    path: '/tns/v1/ops/gift-orders/:id',
    access: 'operator',
    summary: '선물 신청 하나',
    params,
    response: dataOf(GiftOrder),
    errors: [],
  },
  moveGiftOrder: {
    method: 'POST',
    path: '/tns/v1/ops/gift-orders/:id/move',
    access: 'operator',
    summary: '교환권 번호 넣기, 배송 준비, 배송 시작, 배송 완료, 기부, 취소',
    params,
    body: v.strictObject({
      version: Version,
      event: v.picklist(['ISSUE', 'PREPARE', 'SHIP', 'DELIVER', 'DONATE', 'CANCEL']),
      /** For ISSUE. */
      voucherCode: v.optional(Line(60)),
      /** For SHIP. */
      tracking: v.optional(Line(60)),
      /** For CANCEL; the teacher reads it. */
      reason: v.optional(Line(200)),
    }),
    response: dataOf(GiftOrder),
    errors: ['WRONG_STATE', 'VERSION_CONFLICT'],
  },
  listStockedGifts: {
    method: 'GET',
    path: '/tns/v1/ops/gifts',
    access: 'operator',
    summary: '선물 목록과 재고',
    response: dataOf(v.object({ items: v.array(StockedGift) })),
    errors: [],
  },
  createGift: {
    method: 'POST',
    path: '/tns/v1/ops/gifts',
    access: 'operator',
    summary: '선물 넣기; 같은 clientId로 다시 보내도 하나',
    body: NewGift,
    status: 201,
    response: dataOf(StockedGift),
    errors: ['KEY_REUSED'],
  },
  editGift: {
    method: 'PUT',
    path: '/tns/v1/ops/gifts/:id/facts',
    access: 'operator',
    summary: '선물의 이름, 설명, 그림, 포인트 고치기; 이미 바꾼 것은 바꿀 때 그대로 남는다',
    params,
    body: v.strictObject({ version: Version, ...facts }),
    response: dataOf(StockedGift),
    errors: ['VERSION_CONFLICT'],
  },
  stockGift: {
    method: 'PUT',
    path: '/tns/v1/ops/gifts/:id',
    access: 'operator',
    summary: '선물의 재고를 바꾸거나 내리기; 기다리던 선생님에게 알린다',
    params,
    body: v.strictObject({ version: Version, stock: v.nullable(Count), isActive: v.boolean() }),
    response: dataOf(StockedGift),
    errors: ['VERSION_CONFLICT'],
  },
});
