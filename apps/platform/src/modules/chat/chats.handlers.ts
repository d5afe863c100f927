import type { chatsContract } from '@portal/domain/chat/chats.contract';
import type { Handlers } from '../../core/http/implement.ts';
import type { RateLimiter } from '../../core/http/rate-limit.ts';
import type { ChatsService } from './chats.service.ts';

const PAGE_SIZE = 10;

export function chatsHandlers(chats: ChatsService, writers: RateLimiter): Handlers<typeof chatsContract> {
  return {
    listChats: async ({ caller: { userId }, query: { filter = 'all', size, ...asked } }) => ({
      data: await chats.list(userId, { filter, ...asked }, size === undefined ? PAGE_SIZE : Number(size)),
    }),

    getChat: async ({ caller: { userId }, params: { id } }) => ({ data: await chats.get(userId, id) }),

    listMessages: async ({ caller: { userId }, params: { id }, query }) => ({
      data: await chats.messages(userId, id, query),
    }),

    async sendMessage({ caller: { userId, userType }, params: { id }, body }) {
      writers.admit(userId);
      return { data: await chats.send(userId, id, body, { isTeacher: userType === 'TEACHER' }) };
    },

    // Everybody in the talk hears of a change as of a message.
    async editMessage({ caller: { userId, userType }, params: { id, seq }, body: { content, contactReason } }) {
      writers.admit(userId);
      const place = { roomId: id, seq: Number(seq) };
      return { data: await chats.edit(userId, place, content, { isTeacher: userType === 'TEACHER', contactReason }) };
    },

    async deleteMessage({ caller: { userId }, params: { id, seq } }) {
      writers.admit(userId);
      return { data: await chats.remove(userId, { roomId: id, seq: Number(seq) }) };
    },

    async reactToMessage({ caller: { userId }, params: { id, seq }, body: { reaction } }) {
      writers.admit(userId);
      return { data: await chats.react(userId, { roomId: id, seq: Number(seq) }, reaction) };
    },

    async markChatRead({ caller: { userId }, params: { id }, body: { seq } }) {
      await chats.markRead(userId, id, seq);
      return { data: await chats.get(userId, id) };
    },

    markChatAnswered: async ({ caller: { userId }, params: { id }, body: { seq } }) => ({
      data: await chats.markAnswered(userId, id, seq),
    }),

    actOnChat: async ({ caller: { userId }, params: { id }, body: { action } }) => ({
      data: await chats.act(userId, id, action),
    }),
  };
}
