import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { ClientId, Filled, Id, IntegerText, Line } from '../contract/scalar.ts';
import { LIMITS } from '../tenant/limits.ts';
import { IncomeExplanation, LessonIncome } from './income.ts';

/** A correction goes both ways, and is never nothing. */
const Difference = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(-LIMITS.maxValue),
  v.maxValue(LIMITS.maxValue),
  v.check((amount) => amount !== 0, '금액을 입력해 주세요.'),
);

/** What a lesson earned, as it is looked for among those of all teachers. */
export const DeskIncome = v.object({ ...LessonIncome.entries, teacherName: v.string() });
export type DeskIncome = v.InferOutput<typeof DeskIncome>;

/** How the operators correct what a lesson earned: never by changing it, always by one more transaction. */
export const incomeAdjustmentsContract = defineContract({
  listLessonIncomes: {
    method: 'GET',
    path: '/tns/v1/ops/incomes',
    access: 'operator',
    summary: '모든 선생님의 수업 수입, 최근에 확정된 것부터; 선생님, 수업, 회차로 찾기',
    query: v.strictObject({
      search: v.optional(Line(60)),
      // What follows `lastItem`; the newest without it.
      lastItem: v.optional(Id),
      size: v.optional(IntegerText(1, 50)),
    }),
    response: dataOf(v.object({ items: v.array(DeskIncome) })),
    errors: [],
  },
  getLessonIncome: {
    method: 'GET',
    path: '/tns/v1/ops/incomes/:lessonId',
    access: 'operator',
    summary: '수업 하나의 수입과 근거',
    params: v.strictObject({ lessonId: Id }),
    response: dataOf(IncomeExplanation),
    errors: [],
  },
  adjustIncome: {
    method: 'POST',
    path: '/tns/v1/ops/incomes/:lessonId/adjustments',
    access: 'operator',
    summary: '수업 하나의 수입을 고치기; 이미 지급한 수입을 줄이는 금액은 마켓이 부담한다',
    params: v.strictObject({ lessonId: Id }),
    body: v.strictObject({ clientId: ClientId, amount: Difference, reason: Filled(500, '사유를 입력해 주세요.') }),
    status: 201,
    response: dataOf(IncomeExplanation),
    errors: ['WRONG_STATE'],
  },
});
