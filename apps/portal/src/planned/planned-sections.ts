import {
  ChartColumn,
  ClipboardList,
  Gift,
  LifeBuoy,
  MessageCircle,
  Settings,
  UserPlus,
  UsersRound,
  WalletMinimal,
} from 'lucide-react';
import { lazyPage, type PortalRoute, type PortalSection } from '@portal/portal-core/section';
import { planStatuses } from './plan-statuses.ts';
import { accountRoute, plannedSection, publicRoute } from './planned-section.ts';
import { words } from './planned-words.ts';

const { affiliate, chat, community, coursework, help, income, points } = words;
const { registration, reviews, settings, statistics, teachingPlan } = words;

const planPath = '/account/teaching-plan';
const shortPlanPage = lazyPage(async () => (await import('./short-plan-page.tsx')).ShortPlanPage);
const planLinks = [
  { label: teachingPlan.schedule, path: `${planPath}/schedule` },
  { label: teachingPlan.todo, path: `${planPath}/todo` },
  { label: teachingPlan.document, path: `${planPath}/document` },
];

/** Every section that the source names and that has no lib yet. One with the same id in `sections.ts` takes its place. */
export const plannedSections: readonly PortalSection[] = [
  {
    id: 'coursework',
    routes: [
      accountRoute('/account/assignments', coursework.assignments),
      accountRoute('/account/lectures', coursework.lectures),
    ],
  },
  plannedSection(
    'teaching-plan',
    {
      label: teachingPlan.title,
      icon: ClipboardList,
      order: 30,
      path: `${planPath}/schedule`,
      base: planPath,
      links: planLinks,
    },
    [
      ...planLinks.flatMap((link) =>
        planStatuses.map(({ label, segment }) =>
          accountRoute(`${link.path}/${segment}`, `${label} · ${link.label} · ${teachingPlan.title}`),
        ),
      ),
      // The other reading of RTE-10: the status without a part is that of the schedule.
      ...planStatuses.map(({ label, segment }): PortalRoute => ({
        path: `${planPath}/${segment}`,
        title: `${label} · ${teachingPlan.title}`,
        access: 'account',
        ...shortPlanPage,
      })),
    ],
  ),
  plannedSection('chat', { label: chat.title, icon: MessageCircle, order: 50, path: '/account/chat' }, [
    accountRoute('/account/chat', chat.title),
  ]),
  plannedSection('community', { label: community.title, icon: UsersRound, order: 60, path: '/account/community' }, [
    accountRoute('/account/community', community.title),
  ]),
  plannedSection(
    'income',
    {
      label: income.title,
      icon: WalletMinimal,
      order: 70,
      path: '/account/income/all',
      base: '/account/income',
      links: [
        { label: income.all, path: '/account/income/all' },
        { label: income.transactionHistory, path: '/account/income/transaction-history' },
        { label: income.withdrawalHistory, path: '/account/income/withdrawal-history' },
      ],
    },
    [accountRoute('/account/wallet', income.wallet)],
  ),
  plannedSection('reward-points', {
    label: points.title,
    icon: Gift,
    order: 80,
    path: '/account/exchange-points/all',
    base: '/account/exchange-points',
    links: [
      { label: points.all, path: '/account/exchange-points/all' },
      { label: points.accumulated, path: '/account/exchange-points/accumulated-points' },
      { label: points.used, path: '/account/exchange-points/used-points' },
      { label: points.receive, path: '/account/exchange-points/receive-points' },
      { label: points.myGift, path: '/account/exchange-points/my-gift' },
    ],
  }),
  plannedSection('statistics', { label: statistics.title, icon: ChartColumn, order: 90, path: '/account/statistics' }, [
    accountRoute('/account/statistics', statistics.title),
  ]),
  plannedSection('affiliate', {
    label: affiliate.title,
    icon: UserPlus,
    order: 100,
    path: '/account/affiliate',
    links: [{ label: affiliate.affiliate, path: '/account/affiliate' }],
  }),
  plannedSection(
    'settings',
    {
      label: settings.title,
      icon: Settings,
      order: 110,
      path: '/account/settings/profile',
      base: '/account/settings',
      links: [
        { label: settings.profile, path: '/account/settings/profile' },
        { label: settings.password, path: '/account/settings/password' },
        { label: settings.paymentInfo, path: '/account/settings/payment-info' },
        { label: settings.notification, path: '/account/settings/notification' },
      ],
    },
    [accountRoute('/account/settings/delete-account', settings.deleteAccount)],
    ['/account/settings/notification'],
  ),
  plannedSection(
    'support',
    {
      label: help.title,
      icon: LifeBuoy,
      order: 120,
      path: '/account/supports',
      links: [{ label: help.supports, path: '/account/supports' }],
    },
    [
      accountRoute('/account/supports/:id', help.supports),
      publicRoute('/guidelines', help.guidelines),
      publicRoute('/faq', help.faq),
    ],
  ),
  { id: 'reviews', routes: [accountRoute('/account/reviews', reviews.title)] },
  {
    id: 'registration',
    routes: [
      publicRoute('/register', registration.register),
      publicRoute('/register/otp', registration.registerOtp),
      publicRoute('/forgot-password', registration.forgotPassword),
      publicRoute('/forgot-password/otp', registration.forgotOtp),
      publicRoute('/forgot-password/new', registration.newPassword),
    ],
  },
];
