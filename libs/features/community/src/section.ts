import { UsersRound } from 'lucide-react';
import { paths } from '@portal/domain/site/paths';
import { defineSection, lazyPage } from '@portal/portal-core/section';
import { titles } from './title-messages.ts';

export const communitySection = defineSection({
  id: 'community',
  nav: { label: titles.page, icon: UsersRound, order: 60, path: paths.community() },
  routes: [
    {
      path: paths.community(),
      title: titles.page,
      access: 'account',
      ...lazyPage(async () => (await import('./page/community-page.tsx')).CommunityPage),
    },
  ],
});
