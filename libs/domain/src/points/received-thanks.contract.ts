import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Id, Instant, IntegerText } from '../contract/scalar.ts';

/** What a family said to its teacher for a lesson, and the points that came with it. */
export const ReceivedThanks = v.object({
  id: Id,
  /** Empty where the family said nothing. */
  text: v.string(),
  points: v.pipe(v.number(), v.integer(), v.minValue(1)),
  saidAt: Instant,
  guardianName: v.string(),
  className: v.string(),
  lessonId: Id,
  lessonNo: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
export type ReceivedThanks = v.InferOutput<typeof ReceivedThanks>;

/** The thanks of families as their teacher reads them (PTS-1): what the ledger has of them is without their words. */
export const receivedThanksContract = defineContract({
  listReceivedThanks: {
    method: 'GET',
    path: '/tns/v1/points/thanks',
    access: 'teacher',
    summary: '가족이 전한 고마움과 그 포인트, 최신순',
    // What follows `lastItem`; the newest without it.
    query: v.strictObject({ lastItem: v.optional(Id), size: v.optional(IntegerText(1, 50)) }),
    response: dataOf(v.object({ items: v.array(ReceivedThanks) })),
    errors: [],
  },
});
