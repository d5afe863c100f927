import type { Meta, StoryObj } from '@storybook/react-vite';
import { METRICS } from '@portal/domain/statistics/statistics';
import { statisticsContract as contract } from '@portal/domain/statistics/statistics.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aMarketStatistics } from '@portal/testing/statistics/statistics-builders';
import { MarketPage } from './market-page.tsx';

const is = (over: Parameters<typeof aMarketStatistics>[0]) => [
  fake(contract.getMarketStatistics, aMarketStatistics(over)),
];
const meta = {
  component: MarketPage,
  parameters: { layout: 'fullscreen', path: '/ops/statistics', platform: is({}) },
} satisfies Meta<typeof MarketPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '선생님 열둘' };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const Empty: Story = {
  name: '수업한 선생님 없음',
  parameters: {
    platform: is({
      teachers: 0,
      figures: METRICS.map((metric) => ({ metric, value: null, before: null, of: 0 })),
      spans: aMarketStatistics().spans.map((span) => ({ ...span, lessonCount: 0, net: 0, beforeNet: 0 })),
    }),
  },
};
export const KeptBack: Story = {
  name: '선생님이 적어 보이지 않음',
  parameters: {
    platform: is({
      teachers: 4,
      figures: aMarketStatistics().figures.map((one, at) => (at % 2 ? one : { ...one, value: null, before: null })),
      spans: [],
    }),
  },
};
export const SomeMonths: Story = {
  name: '어떤 달은 보이지 않음',
  parameters: { platform: is({ spans: aMarketStatistics().spans.filter((_, n) => n % 3 > 0) }) },
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.getMarketStatistics)] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(contract.getMarketStatistics, 'UNEXPECTED')] },
};
export const OtherDesk: Story = {
  name: '다른 업무',
  parameters: { platform: [fakeProblem(contract.getMarketStatistics, 'FORBIDDEN')] },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: {
    path: '/ops/statistics?month=2026-08',
    platform: is({
      figures: aMarketStatistics().figures.map((figure) => ({ ...figure, value: 987_654_321, before: 123_456_789 })),
    }),
  },
  globals: { texts: 'long' },
};
