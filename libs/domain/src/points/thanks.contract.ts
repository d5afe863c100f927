import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Id, Instant, Line } from '../contract/scalar.ts';

/** What one thank-you brings the teacher, and how many a family can give: one for each lesson, so many in a calendar month. */
export const THANK_YOU_POINTS = 20;
export const THANK_YOUS_A_MONTH = 4;
export const THANK_YOU_TEXT_MAX = 200;
/** Until when after its end a lesson can be thanked for: as long as somebody remembers it. */
export const THANK_YOU_DAYS = 14;

/** Whether a family may thank for a lesson, and whether it has. */
export const ThankYou = v.object({
  thankedAt: v.nullable(Instant),
  text: v.string(),
  /** How many more it can give in this month. */
  left: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type ThankYou = v.InferOutput<typeof ThankYou>;

const path = '/tns/v1/family/lessons/:lessonId/thanks';
const params = v.strictObject({ lessonId: Id });
const one = dataOf(ThankYou);

/** How a family thanks for a lesson that was held; the marketplace gives the points (PTS-1). */
export const thanksContract = defineContract({
  getThanks: {
    method: 'GET',
    path,
    access: 'family',
    summary: '이 수업에 고마움을 전했는지',
    params,
    response: one,
    errors: [],
  },
  giveThanks: {
    method: 'POST',
    path,
    access: 'family',
    summary: '수업에 고마움을 전하기; 선생님이 포인트를 받는다',
    params,
    body: v.strictObject({ text: Line(THANK_YOU_TEXT_MAX) }),
    response: one,
    errors: ['WRONG_STATE', 'THANKS_USED_UP'],
  },
});
