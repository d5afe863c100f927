import { paths } from '@portal/domain/site/paths';
import { defineSection, lazyPage } from '@portal/portal-core/section';
import { titles } from './title-messages.ts';

/** What lessons earn, why, and the statements of the months (INC-3, INC-4). It stands in the menu of the wallet. */
export const incomeSection = defineSection({
  id: 'income',
  routes: [
    {
      path: paths.income.pattern,
      title: titles.page,
      access: 'account',
      ...lazyPage(async () => (await import('./page/income-page.tsx')).IncomePage),
    },
    {
      path: paths.incomeLessons.pattern,
      title: titles.lessons,
      access: 'account',
      ...lazyPage(async () => (await import('./lessons/income-lessons-page.tsx')).IncomeLessonsPage),
    },
    {
      path: paths.statements.pattern,
      title: titles.statements,
      access: 'account',
      ...lazyPage(async () => (await import('./statements/statements-page.tsx')).StatementsPage),
    },
    {
      path: paths.statement.pattern,
      title: titles.statement,
      access: 'account',
      ...lazyPage(async () => (await import('./statements/statement-page.tsx')).StatementPage),
    },
  ],
});
