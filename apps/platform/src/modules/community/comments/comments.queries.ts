import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { On } from '../community-deps.ts';
import { communityComment as comment, type CommentRow } from '../posts/posts.tables.ts';

interface CommentPage {
  readonly lastItem?: string | undefined;
  readonly size: number;
}

/** What was said about a post, the oldest first. */
export const commentsStatement = (db: On, postId: string, { lastItem, size }: CommentPage) =>
  db
    .select()
    .from(comment)
    .where(
      and(
        eq(comment.postId, postId),
        isNull(comment.deletedAt),
        lastItem === undefined
          ? undefined
          : sql`${comment.seq} > (select seq from community_comment where id = ${lastItem})`,
      ),
    )
    .orderBy(asc(comment.seq))
    .limit(size);

/** Comments; whoever writes holds the row of their post. What was deleted is not there. */
export function commentQueries(db: On) {
  return {
    page: (postId: string, page: CommentPage): Promise<CommentRow[]> => commentsStatement(db, postId, page),

    async ofPost(postId: string, id: string): Promise<CommentRow | undefined> {
      const [row] = await db
        .select()
        .from(comment)
        .where(and(eq(comment.postId, postId), eq(comment.id, id), isNull(comment.deletedAt)));
      return row;
    },

    /** With what was deleted, for those who decide about reports. */
    async anyById(id: string): Promise<CommentRow | undefined> {
      const [row] = await db.select().from(comment).where(eq(comment.id, id));
      return row;
    },

    async byIds(ids: readonly string[]): Promise<CommentRow[]> {
      if (!ids.length) return [];
      return db
        .select()
        .from(comment)
        .where(inArray(comment.id, [...ids]));
    },

    async allOf(postId: string): Promise<CommentRow[]> {
      return db
        .select()
        .from(comment)
        .where(and(eq(comment.postId, postId), isNull(comment.deletedAt)));
    },

    async byKey(authorId: string, clientId: string): Promise<CommentRow | undefined> {
      const [row] = await db
        .select()
        .from(comment)
        .where(and(eq(comment.authorId, authorId), eq(comment.clientId, clientId)));
      return row;
    },

    /** Undefined where the same author sent one under the same name. */
    async add(row: typeof comment.$inferInsert): Promise<CommentRow | undefined> {
      const [added] = await db
        .insert(comment)
        .values(row)
        .onConflictDoNothing({ target: [comment.authorId, comment.clientId] })
        .returning();
      return added;
    },

    async change(id: string, set: Partial<CommentRow>): Promise<CommentRow> {
      const [row] = await db.update(comment).set(set).where(eq(comment.id, id)).returning();
      return row!;
    },
  };
}
