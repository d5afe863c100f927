import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Day } from '../contract/scalar.ts';

export const WeekSheet = v.object({
  name: v.string(),
  mediaType: v.literal('application/pdf'),
  /** As base64. */
  content: v.string(),
});
export type WeekSheet = v.InferOutput<typeof WeekSheet>;

/** A week on one page of paper (PLN-1; product-features 2.7). */
export const weekSheetsContract = defineContract({
  makeWeekSheet: {
    method: 'POST',
    path: '/tns/v1/teaching-plan/week-sheets',
    access: 'teacher',
    summary: '한 주의 수업과 할 일을 A4 한 쪽 PDF로 만들기',
    /** Any day of the week. */
    body: v.strictObject({ day: Day }),
    response: dataOf(WeekSheet),
    errors: [],
  },
});
