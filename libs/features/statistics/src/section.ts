import { ChartColumn } from 'lucide-react';
import { paths } from '@portal/domain/site/paths';
import { defineSection, lazyPage } from '@portal/portal-core/section';
import { titles } from './title-messages.ts';

/** What a teacher did over a period, in figures that each open their rows (STT-1). */
export const statisticsSection = defineSection({
  id: 'statistics',
  nav: {
    label: titles.page,
    words: ['그래프', '리포트', '분석'],
    icon: ChartColumn,
    order: 90,
    path: paths.statistics(),
  },
  routes: [
    {
      path: paths.statistics(),
      title: titles.page,
      access: 'account',
      ...lazyPage(async () => (await import('./page/statistics-page.tsx')).StatisticsPage),
    },
    {
      path: paths.statisticsRows.pattern,
      title: titles.rows,
      access: 'account',
      ...lazyPage(async () => (await import('./rows/rows-page.tsx')).RowsPage),
    },
  ],
});
