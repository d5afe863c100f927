import type { pairsContract } from '@portal/domain/chat/pairs.contract';
import type { Handlers } from '../../../core/http/implement.ts';
import type { ChatDeps } from '../chat-deps.ts';
import type { ChatsService } from '../chats.service.ts';
import type { PairsService } from './pairs.service.ts';

const PAGE_SIZE = 20;

export function pairsHandlers(
  { database: { db }, families }: ChatDeps,
  { chats, pairs }: { readonly chats: ChatsService; readonly pairs: PairsService },
): Handlers<typeof pairsContract> {
  return {
    listKnownFamilies: async ({ caller: { userId }, query: { size, ...asked } }) => ({
      data: {
        items: await families.known(db, userId, { ...asked, size: size === undefined ? PAGE_SIZE : Number(size) }),
      },
    }),

    openChat: async ({ caller: { userId }, body: { guardianId } }) => ({
      data: await chats.get(userId, await pairs.open({ teacherId: userId, guardianId })),
    }),
  };
}
