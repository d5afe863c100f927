import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { accountView } from '../../identity/module.ts';
import type { On } from '../community-deps.ts';
import { communityGroup, communityMember } from '../groups/groups.tables.ts';
import { postsStatement, type PostPage } from './post-list.queries.ts';
import { communityComment as comment, communityLike, communityPost as post, type PostRow } from './posts.tables.ts';

/** Who wrote a post, and who says something about it. */
export const participantsStatement = (db: On, postId: string) =>
  union(
    db.select({ id: post.authorId }).from(post).where(eq(post.id, postId)),
    db
      .select({ id: comment.authorId })
      .from(comment)
      .where(and(eq(comment.postId, postId), isNull(comment.deletedAt))),
  );

/** Posts, whoever wrote them: every teacher reads them. What was deleted is not there. */
export function postQueries(db: On) {
  const isThere = (id: string) => and(eq(post.id, id), isNull(post.deletedAt));
  return {
    page: (readerId: string, groupId: string, page: PostPage): Promise<PostRow[]> =>
      postsStatement(db, readerId, groupId, page),

    async byId(id: string): Promise<PostRow | undefined> {
      const [row] = await db.select().from(post).where(isThere(id));
      return row;
    },

    /** With what was deleted, for those who decide about reports. */
    async anyById(id: string): Promise<PostRow | undefined> {
      const [row] = await db.select().from(post).where(eq(post.id, id));
      return row;
    },

    /** Until the transaction ends nobody else changes it, or what is said about it. */
    async lock(id: string): Promise<PostRow | undefined> {
      const [row] = await db.select().from(post).where(isThere(id)).for('update');
      return row;
    },

    async byKey(authorId: string, clientId: string): Promise<PostRow | undefined> {
      const [row] = await db
        .select()
        .from(post)
        .where(and(eq(post.authorId, authorId), eq(post.clientId, clientId)));
      return row;
    },

    /** Undefined where the same author sent one under the same name. */
    async add(row: typeof post.$inferInsert): Promise<PostRow | undefined> {
      const [added] = await db
        .insert(post)
        .values(row)
        .onConflictDoNothing({ target: [post.authorId, post.clientId] })
        .returning();
      return added;
    },

    /** Its author's words count as a version; what others do with it does not. */
    async change(id: string, set: Partial<PostRow>): Promise<PostRow> {
      const [row] = await db.update(post).set(set).where(eq(post.id, id)).returning();
      return row!;
    },

    async participants(id: string): Promise<string[]> {
      return (await participantsStatement(db, id)).map((one) => one.id);
    },

    async countPinned(groupId: string): Promise<number> {
      const [row] = await db
        .select({ n: count() })
        .from(post)
        .where(and(eq(post.groupId, groupId), post.isPinned, isNull(post.deletedAt)));
      return row!.n;
    },

    async like(postId: string, memberId: string): Promise<void> {
      await db.insert(communityLike).values({ postId, memberId }).onConflictDoNothing();
    },

    async unlike(postId: string, memberId: string): Promise<void> {
      await db.delete(communityLike).where(and(eq(communityLike.postId, postId), eq(communityLike.memberId, memberId)));
    },

    async likedBy(memberId: string, postIds: readonly string[]): Promise<ReadonlySet<string>> {
      if (!postIds.length) return new Set();
      const rows = await db
        .select({ id: communityLike.postId })
        .from(communityLike)
        .where(and(eq(communityLike.memberId, memberId), inArray(communityLike.postId, [...postIds])));
      return new Set(rows.map(({ id }) => id));
    },

    async groupNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (!ids.length) return new Map();
      const rows = await db
        .select({ id: communityGroup.id, name: communityGroup.name })
        .from(communityGroup)
        .where(inArray(communityGroup.id, [...ids]));
      return new Map(rows.map(({ id, name }) => [id, name]));
    },

    /** People by `group person`, with what they are in the group now. */
    async people(groupIds: readonly string[], ids: readonly string[]) {
      if (!ids.length) return [];
      return db
        .select({
          id: accountView.id,
          name: accountView.name,
          avatar: accountView.avatar,
          roles: sql<Record<string, 'OWNER' | 'MODERATOR' | 'MEMBER'>>`coalesce((
            select jsonb_object_agg(${communityMember.groupId}, ${communityMember.role}) from ${communityMember}
            where ${communityMember.memberId} = ${accountView.id} and ${inArray(communityMember.groupId, [...groupIds])}), '{}')`,
        })
        .from(accountView)
        .where(inArray(accountView.id, [...ids]));
    },
  };
}
export type Person = Awaited<ReturnType<ReturnType<typeof postQueries>['people']>>[number];
