import {
  useAppealCommentMutation,
  useAppealPostMutation,
  useRemoveCommentMutation,
  useRemovePostMutation,
  useReportCommentMutation,
  useReportPostMutation,
  useTakeBackCommentRemovalMutation,
  useTakeBackPostRemovalMutation,
} from '@portal/api/community/moderation.api';
import type { NewReport } from '@portal/domain/community/moderation';
import { isComment, type Said } from './said.ts';

/** What can be done about words, whether they are a post or a comment; each rejects as `unwrap()` does. */
export function useModeration(said: Said) {
  const [reportPost] = useReportPostMutation();
  const [reportComment] = useReportCommentMutation();
  const [removePost] = useRemovePostMutation();
  const [removeComment] = useRemoveCommentMutation();
  const [takeBackPost] = useTakeBackPostRemovalMutation();
  const [takeBackComment] = useTakeBackCommentRemovalMutation();
  const [appealPost] = useAppealPostMutation();
  const [appealComment] = useAppealCommentMutation();
  const { id } = said;
  const ofComment = isComment(said) ? { id: said.postId, commentId: id } : null;
  return {
    report: (body: NewReport): Promise<unknown> =>
      ofComment ? reportComment({ ...ofComment, body }).unwrap() : reportPost({ id, body }).unwrap(),
    remove: (body: { reason: string }): Promise<unknown> =>
      ofComment ? removeComment({ ...ofComment, body }).unwrap() : removePost({ id, body }).unwrap(),
    takeBack: (): Promise<unknown> => (ofComment ? takeBackComment(ofComment).unwrap() : takeBackPost({ id }).unwrap()),
    appeal: (body: { words: string }): Promise<unknown> =>
      ofComment ? appealComment({ ...ofComment, body }).unwrap() : appealPost({ id, body }).unwrap(),
  };
}
