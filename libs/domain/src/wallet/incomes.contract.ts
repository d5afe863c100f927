import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Day, Id, IntegerText } from '../contract/scalar.ts';
import { EarnedOf, INCOME_STATES, IncomeExplanation, IncomeForecast, IncomeSummary, LessonIncome } from './income.ts';

const path = '/tns/v1/incomes';

/** What lessons earn (INC-3, INC-4, INC-5). */
export const incomesContract = defineContract({
  getIncomeSummary: {
    method: 'GET',
    path: `${path}/summary`,
    access: 'teacher',
    summary: '수입 한눈에: 출금할 수 있는 금액, 확정 대기, 이번 달, 최근 12개월, 다음 지급',
    response: dataOf(IncomeSummary),
    errors: [],
  },
  getIncomeForecast: {
    method: 'GET',
    path: `${path}/forecast`,
    access: 'teacher',
    summary: '예약된 수업까지 더한 이번 달 예상 수입',
    response: dataOf(IncomeForecast),
    errors: [],
  },
  listIncomes: {
    method: 'GET',
    path,
    access: 'teacher',
    summary: '수업별 수입, 최근 수업부터; 기간은 선생님의 시간대로 수업한 날',
    query: v.strictObject({
      state: v.optional(v.picklist(INCOME_STATES)),
      classId: v.optional(Id),
      studentId: v.optional(Id),
      from: v.optional(Day),
      // The last day is part of the period.
      to: v.optional(Day),
      // What follows `lastItem`; the newest without it.
      lastItem: v.optional(Id),
      size: v.optional(IntegerText(1, 100)),
    }),
    // The totals are those of everything that the filter lets through. What was imported came as sums without lessons: it is
    // in no item and no total, whatever the filter.
    response: dataOf(v.object({ total: EarnedOf, imported: EarnedOf, items: v.array(LessonIncome) })),
    errors: [],
  },
  explainIncome: {
    method: 'GET',
    path: `${path}/:lessonId/explain`,
    access: 'teacher',
    summary: '왜 이 금액인가요: 수업 하나의 수입을 계산한 단계와 근거 (W2)',
    params: v.strictObject({ lessonId: Id }),
    response: dataOf(IncomeExplanation),
    errors: [],
  },
});
