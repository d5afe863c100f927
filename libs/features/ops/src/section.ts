import { ClipboardCheck } from 'lucide-react';
import { DESK_OF_QUEUE, OPS_QUEUES } from '@portal/domain/ops/ops';
import { paths } from '@portal/domain/site/paths';
import { defineSection, lazyPage } from '@portal/portal-core/section';
import { queueAddress } from './queues/ops-address.ts';
import { titles } from './title-messages.ts';

/** Where the team that runs the marketplace decides about what teachers hand in. */
export const opsSection = defineSection({
  id: 'ops',
  nav: {
    label: titles.title,
    icon: ClipboardCheck,
    order: 48,
    path: paths.ops(),
    links: [
      { label: titles.overview, path: paths.ops() },
      ...OPS_QUEUES.map((queue) => ({
        label: titles.queueTitles[queue],
        path: queueAddress(queue),
        desk: DESK_OF_QUEUE[queue],
      })),
      { label: titles.incomes, path: paths.opsIncomes(), desk: 'FINANCE' },
      { label: titles.gifts, path: paths.opsGifts(), desk: 'FINANCE' },
      { label: titles.giftStock, path: paths.opsGiftStock(), desk: 'FINANCE' },
      { label: titles.groups, path: paths.opsGroups(), desk: 'HELP' },
      { label: titles.statistics, path: paths.opsStatistics(), desk: 'TEAM' },
      { label: titles.team, path: paths.opsTeam(), desk: 'TEAM' },
    ],
  },
  routes: [
    {
      path: paths.ops(),
      title: titles.title,
      access: 'operator',
      ...lazyPage(async () => (await import('./queues/ops-page.tsx')).OpsPage),
    },
    {
      path: paths.opsTeam.pattern,
      title: titles.team,
      access: 'operator',
      ...lazyPage(async () => (await import('./team/team-page.tsx')).TeamPage),
    },
    {
      path: paths.opsIncomes.pattern,
      title: titles.incomes,
      access: 'operator',
      ...lazyPage(async () => (await import('./incomes/incomes-page.tsx')).IncomesPage),
    },
    {
      path: paths.opsIncome.pattern,
      title: titles.income,
      access: 'operator',
      ...lazyPage(async () => (await import('./incomes/income-page.tsx')).IncomePage),
    },
    {
      path: paths.opsGifts.pattern,
      title: titles.gifts,
      access: 'operator',
      ...lazyPage(async () => (await import('./gifts/gift-orders-page.tsx')).GiftOrdersPage),
    },
    {
      path: paths.opsGiftStock.pattern,
      title: titles.giftStock,
      access: 'operator',
      ...lazyPage(async () => (await import('./gifts/gift-stock-page.tsx')).GiftStockPage),
    },
    {
      path: paths.opsGiftOrder.pattern,
      title: titles.giftOrder,
      access: 'operator',
      ...lazyPage(async () => (await import('./gifts/gift-order-page.tsx')).GiftOrderPage),
    },
    {
      path: paths.opsGroups.pattern,
      title: titles.groups,
      access: 'operator',
      ...lazyPage(async () => (await import('./groups/groups-page.tsx')).GroupsPage),
    },
    {
      path: paths.opsNewGroup.pattern,
      title: titles.newGroup,
      access: 'operator',
      ...lazyPage(async () => (await import('./groups/new-group-page.tsx')).NewGroupPage),
    },
    {
      path: paths.opsGroup.pattern,
      title: titles.group,
      access: 'operator',
      ...lazyPage(async () => (await import('./groups/group-page.tsx')).GroupPage),
    },
    {
      path: paths.opsStatistics.pattern,
      title: titles.statistics,
      access: 'operator',
      ...lazyPage(async () => (await import('./statistics/market-page.tsx')).MarketPage),
    },
    {
      path: paths.opsQueue.pattern,
      title: titles.listTitle,
      access: 'operator',
      ...lazyPage(async () => (await import('./queues/queue-page.tsx')).QueuePage),
    },
    {
      path: paths.opsItem.pattern,
      title: titles.itemTitle,
      access: 'operator',
      ...lazyPage(async () => (await import('./decision/item-page.tsx')).ItemPage),
    },
  ],
});
