import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { ClientId, Id, IntegerText } from '../contract/scalar.ts';
import { Gift, GiftReceiver, Redemption, RedemptionDetail } from './gift.ts';

const params = v.strictObject({ id: Id });
const one = dataOf(Gift);
const taken = dataOf(RedemptionDetail);

/** What points are exchanged for, and what became of it (PTS-1). */
export const giftsContract = defineContract({
  listGifts: {
    method: 'GET',
    path: '/tns/v1/gifts',
    access: 'teacher',
    summary: '고를 수 있는 선물, 적은 포인트부터',
    response: dataOf(v.object({ balance: v.pipe(v.number(), v.integer(), v.minValue(0)), items: v.array(Gift) })),
    errors: [],
  },
  getGift: {
    method: 'GET',
    path: '/tns/v1/gifts/:id',
    access: 'teacher',
    summary: '선물 하나',
    params,
    response: one,
    errors: [],
  },
  markGift: {
    method: 'PUT',
    path: '/tns/v1/gifts/:id/marks',
    access: 'teacher',
    summary: '선물을 찜하기(한 번에 하나), 다시 들어오면 알림 받기',
    params,
    body: v.strictObject({ isWished: v.boolean(), isAwaited: v.boolean() }),
    response: one,
    errors: [],
  },
  redeemGift: {
    method: 'POST',
    path: '/tns/v1/gifts/:id/redeem',
    access: 'teacher',
    summary: '포인트로 선물 바꾸기; 같은 요청을 두 번 보내도 한 번만 바뀐다',
    params,
    body: v.strictObject({
      clientId: ClientId,
      receiver: v.optional(GiftReceiver),
      /** What she was told that it costs: for another price it is not taken. */
      points: v.optional(Gift.entries.points),
    }),
    status: 201,
    response: taken,
    errors: ['POINTS_NOT_ENOUGH', 'OUT_OF_STOCK', 'RECEIVER_MISSING', 'KEY_REUSED', 'VERSION_CONFLICT'],
  },
  listMyGifts: {
    method: 'GET',
    path: '/tns/v1/my-gifts',
    access: 'teacher',
    summary: '내 선물함, 최신순',
    // What follows `lastItem`; the newest without it.
    query: v.strictObject({
      view: v.optional(v.picklist(['OPEN', 'OVER'])),
      lastItem: v.optional(Id),
      size: v.optional(IntegerText(1, 50)),
    }),
    response: dataOf(v.object({ items: v.array(Redemption) })),
    errors: [],
  },
  getMyGift: {
    method: 'GET',
    path: '/tns/v1/my-gifts/:id',
    access: 'teacher',
    summary: '내 선물 하나: 교환권 번호, 배송, 기간',
    params,
    response: taken,
    errors: [],
  },
  cancelMyGift: {
    method: 'POST',
    path: '/tns/v1/my-gifts/:id/cancel',
    access: 'teacher',
    summary: '아직 준비 중인 선물을 취소하고 포인트를 돌려받기',
    params,
    response: taken,
    errors: ['WRONG_STATE'],
  },
  useMyGift: {
    method: 'POST',
    path: '/tns/v1/my-gifts/:id/used',
    access: 'teacher',
    summary: '교환권을 썼다고 표시하기',
    params,
    response: taken,
    errors: ['WRONG_STATE'],
  },
});
