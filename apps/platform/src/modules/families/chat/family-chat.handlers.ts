import type { familyChatContract } from '@portal/domain/families/family-chat.contract';
import type { Handlers } from '../../../core/http/implement.ts';
import type { FamilyCallers } from '../family-callers.ts';
import type { FamilyChatService } from './family-chat.service.ts';

export function familyChatHandlers(
  chats: FamilyChatService,
  { familyOf, speaking }: FamilyCallers,
): Handlers<typeof familyChatContract> {
  return {
    getFamilyChat: async ({ params: { room }, caller }) => ({ data: await chats.chat(await familyOf(caller), room) }),
    listFamilyMessages: async ({ params: { room }, query, caller }) => ({
      data: await chats.messages(await familyOf(caller), room, query),
    }),
    sendFamilyMessage: async ({ params: { room }, body, caller }) => ({
      data: await chats.send(await speaking(caller), room, body),
    }),
    editFamilyMessage: async ({ params: { room, seq }, body: { content }, caller }) => ({
      data: await chats.edit(await speaking(caller), { room, seq: Number(seq) }, content),
    }),
    deleteFamilyMessage: async ({ params: { room, seq }, caller }) => ({
      data: await chats.remove(await speaking(caller), { room, seq: Number(seq) }),
    }),
    reactToFamilyMessage: async ({ params: { room, seq }, body: { reaction }, caller }) => ({
      data: await chats.react(await speaking(caller), { room, seq: Number(seq) }, reaction),
    }),
    blockFamilyChat: async ({ params: { room }, caller }) => ({
      data: await chats.setBlocked(await speaking(caller), room, true),
    }),
    unblockFamilyChat: async ({ params: { room }, caller }) => ({
      data: await chats.setBlocked(await speaking(caller), room, false),
    }),
    // Who reads says nothing: a mark goes forward only, as far as there are messages.
    markFamilyChatRead: async ({ params: { room }, body: { seq }, caller }) => ({
      data: await chats.markRead(await familyOf(caller), room, seq),
    }),
  };
}
