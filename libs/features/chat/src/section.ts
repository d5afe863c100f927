import { MessageCircle } from 'lucide-react';

import { paths } from '@portal/domain/site/paths';
import { defineSection, lazyPage } from '@portal/portal-core/section';
import { late } from '@portal/ui/late';
import { titles } from './title-messages.ts';

/** The talks of a teacher with families and classes, and the icon in the header that counts what is unread (CHT-1, HDR-3). */
export const chatSection = defineSection({
  id: 'chat',
  nav: {
    label: titles.page,
    words: ['메시지', '대화', '카톡', '연락', '공지'],
    icon: MessageCircle,
    order: 50,
    path: paths.chat(),
  },
  routes: [
    {
      path: paths.chatReplies(),
      title: titles.replies,
      access: 'account',
      ...lazyPage(async () => (await import('./replies/replies-page.tsx')).RepliesPage),
    },
    {
      path: paths.chatAnnouncements(),
      title: titles.announcements,
      access: 'account',
      ...lazyPage(async () => (await import('./announcements/announcements-page.tsx')).AnnouncementsPage),
    },
    {
      path: paths.newChatAnnouncement.pattern,
      title: titles.newAnnouncement,
      access: 'account',
      ...lazyPage(async () => (await import('./announcements/new-announcement-page.tsx')).NewAnnouncementPage),
    },
    {
      path: paths.laterChatAnnouncement.pattern,
      title: titles.laterAnnouncement,
      access: 'account',
      ...lazyPage(async () => (await import('./announcements/later-announcement-page.tsx')).LaterAnnouncementPage),
    },
    {
      path: paths.chatAnnouncement.pattern,
      title: titles.announcement,
      access: 'account',
      ...lazyPage(async () => (await import('./announcements/announcement-page.tsx')).AnnouncementPage),
    },
    {
      path: paths.chatWith.pattern,
      title: titles.opening,
      access: 'account',
      ...lazyPage(async () => (await import('./opening/open-chat-page.tsx')).OpenChatPage),
    },
    {
      // One page, so that choosing another talk leaves the list beside it as it is.
      path: `${paths.chat.pattern}/:roomId?`,
      title: titles.page,
      access: 'account',
      isSplit: true,
      ...lazyPage(async () => (await import('./page/chat-page.tsx')).ChatPage),
    },
  ],
  slots: { header: late(async () => ({ default: (await import('./header/chat-link.tsx')).ChatLink })) },
});
