import type { Meta, StoryObj } from '@storybook/react-vite';
import * as accounts from '@portal/wallet/accounts/accounts-page.stories';
import * as withdrawals from '@portal/wallet/history/withdrawals-page.stories';
import * as overview from '@portal/wallet/overview/wallet-page.stories';
import * as request from '@portal/wallet/request/new-withdrawal-page.stories';
import * as transaction from '@portal/wallet/transaction/transaction-page.stories';
import * as transactions from '@portal/wallet/transactions/transactions-page.stories';
import * as withdrawal from '@portal/wallet/withdrawal/withdrawal-page.stories';
import { inPortal, PortalScreen } from '../../testing/portal-screen.tsx';

const meta = { component: PortalScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof PortalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'w390' } };

export const Wallet: Story = { name: '지갑', parameters: inPortal(overview.default, overview.Loaded) };
export const Transactions: Story = {
  name: '거래 내역',
  parameters: inPortal(transactions.default, transactions.Loaded),
};
export const TransactionsPhone: Story = { ...Transactions, name: '거래 내역, 휴대폰', globals: phone };
export const Transaction: Story = { name: '거래 하나', parameters: inPortal(transaction.default, transaction.Income) };
export const Withdrawals: Story = { name: '출금 내역', parameters: inPortal(withdrawals.default, withdrawals.Loaded) };
export const WithdrawalsPhone: Story = { ...Withdrawals, name: '출금 내역, 휴대폰', globals: phone };
export const Withdrawal: Story = { name: '출금 하나', parameters: inPortal(withdrawal.default, withdrawal.Requested) };
export const Request: Story = {
  name: '출금하기',
  parameters: inPortal(request.default, request.Typed),
  play: request.Typed.play!,
};
export const RequestPhone: Story = { ...Request, name: '출금하기, 휴대폰', globals: phone };
export const Accounts: Story = { name: '정산 계좌', parameters: inPortal(accounts.default, accounts.Loaded) };
export const AccountsEmpty: Story = { name: '정산 계좌 없음', parameters: inPortal(accounts.default, accounts.Empty) };
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: inPortal(withdrawals.default, withdrawals.Longest),
  globals: { texts: 'long' },
};
