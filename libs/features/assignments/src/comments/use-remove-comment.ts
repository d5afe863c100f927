import {
  useCreateGradingCommentMutation,
  useDeleteGradingCommentMutation,
} from '@portal/api/coursework/grading-comments.api';
import type { GradingComment } from '@portal/domain/coursework/grading-comment';
import { useAction } from '@portal/portal-core/use-action';
import { useUndo } from '@portal/portal-core/use-undo';
import { comments as words } from '../comment-messages.ts';

/** Deletes one, which can be taken back: it is made anew then. */
export function useRemoveComment() {
  const act = useAction();
  const offerUndo = useUndo();
  const [create] = useCreateGradingCommentMutation();
  const [remove] = useDeleteGradingCommentMutation();
  return ({ id, text, tags }: GradingComment) =>
    act(
      async () => {
        await remove({ id }).unwrap();
        const clientId = crypto.randomUUID();
        offerUndo({
          text: words.removed,
          undo: async () => void (await create({ body: { clientId, text, tags } }).unwrap()),
        });
      },
      { key: id },
    );
}
