import { paths } from '@portal/domain/site/paths';
import { defineSection, lazyPage } from '@portal/portal-core/section';
import { titles } from './title-messages.ts';

/** What a family sees of a class before it is in, without an account. No menu entry: the teacher's link leads here. */
export const familiesSection = defineSection({
  id: 'families',
  routes: [
    {
      path: paths.classInvitation.pattern,
      title: titles.invitation,
      access: 'public',
      byLink: true,
      isForFamilies: true,
      ...lazyPage(async () => (await import('./invitation/invitation-page.tsx')).InvitationPage),
    },
  ],
});
