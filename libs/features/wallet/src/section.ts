import { Banknote, Landmark, WalletMinimal } from 'lucide-react';
import { PATH_BASES, paths } from '@portal/domain/site/paths';
import { defineSection, lazyPage } from '@portal/portal-core/section';
import { titles } from './title-messages.ts';

/** The menu of income, what moved in the wallets, withdrawals and where they go; overview and statements are the section `income`'s. */
export const walletSection = defineSection({
  id: 'wallet',
  nav: {
    label: titles.income,
    words: ['돈', '정산', '급여', '월급', '매출'],
    icon: WalletMinimal,
    order: 70,
    path: paths.income(),
    base: PATH_BASES.income,
    links: [
      { label: titles.all, path: paths.income() },
      { label: titles.transactions, path: paths.incomeTransactions() },
      { label: titles.withdrawals, path: paths.incomeWithdrawals(), words: ['인출', '입금', '계좌 이체'] },
      { label: titles.statements, path: paths.statements(), words: ['명세서', '세금', '엑셀'] },
    ],
  },
  commands: [
    { label: titles.newWithdrawal, path: paths.newWithdrawal(), icon: Banknote, words: ['돈 받기', '송금', '이체'] },
    { label: titles.page, path: paths.wallet(), icon: Landmark, words: ['잔액', '포인트'] },
  ],
  routes: [
    {
      path: paths.wallet(),
      title: titles.page,
      access: 'account',
      ...lazyPage(async () => (await import('./overview/wallet-page.tsx')).WalletPage),
    },
    {
      path: paths.incomeTransactions(),
      title: titles.transactionsPage,
      access: 'account',
      ...lazyPage(async () => (await import('./transactions/transactions-page.tsx')).TransactionsPage),
    },
    {
      path: paths.incomeTransaction.pattern,
      title: titles.transaction,
      access: 'account',
      ...lazyPage(async () => (await import('./transaction/transaction-page.tsx')).TransactionPage),
    },
    {
      path: paths.incomeWithdrawals(),
      title: titles.withdrawalsPage,
      access: 'account',
      ...lazyPage(async () => (await import('./history/withdrawals-page.tsx')).WithdrawalsPage),
    },
    {
      path: paths.newWithdrawal(),
      title: titles.newWithdrawal,
      access: 'account',
      ...lazyPage(async () => (await import('./request/new-withdrawal-page.tsx')).NewWithdrawalPage),
    },
    {
      path: paths.incomeWithdrawal.pattern,
      title: titles.withdrawal,
      access: 'account',
      ...lazyPage(async () => (await import('./withdrawal/withdrawal-page.tsx')).WithdrawalPage),
    },
    {
      path: paths.paymentSettings(),
      title: titles.accounts,
      access: 'account',
      ...lazyPage(async () => (await import('./accounts/accounts-page.tsx')).AccountsPage),
    },
  ],
});
