import type { laterContract } from '@portal/domain/chat/later.contract';
import type { Handlers } from '../../../core/http/implement.ts';
import type { RateLimiter } from '../../../core/http/rate-limit.ts';
import type { LaterService } from './later.service.ts';

export function laterHandlers(later: LaterService, writers: RateLimiter): Handlers<typeof laterContract> {
  return {
    listLaterMessages: async ({ caller: { userId }, params: { id } }) => ({
      data: { items: await later.list(userId, id) },
    }),
    async keepLaterMessage({ caller: { userId }, params: { id }, body }) {
      writers.admit(userId);
      return { data: await later.keep(userId, id, body) };
    },
    async changeLaterMessage({ caller: { userId }, params: { id, laterId }, body: { sendAt } }) {
      writers.admit(userId);
      return { data: await later.move({ roomId: id, senderId: userId, clientId: laterId }, sendAt) };
    },
    async rewriteLaterMessage({ caller: { userId }, params: { id, laterId }, body }) {
      writers.admit(userId);
      return { data: await later.rewrite({ roomId: id, senderId: userId, clientId: laterId }, body) };
    },
    async cancelLaterMessage({ caller: { userId }, params: { id, laterId } }) {
      await later.cancel({ roomId: id, senderId: userId, clientId: laterId });
      return {};
    },
    async sendLaterMessage({ caller: { userId }, params: { id, laterId } }) {
      writers.admit(userId);
      return { data: await later.sendNow({ roomId: id, senderId: userId, clientId: laterId }) };
    },
  };
}
