import type { laterAnnouncementsContract } from '@portal/domain/chat/later-announcements.contract';
import type { Handlers } from '../../../core/http/implement.ts';
import type { RateLimiter } from '../../../core/http/rate-limit.ts';
import type { LaterAnnouncementsService } from './later-announcements.service.ts';

export function laterAnnouncementsHandlers(
  later: LaterAnnouncementsService,
  writers: RateLimiter,
): Handlers<typeof laterAnnouncementsContract> {
  return {
    listLaterAnnouncements: async ({ caller: { userId } }) => ({ data: { items: await later.list(userId) } }),
    async keepLaterAnnouncement({ caller: { userId }, body }) {
      writers.admit(userId);
      return { data: await later.keep(userId, body) };
    },
    async changeLaterAnnouncement({ caller: { userId }, params: { id }, body }) {
      writers.admit(userId);
      return { data: await later.change({ id, teacherId: userId }, body) };
    },
    async moveLaterAnnouncement({ caller: { userId }, params: { id }, body: { sendAt } }) {
      writers.admit(userId);
      return { data: await later.move({ id, teacherId: userId }, sendAt) };
    },
    async cancelLaterAnnouncement({ caller: { userId }, params: { id } }) {
      await later.cancel({ id, teacherId: userId });
      return {};
    },
    async sendLaterAnnouncement({ caller: { userId }, params: { id } }) {
      writers.admit(userId);
      return { data: await later.sendNow({ id, teacherId: userId }) };
    },
  };
}
