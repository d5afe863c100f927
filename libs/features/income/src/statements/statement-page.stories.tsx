import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router';
import { paths } from '@portal/domain/site/paths';
import { statementsContract as contract } from '@portal/domain/wallet/statements.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { earnedBy, earnedOf } from '@portal/testing/wallet/income-builders';
import { aStatementDetail, inOctober } from '@portal/testing/wallet/statement-builders';
import { aWorld } from '../income.fixture.ts';
import { StatementPage } from './statement-page.tsx';

const detailOf = (...of: Parameters<typeof aStatementDetail>) => ({
  platform: [fake(contract.getStatement, aStatementDetail(...of)), ...aWorld()],
});
const confirmedLate = [inOctober(30), inOctober(31, { confirmedAt: '2026-11-01T10:00:00+09:00' })];
const many = Array.from({ length: 60 }, (_, at) =>
  inOctober((at % 30) + 1, { lessonId: `lesson-${at}`, lessonNo: at + 1, ...earnedBy(9_000_000) }),
);

const meta = {
  component: StatementPage,
  parameters: { layout: 'fullscreen', path: '/account/income/statements/2026-10', platform: aWorld() },
  render: () => (
    <Routes>
      <Route path={paths.statement.pattern} element={<StatementPage />} />
    </Routes>
  ),
} satisfies Meta<typeof StatementPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = { name: '지급 완료' };
export const Open: Story = {
  name: '진행 중',
  parameters: detailOf({ state: 'OPEN', payouts: [], corrections: [], taxCode: '' }),
};
export const NoLessons: Story = {
  name: '수업이 없던 달',
  parameters: detailOf({ state: 'CLOSED', items: [], payouts: [], corrections: [] }),
};
export const Moved: Story = {
  name: '이전 시스템에서 옮긴 수업만 있음',
  parameters: detailOf({ items: [], corrections: [] }, earnedOf(31, 575_000)),
};
export const PaidLater: Story = {
  name: '달이 끝난 뒤 확정된 수업',
  parameters: detailOf({ items: confirmedLate }, earnedOf(31, 575_000)),
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.getStatement)] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(contract.getStatement, 'UNEXPECTED')] },
};
export const Gone: Story = { name: '찾을 수 없음', parameters: { path: '/account/income/statements/2020-01' } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const Extreme: Story = { name: '수업 60회, 아홉 자리', parameters: detailOf({ items: many }) };
export const Longest: Story = { name: '가장 긴 내용', globals: { texts: 'long' } };
