import type { Meta, StoryObj } from '@storybook/react-vite';
import { statementsContract as contract } from '@portal/domain/wallet/statements.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aStatement } from '@portal/testing/wallet/statement-builders';
import { aWorld, anEmptyWorld } from '../income.fixture.ts';
import { StatementsPage } from './statements-page.tsx';

const twoYears = Array.from({ length: 24 }, (_, at) =>
  aStatement({ month: `${2026 - Math.floor(at / 12)}-${String(12 - (at % 12)).padStart(2, '0')}`, net: 987_654_321 }),
);

const meta = {
  component: StatementsPage,
  parameters: { layout: 'fullscreen', path: '/account/income/statements', platform: aWorld() },
} satisfies Meta<typeof StatementsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '진행 중, 마감, 지급 완료' };
export const Empty: Story = { name: '비어 있음', parameters: { platform: anEmptyWorld() } };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.listStatements)] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(contract.listStatements, 'UNEXPECTED')] },
};
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const Longest: Story = {
  name: '24개월, 아홉 자리',
  parameters: { platform: [fake(contract.listStatements, { items: twoYears }), ...aWorld()] },
};
