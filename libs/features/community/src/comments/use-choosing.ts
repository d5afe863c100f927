import { useSolvePostMutation } from '@portal/api/community/posts.api';
import type { CommunityPost } from '@portal/domain/community/post';
import { useAction } from '@portal/portal-core/use-action';
import { useUndo } from '@portal/portal-core/use-undo';
import { comments as words } from '../post-messages.ts';

/** Chooses the answer to her question, another one, or none again; each can be taken back. */
export function useChoosing({ id, answer }: CommunityPost) {
  const [solve] = useSolvePostMutation();
  const act = useAction();
  const offerUndo = useUndo();
  const put = (commentId: string | null) => solve({ id, body: { commentId } }).unwrap();
  return (commentId: string | null) =>
    act(
      async () => {
        await put(commentId);
        offerUndo({
          text: commentId === null ? words.unchosenDone : words.chosenDone,
          undo: async () => void (await put(answer?.id ?? null)),
        });
      },
      { key: id, failed: words.chooseFailed },
    );
}
