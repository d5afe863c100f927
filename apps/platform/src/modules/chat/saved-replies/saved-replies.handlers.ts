import type { savedRepliesContract } from '@portal/domain/chat/saved-replies.contract';
import type { SavedReply } from '@portal/domain/chat/saved-reply';
import type { Handlers } from '../../../core/http/implement.ts';
import type { savedReplyService } from './saved-replies.service.ts';
import type { SavedReplyRow } from './saved-replies.tables.ts';

const view = ({ id, name, korean, vietnamese }: SavedReplyRow): SavedReply => ({ id, name, korean, vietnamese });

export function savedRepliesHandlers(
  replies: ReturnType<typeof savedReplyService>,
): Handlers<typeof savedRepliesContract> {
  return {
    listSavedReplies: async ({ caller: { userId } }) => ({
      data: { items: (await replies.list(userId)).map(view) },
    }),
    createSavedReply: async ({ body, caller: { userId } }) => ({
      data: view(await replies.create(userId, body)),
    }),
    updateSavedReply: async ({ params: { id }, body, caller: { userId } }) => ({
      data: view(await replies.update(userId, id, body)),
    }),
    async deleteSavedReply({ params: { id }, caller: { userId } }) {
      await replies.remove(userId, id);
      return {};
    },
  };
}
