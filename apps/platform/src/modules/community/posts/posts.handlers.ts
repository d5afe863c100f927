import type { CommunityPost } from '@portal/domain/community/post';
import type { postsContract } from '@portal/domain/community/posts.contract';
import { DomainError } from '../../../core/domain-error.ts';
import type { Handlers } from '../../../core/http/implement.ts';
import type { RateLimiter } from '../../../core/http/rate-limit.ts';
import type { CommunityDeps } from '../community-deps.ts';
import { groupQueries } from '../groups/groups.queries.ts';
import { postViews } from './post-views.ts';
import { postQueries } from './posts.queries.ts';
import type { PostService } from './posts.service.ts';

const PAGE = 20;

/** One post as a teacher reads it. Throws NOT_FOUND. */
export async function readPost(deps: CommunityDeps, readerId: string, id: string): Promise<{ data: CommunityPost }> {
  const { db } = deps.database;
  const row = await postQueries(db).byId(id);
  if (!row) throw new DomainError('NOT_FOUND');
  return { data: (await postViews(db, deps, readerId, [row]))[0]! };
}

export function postsHandlers(
  deps: CommunityDeps,
  posts: PostService,
  writers: RateLimiter,
): Handlers<typeof postsContract> {
  const { db } = deps.database;
  const read = (readerId: string, id: string) => readPost(deps, readerId, id);

  return {
    async listGroupPosts({ params: { groupId }, query: { size, ...page }, caller: { userId } }) {
      if (!(await groupQueries(db).byId(groupId))) throw new DomainError('NOT_FOUND');
      const rows = await postQueries(db).page(userId, groupId, { ...page, size: Number(size ?? PAGE) });
      return { data: { items: await postViews(db, deps, userId, rows) } };
    },

    getPost: ({ params: { id }, caller: { userId } }) => read(userId, id),

    async createPost({ body, caller: { userId } }) {
      writers.admit(userId);
      return read(userId, await posts.create(userId, body));
    },

    async updatePost({ params: { id }, body, caller: { userId } }) {
      writers.admit(userId);
      await posts.update(userId, id, body);
      return read(userId, id);
    },

    async deletePost({ params: { id }, caller: { userId } }) {
      await posts.remove(userId, id);
      return {};
    },

    async likePost({ params: { id }, body: { isLiked }, caller: { userId } }) {
      await posts.like(userId, id, isLiked);
      return read(userId, id);
    },

    async pinPost({ params: { id }, body: { isPinned }, caller: { userId } }) {
      await posts.pin(userId, id, isPinned);
      return read(userId, id);
    },

    async solvePost({ params: { id }, body: { commentId }, caller: { userId } }) {
      await posts.solve(userId, id, commentId);
      return read(userId, id);
    },
  };
}
