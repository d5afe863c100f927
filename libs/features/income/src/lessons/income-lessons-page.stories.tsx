import type { Meta, StoryObj } from '@storybook/react-vite';
import { incomesContract as contract } from '@portal/domain/wallet/incomes.contract';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aConfirmedIncome, earnedOf } from '@portal/testing/wallet/income-builders';
import { aWorld, anEmptyWorld, anExtremeWorld } from '../income.fixture.ts';
import { IncomeLessonsPage } from './income-lessons-page.tsx';

const path = '/account/income/lessons';
const many = Array.from({ length: 40 }, (_, at) => aConfirmedIncome({ lessonId: `lesson-${at}`, lessonNo: 40 - at }));

const meta = {
  component: IncomeLessonsPage,
  parameters: { layout: 'fullscreen', path, platform: aWorld() },
} satisfies Meta<typeof IncomeLessonsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '수업별 수입' };
export const Filtered: Story = {
  name: '수업과 날짜로 고름',
  parameters: { path: `${path}?class=class-1&from=2026-11-01&to=2026-11-30` },
};
export const More: Story = { name: '더 보기', parameters: { platform: aWorld({ incomes: many }) } };
export const Imported: Story = {
  name: '이전 시스템에서 옮긴 수업이 더 있음',
  parameters: { platform: aWorld({ imported: earnedOf(300, 575_000) }) },
};
export const NothingFound: Story = {
  name: '조건에 맞는 수업 없음',
  parameters: { path: `${path}?state=REVERSED&period=W1` },
};
export const Empty: Story = { name: '비어 있음', parameters: { platform: anEmptyWorld() } };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.listIncomes), ...aWorld()] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(contract.listIncomes, 'UNEXPECTED'), ...aWorld()] },
};
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const Extreme: Story = { name: '아홉 자리', parameters: { platform: anExtremeWorld() } };
export const Longest: Story = { name: '가장 긴 내용', globals: { texts: 'long' } };
