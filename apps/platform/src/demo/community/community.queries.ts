import { eq, inArray, like, or, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../core/database/database.ts';
import { communityGroup, communityMember } from '../../modules/community/groups/groups.tables.ts';
import { communityRemoval, communityReport } from '../../modules/community/moderation/moderation.tables.ts';
import { communityComment, communityLike, communityPost } from '../../modules/community/posts/posts.tables.ts';
import { communityPack, communityTaking } from '../../modules/community/shared-packs/shared-packs.tables.ts';
import { buildCommunity } from './community.ts';

const DEMO_GROUPS = 'grp-demo-%';

/** Writes the groups of the demo with everything in them. */
export async function insertCommunity(tx: Tx, anchorAt: Date): Promise<void> {
  const { groups, members, posts, comments, answers, likes, packs, takings } = buildCommunity(anchorAt);
  await tx.insert(communityGroup).values(groups);
  await tx.insert(communityMember).values(members);
  await tx.insert(communityPost).values(posts);
  await tx.insert(communityComment).values(comments);
  for (const { postId, commentId } of answers)
    await tx.update(communityPost).set({ answerId: commentId }).where(eq(communityPost.id, postId));
  await tx.insert(communityLike).values(likes);
  await tx.insert(communityPack).values(packs);
  await tx.insert(communityTaking).values(takings);
}

/** The groups of the demo go, with what people said in them meanwhile. */
export async function removeCommunity(db: Db): Promise<void> {
  const posts = db.select({ id: communityPost.id }).from(communityPost).where(like(communityPost.groupId, DEMO_GROUPS));
  const comments = db
    .select({ id: communityComment.id })
    .from(communityComment)
    .where(like(communityComment.groupId, DEMO_GROUPS));
  for (const table of [communityReport, communityRemoval])
    await db.delete(table).where(or(inArray(table.wordsId, posts), inArray(table.wordsId, comments)));
  await db.delete(communityGroup).where(like(communityGroup.id, DEMO_GROUPS));
}

/** What a person did: founded, joined, wrote, took, liked or removed. */
export const communityPrints = (): SQL[] => [
  sql`select 'group' || id || version from ${communityGroup}`,
  sql`select 'member' || group_id || member_id || role || is_muted from ${communityMember}`,
  sql`select 'post' || id || version || state || is_pinned || coalesce(answer_id, '') || coalesce(deleted_at::text, '') from ${communityPost}`,
  sql`select 'comment' || id || version || state || coalesce(deleted_at::text, '') from ${communityComment}`,
  sql`select 'taking' || post_id || taker_id || coalesce(thanked_at::text, '') from ${communityTaking}`,
  sql`select 'like' || post_id || member_id from ${communityLike}`,
];
