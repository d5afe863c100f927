import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { COMMENTS_BEFORE } from '@portal/domain/community/comments.contract';
import type { On } from '../community-deps.ts';
import { communityComment as comment, type CommentRow } from '../posts/posts.tables.ts';

interface CommentPage {
  readonly lastItem?: string | undefined;
  readonly firstItem?: string | undefined;
  readonly around?: string | undefined;
  readonly size: number;
}

const seqOf = (id: string): SQL => sql`(select seq from community_comment where id = ${id})`;

/** From where a page begins in which a comment stands; one that is not there stands at the beginning. */
const startOf = (postId: string, id: string): SQL => sql`coalesce((
  select seq from community_comment where post_id = ${postId} and deleted_at is null and seq < ${seqOf(id)}
  order by seq desc offset ${COMMENTS_BEFORE - 1} limit 1), 0)`;

/** What was said about a post, the oldest first; what stands before one of them, the newest first. */
export const commentsStatement = (db: On, postId: string, { lastItem, firstItem, around, size }: CommentPage) =>
  db
    .select()
    .from(comment)
    .where(
      and(
        eq(comment.postId, postId),
        isNull(comment.deletedAt),
        lastItem === undefined ? undefined : gt(comment.seq, seqOf(lastItem)),
        firstItem === undefined ? undefined : lt(comment.seq, seqOf(firstItem)),
        around === undefined ? undefined : gte(comment.seq, startOf(postId, around)),
      ),
    )
    .orderBy(firstItem === undefined ? asc(comment.seq) : desc(comment.seq))
    .limit(size);

/** Comments; whoever writes holds the row of their post. What was deleted is not there. */
export function commentQueries(db: On) {
  return {
    async page(postId: string, page: CommentPage): Promise<CommentRow[]> {
      const rows = await commentsStatement(db, postId, page);
      return page.firstItem === undefined ? rows : rows.reverse();
    },

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
