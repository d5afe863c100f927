import { Gift } from 'lucide-react';
import { PATH_BASES, paths } from '@portal/domain/site/paths';
import { defineSection, lazyPage } from '@portal/portal-core/section';
import { titles } from './title-messages.ts';

export const pointsSection = defineSection({
  id: 'points',
  nav: {
    label: titles.page,
    icon: Gift,
    order: 80,
    path: paths.points(),
    base: PATH_BASES.points,
    links: [
      { label: titles.all, path: paths.points() },
      { label: titles.accumulated, path: paths.pointsAccumulated() },
      { label: titles.used, path: paths.pointsUsed() },
      { label: titles.receive, path: paths.pointsReceive() },
      { label: titles.myGifts, path: paths.pointsGifts() },
    ],
  },
  routes: [
    {
      path: paths.points(),
      title: titles.page,
      access: 'account',
      ...lazyPage(async () => (await import('./page/points-page.tsx')).PointsPage),
    },
  ],
});
