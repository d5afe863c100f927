import type { CommunityDeps } from '../community-deps.ts';
import { postQueries } from './posts.queries.ts';

/**
 * Changes a post, or what is said about it, and then tells whoever has a part in it but whoever changed it. A whole group is not
 * told: who only reads sees the change as she comes back to the page.
 */
export async function tellingOfPost<T>(
  { database: { db }, realtime }: Pick<CommunityDeps, 'database' | 'realtime'>,
  { postId, byId }: { readonly postId: string; readonly byId: string },
  change: () => Promise<T>,
): Promise<T> {
  // Asked before: with a post goes what is said about it.
  const memberIds = await postQueries(db).participants(postId);
  const made = await change();
  for (const id of memberIds) if (id !== byId) realtime.tell(id, 'post.changed', { id: postId });
  return made;
}
