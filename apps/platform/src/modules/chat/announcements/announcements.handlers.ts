import type { announcementsContract } from '@portal/domain/chat/announcements.contract';
import type { Handlers } from '../../../core/http/implement.ts';
import type { RateLimiter } from '../../../core/http/rate-limit.ts';
import type { announcementsService } from './announcements.service.ts';
import type { remindersService } from './reminders.service.ts';

const PAGE_SIZE = 20;

interface Services {
  readonly announcements: ReturnType<typeof announcementsService>;
  readonly reminders: ReturnType<typeof remindersService>;
}

export function announcementsHandlers(
  { announcements, reminders }: Services,
  writers: RateLimiter,
): Handlers<typeof announcementsContract> {
  return {
    listAnnouncements: async ({ caller: { userId }, query: { size, ...asked } }) => ({
      data: {
        items: await announcements.list(userId, { ...asked, size: size === undefined ? PAGE_SIZE : Number(size) }),
      },
    }),
    listAnnouncementClasses: async ({ caller: { userId } }) => ({
      data: { items: await announcements.classesOf(userId) },
    }),
    async createAnnouncement({ caller: { userId }, body }) {
      writers.admit(userId);
      return { data: await announcements.create(userId, body) };
    },
    getAnnouncement: async ({ caller: { userId }, params: { id } }) => ({ data: await announcements.get(userId, id) }),
    async remindOfAnnouncement({ caller: { userId }, params: { id } }) {
      writers.admit(userId);
      return { data: await reminders.remind(userId, id) };
    },
  };
}
