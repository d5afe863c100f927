import { paths } from '@portal/domain/site/paths';
import { defineSection, lazyPage } from '@portal/portal-core/section';
import { titles } from './title-messages.ts';

export const incomeSection = defineSection({
  id: 'income',
  routes: [
    {
      path: paths.income(),
      title: titles.page,
      access: 'account',
      ...lazyPage(async () => (await import('./page/income-page.tsx')).IncomePage),
    },
  ],
});
