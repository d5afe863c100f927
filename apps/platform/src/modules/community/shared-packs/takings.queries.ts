import { and, asc, count, eq, gte, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../../core/database/database.ts';
import type { On } from '../community-deps.ts';
import { communityPost as post } from '../posts/posts.tables.ts';
import { communityTaking as table, type TakingRow } from './shared-packs.tables.ts';

type Place = Pick<TakingRow, 'postId' | 'takerId'>;
const isThis = ({ postId, takerId }: Place) => and(eq(table.postId, postId), eq(table.takerId, takerId));

/** Those that were taken by then and are not settled, the oldest first. */
export const dueStatement = (db: On, takenBy: Date, limit: number) =>
  db
    .select({ postId: table.postId, takerId: table.takerId })
    .from(table)
    .where(and(isNull(table.settledAt), lte(table.takenAt, takenBy)))
    .orderBy(asc(table.takenAt))
    .limit(limit);

/** What teachers took of posts. */
export function takingQueries(db: On) {
  return {
    /** Until the transaction ends nobody else settles it, or gives it back. */
    async lock(place: Place): Promise<TakingRow | undefined> {
      const [row] = await db.select().from(table).where(isThis(place)).for('update');
      return row;
    },

    async add(row: typeof table.$inferInsert): Promise<void> {
      await db.insert(table).values(row);
    },

    async change(place: Place, set: Partial<Omit<TakingRow, keyof Place>>): Promise<void> {
      await db.update(table).set(set).where(isThis(place));
    },

    async remove(place: Place): Promise<void> {
      await db.delete(table).where(isThis(place));
    },

    due: (takenBy: Date, limit: number): Promise<Place[]> => dueStatement(db, takenBy, limit),

    /** How many an author got points for in a month. */
    async countPaid(authorId: string, { from, until }: { from: Date; until: Date }): Promise<number> {
      const [row] = await db
        .select({ n: count() })
        .from(table)
        .innerJoin(post, eq(post.id, table.postId))
        .where(
          and(
            eq(post.authorId, authorId),
            isNotNull(table.transactionId),
            gte(table.settledAt, from),
            lt(table.settledAt, until),
          ),
        );
      return row!.n;
    },

    /** Packs that somebody shares in a group, who took them, and for how many she got points. */
    async sharedBy(authorId: string, groupId: string): Promise<{ packs: number; takers: number; paid: number }> {
      const [row] = await db
        .select({
          packs: sql<number>`count(distinct ${post.id})::int`,
          takers: sql<number>`count(${table.takerId})::int`,
          paid: sql<number>`count(${table.transactionId})::int`,
        })
        .from(post)
        .leftJoin(table, eq(table.postId, post.id))
        .where(
          and(eq(post.authorId, authorId), eq(post.groupId, groupId), eq(post.kind, 'PACK'), isNull(post.deletedAt)),
        );
      return row!;
    },
  };
}

/** Takes what is due to settle it; undefined where it was given back, or another process has it. */
export async function claimDue(tx: Tx, place: Place): Promise<TakingRow | undefined> {
  const [row] = await tx
    .select()
    .from(table)
    .where(and(isThis(place), isNull(table.settledAt)))
    .for('update', { skipLocked: true });
  return row;
}
