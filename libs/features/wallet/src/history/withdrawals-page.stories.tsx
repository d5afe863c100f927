import type { Meta, StoryObj } from '@storybook/react-vite';
import { withdrawalsContract as contract } from '@portal/domain/wallet/withdrawals.contract';
import { type Fake, fakeProblem, neverAnswers, offline } from '@portal/testing/contract-fakes';
import { aWithdrawal } from '@portal/testing/wallet/withdrawal-builders';
import { aFailedWithdrawal, aPaidWithdrawal, someWithdrawals, withdrawing } from '../wallet.fixture.ts';
import { WithdrawalsPage } from './withdrawals-page.tsx';

const path = '/account/income/withdrawal-history';
const meta = {
  component: WithdrawalsPage,
  parameters: { layout: 'fullscreen', path, platform: withdrawing(someWithdrawals()) },
} satisfies Meta<typeof WithdrawalsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const platform = (...fakes: Fake[]) => ({ parameters: { platform: fakes } });
const paid = Array.from({ length: 14 }, (_, no) => aPaidWithdrawal({ id: `wdr-${no}` }));
const longest = [
  aWithdrawal({ amount: 999_999_999 }),
  aWithdrawal({ id: 'wdr-2', amount: 999_999_999, stage: 'SENT' }),
  aFailedWithdrawal({
    amount: 999_999_999,
    account: {
      id: 'pac-2',
      accountNumber: '••••0937',
      holder: 'NGUYEN THI PHUONG THAO CONG TANG TON NU',
      bank: { code: 'BANK_B', name: '아주 긴 이름의 은행 호찌민 제일 지점' },
    },
  }),
];

export const Loaded: Story = { name: '처리 중 하나, 실패 하나' };
export const AllArrived: Story = { name: '모두 도착, 여러 쪽', ...platform(...withdrawing(paid)) };
export const NothingFound: Story = {
  name: '조건에 맞는 출금 없음',
  parameters: { path: `${path}?state=SUCCESS&trigger=MANUAL` },
};
export const Empty: Story = { name: '비어 있음', ...platform(...withdrawing([])) };
export const Loading: Story = { name: '불러오는 중', ...platform(neverAnswers(contract.listWithdrawals)) };
export const Failed: Story = { name: '오류', ...platform(fakeProblem(contract.listWithdrawals, 'UNEXPECTED')) };
export const Offline: Story = { name: '오프라인', ...platform(offline(contract.listWithdrawals)) };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const Longest: Story = {
  name: '가장 긴 내용',
  ...platform(...withdrawing(longest)),
  globals: { texts: 'long' },
};
export const LongestPhone: Story = {
  ...Longest,
  name: '가장 긴 내용, 휴대폰',
  globals: { texts: 'long', viewport: { value: 'w390' } },
};
