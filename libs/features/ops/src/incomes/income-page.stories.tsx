import type { Meta, StoryObj } from '@storybook/react-vite';
import { incomeAdjustmentsContract as contract } from '@portal/domain/wallet/income-adjustments.contract';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aConfirmedIncome, aLessonIncome } from '@portal/testing/wallet/income-builders';
import { asOperator } from '../ops.fixture.ts';
import { IncomePage } from './income-page.tsx';
import { anAdjustment, anExplanation, incomeDesk, PATH } from './incomes.fixture.ts';

const of = (platform: ReturnType<typeof incomeDesk>) => ({
  parameters: { path: PATH, route: '/ops/incomes/:lessonId', platform },
});
const meta = { component: IncomePage, ...of(incomeDesk(anExplanation())) } satisfies Meta<typeof IncomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const many = Array.from({ length: 6 }, (_, no) =>
  anAdjustment({
    transactionId: `txn-${no}`,
    amount: no % 2 ? -999_999_999 : 999_999_999,
    reason: '가족과 이야기해 보니 수업이 일찍 끝났어요. '.repeat(8),
    isBorneByMarket: no % 2 === 0,
  }),
);

export const Confirmed: Story = { name: '확정된 수입' };
export const Corrected: Story = {
  name: '고친 적 있음',
  ...of(incomeDesk(anExplanation({ adjustments: [anAdjustment()] }))),
};
export const Pending: Story = {
  name: '아직 확정 전',
  ...of(incomeDesk(anExplanation({ income: aLessonIncome(), confirmedBy: null }))),
};
export const Reversed: Story = {
  name: '돌려준 수입',
  ...of(incomeDesk(anExplanation({ income: aConfirmedIncome({ state: 'REVERSED' }) }))),
};
export const OthersJob: Story = {
  name: '정산을 맡지 않음',
  ...of([asOperator, fakeProblem(contract.getLessonIncome, 'FORBIDDEN')]),
};
export const Gone: Story = {
  name: '없는 수입',
  ...of([asOperator, fakeProblem(contract.getLessonIncome, 'NOT_FOUND')]),
};
export const Loading: Story = { name: '불러오는 중', ...of([asOperator, neverAnswers(contract.getLessonIncome)]) };
export const Failed: Story = {
  name: '오류',
  ...of([asOperator, fakeProblem(contract.getLessonIncome, 'UNEXPECTED')]),
};
export const Longest: Story = {
  name: '가장 긴 내용',
  ...of(incomeDesk(anExplanation({ adjustments: many }))),
  globals: { texts: 'long' },
};
