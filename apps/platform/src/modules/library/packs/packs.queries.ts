import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { lessonView } from '../../lessons/module.ts';
import { lessonPack as table, lessonPackUse, type PackRow, type PackUseRow } from './packs.tables.ts';

/** Packs of one teacher. Every statement names her. */
export function packQueries(db: Db | Tx, ownerId: string) {
  const isOwn = (id: string) => and(eq(table.ownerId, ownerId), eq(table.id, id));
  const lessons = sql<number>`(select count(distinct ${lessonPackUse.lessonId})::int from ${lessonPackUse} where ${lessonPackUse.packId} = ${table.id})`;
  return {
    page: ({ page, size }: { page: number; size: number }) =>
      db
        .select({ pack: table, lessons })
        .from(table)
        .where(eq(table.ownerId, ownerId))
        .orderBy(desc(table.changedAt), asc(table.id))
        .limit(size)
        .offset((page - 1) * size),

    async total(): Promise<number> {
      const [row] = await db.select({ n: count() }).from(table).where(eq(table.ownerId, ownerId));
      return row!.n;
    },

    async one(id: string) {
      const [row] = await db.select({ pack: table, lessons }).from(table).where(isOwn(id));
      return row;
    },

    async byClientId(clientId: string): Promise<PackRow | undefined> {
      const [row] = await db
        .select()
        .from(table)
        .where(and(eq(table.ownerId, ownerId), eq(table.clientId, clientId)));
      return row;
    },

    /** In how many packs a document is. */
    async holding(documentId: string): Promise<number> {
      const isIn = (at: string) => sql`${table.content} #> ${at}::text[] ? ${documentId}`;
      const [row] = await db
        .select({ n: count() })
        .from(table)
        .where(
          and(
            eq(table.ownerId, ownerId),
            sql`(${isIn('{documentIds}')} or coalesce(${isIn('{homework,documentIds}')}, false))`,
          ),
        );
      return row!.n;
    },

    async insert(row: Omit<PackRow, 'ownerId' | 'version'>): Promise<void> {
      await db.insert(table).values({ ...row, ownerId });
    },

    async change(id: string, set: Pick<PackRow, 'name' | 'content' | 'changedAt' | 'version'>): Promise<void> {
      await db.update(table).set(set).where(isOwn(id));
    },

    async remove(id: string): Promise<boolean> {
      return (await db.delete(table).where(isOwn(id)).returning({ id: table.id })).length > 0;
    },

    /** A lesson of hers. */
    async lesson(id: string) {
      const [row] = await db
        .select({
          id: lessonView.id,
          classId: lessonView.classId,
          startAt: lessonView.startAt,
          status: lessonView.status,
        })
        .from(lessonView)
        .where(and(eq(lessonView.teacherId, ownerId), eq(lessonView.id, id)));
      return row;
    },

    uses: (lessonId: string): Promise<PackUseRow[]> =>
      db
        .select()
        .from(lessonPackUse)
        .where(and(eq(lessonPackUse.ownerId, ownerId), eq(lessonPackUse.lessonId, lessonId)))
        .orderBy(asc(lessonPackUse.at), asc(lessonPackUse.clientId)),

    async keepUse(row: Omit<PackUseRow, 'ownerId'>): Promise<void> {
      await db.insert(lessonPackUse).values({ ...row, ownerId });
    },
  };
}
