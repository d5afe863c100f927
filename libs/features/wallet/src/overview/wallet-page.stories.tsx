import type { Meta, StoryObj } from '@storybook/react-vite';
import { pointsContract } from '@portal/domain/points/points.contract';
import { incomesContract } from '@portal/domain/wallet/incomes.contract';
import { transactionsContract } from '@portal/domain/wallet/transactions.contract';
import { type Fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aTransaction } from '@portal/testing/wallet/transaction-builders';
import { incomeWith, listing, pointsWith, someTransactions } from '../wallet.fixture.ts';
import { WalletPage } from './wallet-page.tsx';

const of = (...platform: Fake[]) => ({ parameters: { layout: 'fullscreen', path: '/account/wallet', platform } });
const full = of(incomeWith(11_485_400, 3_000_000), pointsWith(4_380), listing(someTransactions()));
const meta = { component: WalletPage, ...full } satisfies Meta<typeof WalletPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const most = Array.from({ length: 5 }, (_, no) =>
  aTransaction({ id: `txn-${no}`, amount: 999_999_999, title: '아주 긴 이름의 수업 '.repeat(6) }),
);

export const Loaded: Story = { name: '두 지갑' };
export const Empty: Story = { name: '비어 있음', ...of(incomeWith(0, 0), pointsWith(0), listing([])) };
export const Loading: Story = {
  name: '불러오는 중',
  ...of(
    neverAnswers(incomesContract.getIncomeSummary),
    neverAnswers(pointsContract.getPointsSummary),
    neverAnswers(transactionsContract.listTransactions),
  ),
};
export const Partial: Story = {
  name: '수입만 오류',
  ...of(fakeProblem(incomesContract.getIncomeSummary, 'UNEXPECTED'), pointsWith(4_380), listing(someTransactions())),
};
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const Longest: Story = {
  name: '가장 긴 내용',
  ...of(incomeWith(999_999_999, 999_999_999), pointsWith(999_999_999), listing(most)),
  globals: { texts: 'long', viewport: { value: 'w390' } },
};
