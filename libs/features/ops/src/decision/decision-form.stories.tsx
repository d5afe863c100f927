import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { type OpsItemDetails } from '@portal/domain/ops/ops';
import { opsContract } from '@portal/domain/ops/ops.contract';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { asOperator, aWithdrawal, fullItem, mine } from '../ops.fixture.ts';
import { DecisionForm } from './decision-form.tsx';
import { aReportedMessage, aReportedTalk } from './reported.fixture.ts';
import { useDecision } from './use-decision.ts';

function Desk({ details }: { details: OpsItemDetails }) {
  const decision = useDecision(details, true, async (send) => void (await send()));
  return <DecisionForm details={details} decision={decision} />;
}

const meta = {
  component: Desk,
  parameters: { platform: [asOperator, fakeProblem(opsContract.decideOpsItem, 'MAINTENANCE')] },
  args: { details: fullItem(mine) },
} satisfies Meta<typeof Desk>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (role: string, name: string) => userEvent.click(await screen.findByRole(role, { name }));

export const Untouched: Story = { name: '고르기 전' };
export const Accept: Story = { name: '승인', play: () => press('radio', '승인') };
export const Gone: Story = { name: '보낸 사람이 먼저 지운 메시지', args: { details: aReportedMessage(mine) } };
export const Wrong: Story = {
  name: '빠진 것 있음',
  async play() {
    await press('radio', '반려');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: '의견을 달 항목' }), '강좌 소개');
    await press('button', '반려하기');
  },
};
export const Paying: Story = {
  name: '지급을 확인하는 중',
  args: { details: aWithdrawal(mine) },
  async play() {
    await press('radio', '지급');
    await press('button', '지급하기');
  },
};
export const ReportedTalk: Story = { name: '대화 전체의 신고', args: { details: aReportedTalk(mine) } };
export const Failed: Story = {
  name: '저장하지 못함',
  async play() {
    await press('radio', '승인');
    await press('button', '승인하기');
  },
};
