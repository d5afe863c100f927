import type { commentsContract } from '@portal/domain/community/comments.contract';
import { areWordsRemoved } from '@portal/domain/community/moderation-transitions';
import type { PostComment } from '@portal/domain/community/post';
import { DomainError } from '../../../core/domain-error.ts';
import type { Handlers } from '../../../core/http/implement.ts';
import type { RateLimiter } from '../../../core/http/rate-limit.ts';
import type { CommunityDeps } from '../community-deps.ts';
import { commentViews } from '../posts/post-views.ts';
import { postQueries } from '../posts/posts.queries.ts';
import { commentQueries } from './comments.queries.ts';
import type { CommentService } from './comments.service.ts';

const PAGE = 50;

/** One comment as a teacher reads it. Throws NOT_FOUND. */
export async function readComment(
  { database: { db } }: Pick<CommunityDeps, 'database'>,
  readerId: string,
  { id, commentId }: { readonly id: string; readonly commentId: string },
): Promise<{ data: PostComment }> {
  const [post, row] = [await postQueries(db).byId(id), await commentQueries(db).ofPost(id, commentId)];
  if (!post || !row) throw new DomainError('NOT_FOUND');
  return { data: (await commentViews(db, readerId, post, [row]))[0]! };
}

export function commentsHandlers(
  deps: CommunityDeps,
  comments: CommentService,
  writers: RateLimiter,
): Handlers<typeof commentsContract> {
  const { db } = deps.database;
  return {
    async listComments({ params: { id }, query: { size, ...from }, caller: { userId } }) {
      const post = await postQueries(db).byId(id);
      if (!post) throw new DomainError('NOT_FOUND');
      // What was removed takes what was said to it along; its author reads both.
      if (areWordsRemoved(post.state) && post.authorId !== userId) return { data: { items: [] } };
      const rows = await commentQueries(db).page(id, { ...from, size: Number(size ?? PAGE) });
      return { data: { items: await commentViews(db, userId, post, rows) } };
    },

    async createComment({ params: { id }, body, caller: { userId } }) {
      writers.admit(userId);
      const commentId = await comments.create(userId, id, body);
      return readComment(deps, userId, { id, commentId });
    },

    async updateComment({ params, body, caller: { userId } }) {
      writers.admit(userId);
      await comments.update(userId, params.id, params.commentId, body);
      return readComment(deps, userId, params);
    },

    async deleteComment({ params: { id, commentId }, caller: { userId } }) {
      await comments.remove(userId, id, commentId);
      return {};
    },
  };
}
