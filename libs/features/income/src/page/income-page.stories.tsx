import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { incomesContract as contract } from '@portal/domain/wallet/incomes.contract';
import { fakeProblem, neverAnswers, offline } from '@portal/testing/contract-fakes';
import { earnedOf, anIncomeSummary, someRates } from '@portal/testing/wallet/income-builders';
import { aWorld, anEmptyWorld, anExtremeWorld } from '../income.fixture.ts';
import { IncomePage } from './income-page.tsx';

const path = '/account/income/all';
const meta = {
  component: IncomePage,
  beforeEach: () => localStorage.clear(),
  parameters: { layout: 'fullscreen', path, platform: aWorld() },
} satisfies Meta<typeof IncomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '이번 달 수입' };
export const Explained: Story = { name: '왜 이 금액인가요', parameters: { path: `${path}?lesson=lesson-21` } };
export const Hidden: Story = {
  name: '금액을 가림',
  play: async ({ canvasElement }) =>
    userEvent.click(await within(canvasElement).findByRole('button', { name: '금액 가리기' })),
};
export const Withdrawing: Story = {
  name: '출금 중',
  parameters: { platform: aWorld({ summary: anIncomeSummary({ withdrawing: 3_000_000 }) }) },
};
export const NothingWaits: Story = {
  name: '확정 대기 없음',
  parameters: {
    platform: aWorld({ summary: anIncomeSummary({ pending: { lessonCount: 0, net: 0, items: [] } }) }),
  },
};
export const LabelReading: Story = {
  name: '수수료 10%만',
  parameters: {
    platform: aWorld({
      summary: anIncomeSummary({
        month: {
          month: '2026-11',
          ...earnedOf(46, 480_000),
          fee: 2_208_000,
          platform: 2_208_000,
          channel: 0,
          net: 19_872_000,
        },
        rates: someRates({ total: 0.1, channel: 0 }),
      }),
    }),
  },
};
export const Empty: Story = { name: '비어 있음', parameters: { platform: anEmptyWorld() } };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: {
    platform: [neverAnswers(contract.getIncomeSummary), neverAnswers(contract.getIncomeForecast), ...aWorld()],
  },
};
export const Failed: Story = {
  name: '오류',
  parameters: {
    platform: [
      fakeProblem(contract.getIncomeSummary, 'UNEXPECTED'),
      fakeProblem(contract.getIncomeForecast, 'UNEXPECTED'),
      ...aWorld(),
    ],
  },
};
export const NoForecast: Story = {
  name: '예상만 오프라인',
  parameters: { platform: [offline(contract.getIncomeForecast), ...aWorld()] },
};
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const ExplainedPhone: Story = { ...Explained, name: '휴대폰에서 왜', globals: { viewport: { value: 'w390' } } };
export const Extreme: Story = { name: '아홉 자리, 수업 40개', parameters: { platform: anExtremeWorld() } };
export const ExtremePhone: Story = {
  ...Extreme,
  name: '휴대폰의 아홉 자리',
  globals: { viewport: { value: 'w390' } },
};
export const Longest: Story = { name: '가장 긴 내용', globals: { texts: 'long' } };
