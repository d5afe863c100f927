import type { Meta, StoryObj } from '@storybook/react-vite';
import { statisticsContract as contract } from '@portal/domain/statistics/statistics.contract';
import { fakeProblem, neverAnswers, offline } from '@portal/testing/contract-fakes';
import {
  aLargeWorld,
  anEmptyWorld,
  anImportedMonth,
  aWorld,
  someImportedMonths,
  worldWith,
} from '../statistics.fixture.ts';
import { StatisticsPage } from './statistics-page.tsx';

const path = '/account/statistics';
const meta = {
  component: StatisticsPage,
  parameters: { layout: 'fullscreen', path, platform: aWorld() },
} satisfies Meta<typeof StatisticsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '4주' };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const Empty: Story = { name: '비어 있음', parameters: { platform: anEmptyWorld() } };
export const Imported: Story = {
  name: '이전 시스템에서 옮긴 수입만',
  parameters: { platform: worldWith({ statistics: anImportedMonth() }) },
};
export const PartlyImported: Story = {
  name: '이전 시스템에서 옮긴 수업이 섞임',
  parameters: { platform: worldWith({ statistics: someImportedMonths() }) },
};
export const Extreme: Story = {
  name: '수업 마흔, 아홉 자리, 1년',
  parameters: { platform: aLargeWorld(), path: `${path}?period=Y1` },
};
export const ExtremePhone: Story = { ...Extreme, name: '휴대폰의 마흔', globals: { viewport: { value: 'w390' } } };
export const OwnDays: Story = {
  name: '직접 정하기, 하루만 고름',
  parameters: { path: `${path}?period=CUSTOM&from=2026-11-01` },
};
export const TooLong: Story = {
  name: '366일이 넘음',
  parameters: { path: `${path}?period=CUSTOM&from=2025-01-01&to=2026-11-18` },
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: {
    platform: [neverAnswers(contract.getStatistics), neverAnswers(contract.listStudentsAtRisk), ...aWorld()],
  },
};
export const Failed: Story = {
  name: '오류',
  parameters: {
    platform: [
      fakeProblem(contract.getStatistics, 'UNEXPECTED'),
      fakeProblem(contract.listStudentsAtRisk, 'UNEXPECTED'),
      ...aWorld(),
    ],
  },
};
export const NoRisks: Story = {
  name: '학생만 오프라인',
  parameters: { platform: [offline(contract.listStudentsAtRisk), ...aWorld()] },
};
export const Longest: Story = { ...Extreme, name: '가장 긴 내용', globals: { texts: 'long' } };
