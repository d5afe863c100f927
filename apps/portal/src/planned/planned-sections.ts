import { LifeBuoy, Settings, UserPlus } from 'lucide-react';
import { PATH_BASES, paths } from '@portal/domain/site/paths';
import type { PortalSection } from '@portal/portal-core/section';
import { accountRoute, plannedSection, publicRoute } from './planned-section.ts';
import { words } from './planned-words.ts';

const { affiliate, help, registration, settings } = words;

/** Every section that the source names and that has no lib yet, by the word of its context. One with the same id in `sections.ts` takes its place. */
export const plannedSections: readonly PortalSection[] = [
  plannedSection('affiliate', {
    label: affiliate.title,
    icon: UserPlus,
    order: 100,
    path: paths.affiliate(),
    links: [{ label: affiliate.affiliate, path: paths.affiliate() }],
  }),
  plannedSection(
    'settings',
    {
      label: settings.title,
      icon: Settings,
      order: 110,
      path: paths.settings(),
      base: PATH_BASES.settings,
      links: [
        { label: settings.profile, path: paths.settings() },
        { label: settings.password, path: paths.passwordSettings(), words: ['암호', '비번'] },
        { label: settings.paymentInfo, path: paths.paymentSettings(), words: ['계좌', '통장', '은행'] },
        { label: settings.notification, path: paths.notificationSettings(), words: ['푸시', '방해 금지'] },
      ],
    },
    [accountRoute(paths.deleteAccount(), settings.deleteAccount)],
    [paths.paymentSettings(), paths.notificationSettings()],
  ),
  plannedSection(
    'support',
    {
      label: help.title,
      words: ['문의', '고객센터', '도와주세요', '질문'],
      icon: LifeBuoy,
      order: 120,
      path: paths.supports(),
      links: [{ label: help.supports, path: paths.supports() }],
    },
    [
      accountRoute(paths.support.pattern, help.supports),
      publicRoute(paths.guidelines(), help.guidelines),
      publicRoute(paths.faq(), help.faq),
    ],
  ),
  {
    // The section `recruiting` is built; accounts and their passwords are `identity`'s.
    id: 'identity',
    routes: [
      publicRoute(paths.register(), registration.register),
      publicRoute(paths.registerOtp(), registration.registerOtp),
      publicRoute(paths.forgotPassword(), registration.forgotPassword),
      publicRoute(paths.forgotPasswordOtp(), registration.forgotOtp),
    ],
  },
];
