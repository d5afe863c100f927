import type { Meta, StoryObj } from '@storybook/react-vite';
import { transactionsContract as contract } from '@portal/domain/wallet/transactions.contract';
import { fakeProblem, neverAnswers, offline } from '@portal/testing/contract-fakes';
import { aTransaction } from '@portal/testing/wallet/transaction-builders';
import { listing, someTransactions } from '../wallet.fixture.ts';
import { TransactionsPage } from './transactions-page.tsx';

const path = '/account/income/transaction-history';
const meta = {
  component: TransactionsPage,
  parameters: { layout: 'fullscreen', path, platform: [listing(someTransactions())] },
} satisfies Meta<typeof TransactionsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const platform = (...fakes: ReturnType<typeof listing>[]) => ({ parameters: { platform: fakes } });
const most = Array.from({ length: 25 }, (_, no) =>
  aTransaction({
    id: `txn-${no}`,
    title: `고등학교 수학 심화 과정과 올림피아드 준비를 함께 하는 아주 긴 이름의 수업 · ${no + 1}회차`,
    amount: 999_999_999,
    kind: no % 3 === 0 ? 'WD' : 'TU',
    state: no % 4 === 0 ? 'FAILED' : 'SUCCESS',
  }),
);

export const Loaded: Story = { name: '두 지갑의 거래' };
export const Points: Story = { name: '포인트만', parameters: { path: `${path}?currency=CCXU` } };
export const Custom: Story = {
  name: '직접 정한 기간',
  parameters: { path: `${path}?period=CUSTOM&from=2026-11-14&to=2026-11-16` },
};
export const NothingFound: Story = {
  name: '조건에 맞는 거래 없음',
  parameters: { path: `${path}?state=FAILED&kind=TU` },
};
export const Empty: Story = { name: '비어 있음', ...platform(listing([])) };
export const Loading: Story = { name: '불러오는 중', ...platform(neverAnswers(contract.listTransactions)) };
export const Failed: Story = { name: '오류', ...platform(fakeProblem(contract.listTransactions, 'UNEXPECTED')) };
export const Offline: Story = { name: '오프라인', ...platform(offline(contract.listTransactions)) };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const Longest: Story = { name: '가장 긴 내용', ...platform(listing(most)), globals: { texts: 'long' } };
export const LongestPhone: Story = {
  ...Longest,
  name: '가장 긴 내용, 휴대폰',
  globals: { texts: 'long', viewport: { value: 'w390' } },
};
