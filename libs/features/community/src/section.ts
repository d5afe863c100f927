import { UsersRound } from 'lucide-react';
import { PATH_BASES, paths } from '@portal/domain/site/paths';
import { defineSection, lazyPage } from '@portal/portal-core/section';
import { titles } from './title-messages.ts';

const account = 'account' as const;

/** Groups of teachers, what they say and ask there, and what becomes of words that should not stand there (COM-1). */
export const communitySection = defineSection({
  id: 'community',
  nav: {
    label: titles.page,
    words: ['모임', '게시판', '질문', '선생님들'],
    icon: UsersRound,
    order: 60,
    path: paths.community(),
    base: PATH_BASES.community,
  },
  routes: [
    {
      path: paths.community.pattern,
      title: titles.page,
      access: account,
      ...lazyPage(async () => (await import('./groups/groups-page.tsx')).GroupsPage),
    },
    {
      path: paths.communityGroup.pattern,
      title: titles.group,
      access: account,
      ...lazyPage(async () => (await import('./group/group-page.tsx')).GroupPage),
    },
    {
      path: paths.communityMembers.pattern,
      title: titles.members,
      access: account,
      ...lazyPage(async () => (await import('./members/members-page.tsx')).MembersPage),
    },
    {
      path: paths.newCommunityPost.pattern,
      title: titles.newPost,
      access: account,
      ...lazyPage(async () => (await import('./editor/new-post-page.tsx')).NewPostPage),
    },
    {
      path: paths.communityPost.pattern,
      title: titles.post,
      access: account,
      ...lazyPage(async () => (await import('./post-page/post-page.tsx')).PostPage),
    },
    {
      path: paths.editCommunityPost.pattern,
      title: titles.editPost,
      access: account,
      ...lazyPage(async () => (await import('./editor/edit-post-page.tsx')).EditPostPage),
    },
  ],
});
