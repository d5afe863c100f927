import type { Meta, StoryObj } from '@storybook/react-vite';
import { incomesContract as contract } from '@portal/domain/wallet/incomes.contract';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { anIncomeExplanation, anIncomePart, someIncomeParts, someRates } from '@portal/testing/wallet/income-builders';
import { aWorld, anExtremeWorld } from '../income.fixture.ts';
import { ExplainSheet } from './explain-sheet.tsx';

const path = '/account/income/all?lesson=lesson-21';
const of = (over: Parameters<typeof anIncomeExplanation>[0]) => ({
  platform: aWorld({ explanations: [anIncomeExplanation(over)] }),
});

const meta = {
  component: ExplainSheet,
  parameters: { path, platform: aWorld() },
} satisfies Meta<typeof ExplainSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { name: '확정 대기' };
export const Held: Story = {
  name: '일지를 기다림',
  parameters: { path: '/account/income/all?lesson=lesson-31' },
};
export const Questioned: Story = {
  name: '가족의 질문',
  parameters: { path: '/account/income/all?lesson=lesson-22' },
};
export const Corrected: Story = {
  name: '확정 뒤 고침',
  parameters: { path: '/account/income/all?lesson=lesson-20' },
};
export const Packages: Story = {
  name: '패키지가 다른 학생',
  parameters: of({
    parts: [
      ...someIncomeParts(),
      anIncomePart({ studentName: '윤채원', packageName: '8회 패키지', packageFee: 1_120_000, lessonCount: 8 }),
    ],
  }),
};
export const Rounded: Story = {
  name: '나누어지지 않는 수업료',
  parameters: of({
    income: { minutes: 50 },
    parts: [
      anIncomePart({ packageFee: 1_000_000, lessonCount: 11, packageMinutes: 50, packageName: '11회 패키지' }, 50),
    ],
  }),
};
export const Spared: Story = {
  name: '선물로 덜 낸 수수료',
  parameters: of({
    income: { gross: 480_000, fee: 134_400, platform: 24_000, channel: 110_400, net: 345_600 },
    rates: someRates({ relief: 0.05 }),
  }),
};
export const NoShow: Story = { name: '학생이 오지 않음', parameters: of({ income: { isNoShow: true } }) };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.explainIncome), ...aWorld()] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(contract.explainIncome, 'UNEXPECTED'), ...aWorld()] },
};
export const Gone: Story = { name: '찾을 수 없음', parameters: { path: '/account/income/all?lesson=none' } };
export const Extreme: Story = {
  name: '학생 30명',
  parameters: { path: '/account/income/all?lesson=lesson-0', platform: anExtremeWorld() },
};
