import {
  useDeleteReviewReplyMutation,
  useMarkReviewProcessedMutation,
  useReplyToReviewMutation,
  useUnhideReviewMutation,
} from '@portal/api/reviews/reviews.api';
import type { Review } from '@portal/domain/reviews/review';
import { useAction } from '@portal/portal-core/use-action';
import { useUndo } from '@portal/portal-core/use-undo';
import { row as words } from '../messages.ts';

/** What a row does at once, with the way back where there is one. */
export function useReviewActions({ id, reply }: Review) {
  const act = useAction();
  const offerUndo = useUndo();
  const [process] = useMarkReviewProcessedMutation();
  const [unhide] = useUnhideReviewMutation();
  const [deleteReply] = useDeleteReviewReplyMutation();
  const [writeReply] = useReplyToReviewMutation();
  const failed = words.failed;
  return {
    process: () => act(() => process({ id }).unwrap(), { key: id, done: words.processed, failed }),
    unhide: () => act(() => unhide({ id }).unwrap(), { key: id, done: words.unhidden, failed }),
    deleteReply: () =>
      act(
        async () => {
          const { replyVersion: version } = await deleteReply({ id }).unwrap();
          offerUndo({
            text: words.replyDeleted,
            // She knew what stood in it when it was published.
            undo: async () => {
              const body = { content: reply?.content ?? '', version, isConfirmed: true };
              if (reply) await writeReply({ id, body }).unwrap();
            },
          });
        },
        { key: id, failed },
      ),
  };
}
