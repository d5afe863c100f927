import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '@portal/domain/site/paths';
import { statisticsContract as contract } from '@portal/domain/statistics/statistics.contract';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aStatisticsRow } from '@portal/testing/statistics/statistics-builders';
import { anEmptyWorld, aWorld, worldWith } from '../statistics.fixture.ts';
import { RowsPage } from './rows-page.tsx';

const days = { from: '2026-10-22', to: '2026-11-18' };
const meta = {
  component: RowsPage,
  parameters: {
    layout: 'fullscreen',
    path: paths.statisticsRows('LESSONS_HELD', days),
    route: paths.statisticsRows.pattern,
    platform: aWorld(),
  },
} satisfies Meta<typeof RowsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '진행한 수업' };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const Money: Story = {
  name: '확정된 수입',
  parameters: {
    path: paths.statisticsRows('NET', days),
    platform: worldWith({
      rows: [
        aStatisticsRow({ id: 'tx-1', kind: 'TRANSACTION', value: 987_654_321, title: '중3 수학 1:1 12회차' }),
        aStatisticsRow({ id: 'tx-2', kind: 'TRANSACTION', value: -120_000, title: '정정', detail: '' }),
      ],
    }),
  },
};
export const Empty: Story = { name: '비어 있음', parameters: { platform: anEmptyWorld() } };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.listStatisticsRows), ...aWorld()] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(contract.listStatisticsRows, 'UNEXPECTED'), ...aWorld()] },
};
export const Longest: Story = { ...Loaded, name: '가장 긴 내용', globals: { texts: 'long' } };
