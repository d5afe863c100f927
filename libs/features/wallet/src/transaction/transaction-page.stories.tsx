import type { Meta, StoryObj } from '@storybook/react-vite';
import { transactionsContract as contract, type WalletTransaction } from '@portal/domain/wallet/transactions.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aPointTransaction, aTransaction } from '@portal/testing/wallet/transaction-builders';
import { TransactionPage } from './transaction-page.tsx';

const of = (one: WalletTransaction) => ({
  parameters: {
    layout: 'fullscreen',
    path: '/account/income/transaction-history/txn-1',
    route: '/account/income/transaction-history/:id',
    platform: [fake(contract.getTransaction, one)],
  },
});
const meta = { component: TransactionPage, ...of(aTransaction()) } satisfies Meta<typeof TransactionPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const aPayout = { kind: 'WD', reason: 'PAYOUT', title: '출금', cause: { kind: 'WITHDRAWAL', id: 'wdr-1' } } as const;

export const Income: Story = { name: '수업 수입' };
export const Points: Story = { name: '포인트', ...of(aPointTransaction()) };
export const Running: Story = {
  name: '처리 중',
  ...of(aTransaction({ ...aPayout, state: 'IN_PROGRESS', finishedAt: null })),
};
export const Refused: Story = {
  name: '실패',
  ...of(aTransaction({ ...aPayout, state: 'FAILED', failReason: '예금주 이름이 계좌와 달라요' })),
};
export const Canceled: Story = {
  name: '취소함',
  ...of(
    aTransaction({
      ...aPayout,
      state: 'FAILED',
      failReason: '출금 신청을 취소했어요',
      failCause: 'CANCELED_BY_TEACHER',
    }),
  ),
};
export const Gone: Story = {
  name: '없는 거래',
  parameters: { platform: [fakeProblem(contract.getTransaction, 'NOT_FOUND')] },
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.getTransaction)] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(contract.getTransaction, 'UNEXPECTED')] },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  ...of(aTransaction({ title: '아주 긴 이름의 수업 '.repeat(8), amount: 999_999_999, code: 'TU-261117-4F8K2Q7M' })),
  globals: { texts: 'long', viewport: { value: 'w390' } },
};
