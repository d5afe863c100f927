import { useCreateSavedReplyMutation, useDeleteSavedReplyMutation } from '@portal/api/chat/saved-replies.api';
import type { SavedReply } from '@portal/domain/chat/saved-reply';
import { useAction } from '@portal/portal-core/use-action';
import { useUndo } from '@portal/portal-core/use-undo';
import { replies as words } from '../messages.ts';

/** Deletes a phrase, with a way back. */
export function useRemoveReply() {
  const act = useAction();
  const offerUndo = useUndo();
  const [create] = useCreateSavedReplyMutation();
  const [remove] = useDeleteSavedReplyMutation();
  return ({ id, ...body }: SavedReply) =>
    act(
      async () => {
        await remove({ id }).unwrap();
        offerUndo({
          text: words.removed(body.name),
          undo: async () => void (await create({ body }).unwrap()),
        });
      },
      { key: id },
    );
}
