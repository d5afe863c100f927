import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Withdrawal, WithdrawalFailure } from '@portal/domain/wallet/withdrawal';
import { withdrawalsContract as contract } from '@portal/domain/wallet/withdrawals.contract';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aWithdrawal } from '@portal/testing/wallet/withdrawal-builders';
import { aFailedWithdrawal, aPaidWithdrawal, withdrawing } from '../wallet.fixture.ts';
import { WithdrawalPage } from './withdrawal-page.tsx';

const of = (one: Withdrawal) => ({
  parameters: {
    layout: 'fullscreen',
    path: `/account/income/withdrawal-history/${one.id}`,
    route: '/account/income/withdrawal-history/:id',
    platform: withdrawing([one]),
  },
});
const failed = (cause: WithdrawalFailure, over: Partial<Withdrawal> = {}, note = '') =>
  of(aFailedWithdrawal({ failure: { cause, note }, ...over }));

const meta = { component: WithdrawalPage, ...of(aWithdrawal()) } satisfies Meta<typeof WithdrawalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Requested: Story = { name: '확인 대기' };
export const Approved: Story = { name: '지급 승인', ...of(aWithdrawal({ stage: 'APPROVED' })) };
export const Sent: Story = { name: '은행 처리 중', ...of(aWithdrawal({ stage: 'SENT' })) };
export const Arrived: Story = { name: '완료', ...of(aPaidWithdrawal()) };
export const HolderDiffers: Story = { name: '실패: 예금주가 다름', ...failed('HOLDER_DIFFERS') };
export const AccountClosed: Story = { name: '실패: 받을 수 없는 계좌', ...failed('ACCOUNT_CLOSED', { stage: 'SENT' }) };
export const Declined: Story = {
  name: '실패: 거절',
  ...failed('DECLINED', { stage: 'REQUESTED' }, '서류를 더 확인해야 해요.'),
};
export const Canceled: Story = { name: '취소함', ...failed('CANCELED_BY_TEACHER', { stage: 'REQUESTED' }) };
export const Gone: Story = {
  name: '없는 출금',
  parameters: { platform: [fakeProblem(contract.getWithdrawal, 'NOT_FOUND')] },
};
export const Loading: Story = { name: '불러오는 중', parameters: { platform: [neverAnswers(contract.getWithdrawal)] } };
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(contract.getWithdrawal, 'UNEXPECTED')] },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  ...failed('DECLINED', { stage: 'REQUESTED', amount: 999_999_999 }, '확인할 서류가 더 있어요. '.repeat(30)),
  globals: { texts: 'long', viewport: { value: 'w390' } },
};
