import { WalletMinimal } from 'lucide-react';
import { PATH_BASES, paths } from '@portal/domain/site/paths';
import { defineSection, lazyPage } from '@portal/portal-core/section';
import { titles } from './title-messages.ts';

/** The menu of income; its overview and statements are the section `income`'s. */
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
  routes: [
    {
      path: paths.wallet(),
      title: titles.page,
      access: 'account',
      ...lazyPage(async () => (await import('./page/wallet-page.tsx')).WalletPage),
    },
  ],
});
