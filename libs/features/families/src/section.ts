import { paths } from '@portal/domain/site/paths';
import { defineSection, lazyPage } from '@portal/portal-core/section';
import { titles, vietnameseTitles } from './title-messages.ts';

/**
 * What a family sees without an account: a class before it is in, and afterwards the class by the link of its letters. No
 * menu entry: links lead here.
 */
export const familiesSection = defineSection({
  id: 'families',
  routes: [
    {
      path: paths.classInvitation.pattern,
      title: titles.invitation,
      vietnameseTitle: vietnameseTitles.invitation,
      access: 'public',
      byLink: true,
      isForFamilies: true,
      ...lazyPage(async () => (await import('./invitation/invitation-page.tsx')).InvitationPage),
    },
    {
      path: paths.familyDoor.pattern,
      title: titles.familyDoor,
      vietnameseTitle: vietnameseTitles.familyDoor,
      access: 'public',
      byLink: true,
      isForFamilies: true,
      ...lazyPage(async () => (await import('./door/family-door-page.tsx')).FamilyDoorPage),
    },
    {
      path: paths.guardianInvitation.pattern,
      title: titles.guardianInvitation,
      vietnameseTitle: vietnameseTitles.guardianInvitation,
      access: 'public',
      byLink: true,
      isForFamilies: true,
      ...lazyPage(async () => (await import('./guardians/asked-guardian-page.tsx')).AskedGuardianPage),
    },
  ],
});
