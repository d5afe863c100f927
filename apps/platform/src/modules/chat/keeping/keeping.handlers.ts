import type { keepingContract } from '@portal/domain/chat/keeping.contract';
import type { Handlers } from '../../../core/http/implement.ts';
import type { ChatsService } from '../chats.service.ts';
import type { KeepingService } from './keeping.service.ts';

export function keepingHandlers(chats: ChatsService, keeping: KeepingService): Handlers<typeof keepingContract> {
  return {
    listPinnedChats: async ({ caller: { userId } }) => ({ data: { items: await chats.pinned(userId) } }),
    pinChat: async ({ caller: { userId }, params: { id } }) => ({ data: await keeping.pin(userId, id) }),
    unpinChat: async ({ caller: { userId }, params: { id } }) => ({ data: await keeping.unpin(userId, id) }),
    muteChat: async ({ caller: { userId }, params: { id }, body: { span } }) => ({
      data: await keeping.mute(userId, id, span),
    }),
    unmuteChat: async ({ caller: { userId }, params: { id } }) => ({ data: await keeping.unmute(userId, id) }),
    async blockChat({ caller: { userId }, params: { id } }) {
      await keeping.setBlocked(userId, id, true);
      return { data: await chats.get(userId, id) };
    },
    async unblockChat({ caller: { userId }, params: { id } }) {
      await keeping.setBlocked(userId, id, false);
      return { data: await chats.get(userId, id) };
    },
  };
}
