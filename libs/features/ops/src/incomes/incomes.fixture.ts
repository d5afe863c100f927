import type { IncomeExplanation } from '@portal/domain/wallet/income';
import type { DeskIncome } from '@portal/domain/wallet/income-adjustments.contract';
import { incomeAdjustmentsContract as contract } from '@portal/domain/wallet/income-adjustments.contract';
import { type Fake, fake } from '@portal/testing/contract-fakes';
import { aConfirmedIncome, someIncomeParts, someRates } from '@portal/testing/wallet/income-builders';
import { asOperator } from '../ops.fixture.ts';

export const PATH = '/ops/incomes/lesson-20';

/** A confirmed lesson of four students that nobody has corrected. */
export const anExplanation = (over: Partial<IncomeExplanation> = {}): IncomeExplanation => ({
  income: aConfirmedIncome(),
  parts: someIncomeParts(),
  rates: someRates(),
  noteSentAt: '2026-11-12T19:10:00+09:00',
  confirmedBy: 'GUARDIAN',
  adjustments: [],
  ...over,
});

export const anAdjustment = (over: Partial<IncomeExplanation['adjustments'][number]> = {}) => ({
  transactionId: 'txn-adjusted',
  at: '2026-11-16T11:00:00+09:00',
  amount: -21_600,
  reason: '학생 한 명이 중간에 나갔어요.',
  isBorneByMarket: true,
  ...over,
});

/** The desk over one income, which it corrects as the platform does. */
export function incomeDesk(one: IncomeExplanation): Fake[] {
  return [
    asOperator,
    fake(contract.getLessonIncome, () => one),
    fake(contract.adjustIncome, ({ body: { clientId, amount, reason } }) => {
      one.adjustments.unshift(anAdjustment({ transactionId: clientId, amount, reason, isBorneByMarket: false }));
      return one;
    }),
  ];
}

export const aDeskIncome = (over: Partial<DeskIncome> = {}): DeskIncome => ({
  ...aConfirmedIncome(),
  teacherName: '김수학',
  ...over,
});

/** Two teachers with a lesson each. */
export const someIncomes = (): DeskIncome[] => [
  aDeskIncome(),
  aDeskIncome({ lessonId: 'lesson-7', className: '초등 독서 토론', lessonNo: 7, teacherName: '이국어' }),
];

/** The desk over many, found by a word of the teacher's name. */
export const incomesDesk = (all: DeskIncome[] = someIncomes()): Fake[] => [
  asOperator,
  fake(contract.listLessonIncomes, ({ query: { search = '', lastItem, size = '20' } = {} }) => {
    const found = all.filter(({ teacherName }) => teacherName.includes(search));
    const first = lastItem === undefined ? 0 : found.findIndex(({ lessonId }) => lessonId === lastItem) + 1;
    return { items: found.slice(first, first + Number(size)) };
  }),
];
