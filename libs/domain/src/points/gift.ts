import * as v from 'valibot';
import { FilledLine, Id, Instant } from '../contract/scalar.ts';
import { LIMITS } from '../tenant/limits.ts';

const Points = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIMITS.maxValue));
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A code to use somewhere, a thing that is sent, a donation, or a week with a lower fee. */
export const GIFT_KINDS = ['VOUCHER', 'PHYSICAL', 'DONATION', 'FEE_RELIEF'] as const;
export type GiftKind = (typeof GIFT_KINDS)[number];
export const GIFT_KIND_LABELS: Record<GiftKind, string> = {
  VOUCHER: '교환권',
  PHYSICAL: '배송 상품',
  DONATION: '기부',
  FEE_RELIEF: '수수료 할인',
};

/** What a gift is drawn as; the portal has a picture for each. */
export const GIFT_DRAWINGS = [
  'percent',
  'cup',
  'book',
  'bag',
  'lamp',
  'pen',
  'headphones',
  'heart',
  'ticket',
  'board',
  'camera',
  'plant',
] as const;
export type GiftDrawing = (typeof GIFT_DRAWINGS)[number];

export const GIFT_DESCRIPTION_MAX = 200;
/** The longest time that a voucher can be used, or a fee is lower. */
export const GIFT_DAYS_MAX = 730;

/** What points can be exchanged for. */
export const Gift = v.object({
  id: Id,
  kind: v.picklist(GIFT_KINDS),
  name: v.string(),
  /** What one gets and until when, in a sentence. */
  description: v.string(),
  drawing: v.picklist(GIFT_DRAWINGS),
  points: Points,
  /** How many are left; null where there are always enough. */
  stock: v.nullable(Count),
  /** For how many days a voucher can be used, or the fee is lower; null where no time runs. */
  days: v.nullable(v.pipe(Count, v.minValue(1))),
  /** How much a FEE_RELIEF takes off the platform's part of the fee, as a fraction of the income; else null. */
  relief: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  /** Whether she wished for it: one gift at a time leads her page. */
  isWished: v.boolean(),
  /** Whether she is told when it is back in stock. */
  isAwaited: v.boolean(),
});
export type Gift = v.InferOutput<typeof Gift>;

/** To whom a thing is sent. */
export const GiftReceiver = v.strictObject({
  name: FilledLine(LIMITS.nameMax, '받는 사람을 입력해 주세요.'),
  phone: v.pipe(v.string(), v.regex(/^\d{9,15}$/, '전화번호를 숫자만 입력해 주세요.')),
  address: FilledLine(LIMITS.addressMax, '주소를 입력해 주세요.'),
});
export type GiftReceiver = v.InferOutput<typeof GiftReceiver>;

/** Where a gift that was taken can stand (domain-model 3.3.10). */
export const REDEMPTION_STATES = [
  'RESERVED',
  'ISSUED',
  'USED',
  'EXPIRED',
  'PREPARING',
  'SHIPPED',
  'DELIVERED',
  'ACTIVE',
  'ENDED',
  'DONATED',
  'CANCELED',
] as const;
export type RedemptionState = (typeof REDEMPTION_STATES)[number];
export const REDEMPTION_STATE_LABELS: Record<RedemptionState, string> = {
  RESERVED: '신청 완료',
  ISSUED: '쓸 수 있음',
  USED: '사용 완료',
  EXPIRED: '기간 만료',
  PREPARING: '배송 준비 중',
  SHIPPED: '배송 중',
  DELIVERED: '배송 완료',
  ACTIVE: '할인 중',
  ENDED: '할인 끝',
  DONATED: '기부 완료',
  CANCELED: '취소',
};

export const REDEMPTION_EVENTS = [
  'ISSUE',
  'USE',
  'EXPIRE',
  'PREPARE',
  'SHIP',
  'DELIVER',
  'ACTIVATE',
  'END',
  'DONATE',
  'CANCEL',
] as const;
export type RedemptionEvent = (typeof REDEMPTION_EVENTS)[number];

/** One gift that a teacher took. */
export const Redemption = v.object({
  id: Id,
  giftId: Id,
  kind: v.picklist(GIFT_KINDS),
  name: v.string(),
  drawing: v.picklist(GIFT_DRAWINGS),
  points: Points,
  state: v.picklist(REDEMPTION_STATES),
  redeemedAt: Instant,
  changedAt: Instant,
  /** Until when a voucher can be used, or the fee is lower. */
  until: v.nullable(Instant),
});
export type Redemption = v.InferOutput<typeof Redemption>;

export const RedemptionDetail = v.object({
  ...Redemption.entries,
  description: v.string(),
  /** Of a voucher that is ISSUED or USED; only here, never in a list. */
  voucherCode: v.nullable(v.string()),
  receiver: v.nullable(v.object(GiftReceiver.entries)),
  tracking: v.nullable(v.string()),
  relief: Gift.entries.relief,
  transactionId: Id,
  history: v.array(v.object({ state: v.picklist(REDEMPTION_STATES), at: Instant })),
  /** Why the team cancelled it; null where it did not. */
  cancelReason: v.nullable(v.string()),
  /** Whether she may still give it back for her points. */
  mayCancel: v.boolean(),
});
export type RedemptionDetail = v.InferOutput<typeof RedemptionDetail>;
