import type { familyChatContract } from '@portal/domain/families/family-chat.contract';
import type { Handlers } from '../../../core/http/implement.ts';
import type { FamilyCallers } from '../family-callers.ts';
import type { FamilyChatService } from './family-chat.service.ts';

export function familyChatHandlers(
  chats: FamilyChatService,
  { familyOf, speaking }: FamilyCallers,
): Handlers<typeof familyChatContract> {
  return {
    getFamilyChat: async ({ caller }) => ({ data: await chats.chat(await familyOf(caller)) }),
    listFamilyMessages: async ({ query, caller }) => ({ data: await chats.messages(await familyOf(caller), query) }),
    sendFamilyMessage: async ({ body, caller }) => ({ data: await chats.send(await speaking(caller), body) }),
    editFamilyMessage: async ({ params: { seq }, body: { content }, caller }) => ({
      data: await chats.edit(await speaking(caller), Number(seq), content),
    }),
    deleteFamilyMessage: async ({ params: { seq }, caller }) => ({
      data: await chats.remove(await speaking(caller), Number(seq)),
    }),
    reactToFamilyMessage: async ({ params: { seq }, body: { reaction }, caller }) => ({
      data: await chats.react(await speaking(caller), Number(seq), reaction),
    }),
    // Who reads says nothing: a mark goes forward only, as far as there are messages.
    markFamilyChatRead: async ({ body: { seq }, caller }) => ({
      data: await chats.markRead(await familyOf(caller), seq),
    }),
  };
}
