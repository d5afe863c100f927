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
    {
      path: paths.gift.pattern,
      title: titles.gift,
      access: 'account',
      ...lazyPage(async () => (await import('./redeem/gift-page.tsx')).GiftPage),
    },
    {
      path: paths.pointsAccumulated.pattern,
      title: titles.accumulated,
      access: 'account',
      ...lazyPage(async () => (await import('./statement/accumulated-page.tsx')).AccumulatedPage),
    },
    {
      path: paths.pointsUsed.pattern,
      title: titles.used,
      access: 'account',
      ...lazyPage(async () => (await import('./statement/used-page.tsx')).UsedPage),
    },
    {
      path: paths.pointsReceive.pattern,
      title: titles.receive,
      access: 'account',
      ...lazyPage(async () => (await import('./received/receive-page.tsx')).ReceivePage),
    },
    {
      path: paths.pointsGifts.pattern,
      title: titles.myGifts,
      access: 'account',
      ...lazyPage(async () => (await import('./my-gifts/my-gifts-page.tsx')).MyGiftsPage),
    },
    {
      path: paths.myGift.pattern,
      title: titles.myGift,
      access: 'account',
      ...lazyPage(async () => (await import('./my-gifts/my-gift-page.tsx')).MyGiftPage),
    },
  ],
});
