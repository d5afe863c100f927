import { and, count, eq, inArray } from 'drizzle-orm';
import type { On } from '../community-deps.ts';
import { communityPack as table, communityTaking as taking, type SharedPackRow } from './shared-packs.tables.ts';

/** The packs of posts; whoever writes holds the row of the post. */
export function sharedPackQueries(db: On) {
  return {
    async ofPost(postId: string): Promise<SharedPackRow | undefined> {
      const [row] = await db.select().from(table).where(eq(table.postId, postId));
      return row;
    },

    async byPosts(postIds: readonly string[]): Promise<ReadonlyMap<string, SharedPackRow>> {
      if (!postIds.length) return new Map();
      const rows = await db
        .select()
        .from(table)
        .where(inArray(table.postId, [...postIds]));
      return new Map(rows.map((row) => [row.postId, row]));
    },

    async add(row: SharedPackRow): Promise<void> {
      await db.insert(table).values(row);
    },

    async remove(postId: string): Promise<void> {
      await db.delete(table).where(eq(table.postId, postId));
    },

    /** How many took each, and how many of them gave thanks. */
    async figures(postIds: readonly string[]): Promise<ReadonlyMap<string, { takers: number; thanks: number }>> {
      if (!postIds.length) return new Map();
      const rows = await db
        .select({ postId: taking.postId, takers: count(), thanks: count(taking.thankedAt) })
        .from(taking)
        .where(inArray(taking.postId, [...postIds]))
        .groupBy(taking.postId);
      return new Map(rows.map(({ postId, ...figures }) => [postId, figures]));
    },

    /** What one teacher took of them. */
    async takenBy(takerId: string, postIds: readonly string[]) {
      if (!postIds.length) return new Map();
      const rows = await db
        .select()
        .from(taking)
        .where(and(eq(taking.takerId, takerId), inArray(taking.postId, [...postIds])));
      return new Map(rows.map((row) => [row.postId, row]));
    },
  };
}
