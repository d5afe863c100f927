import type { moderationContract } from '@portal/domain/community/moderation.contract';
import type { Handlers } from '../../../core/http/implement.ts';
import type { RateLimiter } from '../../../core/http/rate-limit.ts';
import { readComment } from '../comments/comments.handlers.ts';
import type { CommunityDeps } from '../community-deps.ts';
import { readPost } from '../posts/posts.handlers.ts';
import type { ModerationService } from './moderation.service.ts';

export function moderationHandlers(
  deps: CommunityDeps,
  moderation: ModerationService,
  writers: RateLimiter,
): Handlers<typeof moderationContract> {
  return {
    async reportPost({ params: { id }, body, caller: { userId } }) {
      writers.admit(userId);
      await moderation.report(userId, { postId: id }, body);
      return readPost(deps, userId, id);
    },

    async removePost({ params: { id }, body: { reason }, caller: { userId } }) {
      await moderation.remove(userId, { postId: id }, reason);
      return readPost(deps, userId, id);
    },

    async takeBackPostRemoval({ params: { id }, caller: { userId } }) {
      await moderation.takeBack(userId, { postId: id });
      return readPost(deps, userId, id);
    },

    async appealPost({ params: { id }, body: { words }, caller: { userId } }) {
      await moderation.appeal(userId, { postId: id }, words);
      return readPost(deps, userId, id);
    },

    async reportComment({ params, body, caller: { userId } }) {
      writers.admit(userId);
      await moderation.report(userId, { postId: params.id, commentId: params.commentId }, body);
      return readComment(deps, userId, params);
    },

    async removeComment({ params, body: { reason }, caller: { userId } }) {
      await moderation.remove(userId, { postId: params.id, commentId: params.commentId }, reason);
      return readComment(deps, userId, params);
    },

    async takeBackCommentRemoval({ params, caller: { userId } }) {
      await moderation.takeBack(userId, { postId: params.id, commentId: params.commentId });
      return readComment(deps, userId, params);
    },

    async appealComment({ params, body: { words }, caller: { userId } }) {
      await moderation.appeal(userId, { postId: params.id, commentId: params.commentId }, words);
      return readComment(deps, userId, params);
    },
  };
}
