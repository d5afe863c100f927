import { paths } from '@portal/domain/site/paths';
import { defineSection, lazyPage } from '@portal/portal-core/section';
import { late } from '@portal/ui/late';
import { titles } from './title-messages.ts';

/** How somebody without an account becomes a teacher: the form over the home page, what became of it, and the contract (REG-1, REG-2). */
export const recruitingSection = defineSection({
  id: 'recruiting',
  routes: [
    {
      path: paths.applicationStatus(),
      title: titles.status,
      access: 'public',
      ...lazyPage(async () => (await import('./status/status-page.tsx')).StatusPage),
    },
    {
      path: paths.teachingContract.pattern,
      title: titles.contract,
      access: 'public',
      byLink: true,
      ...lazyPage(async () => (await import('./contract/contract-page.tsx')).ContractPage),
    },
  ],
  slots: {
    home: late(async () => ({ default: (await import('./register/register-popup.tsx')).RegisterPopup })),
  },
});
