import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { libraryDocument } from '../documents/documents.tables.ts';
import { libraryFolder as table, type FolderRow } from './folders.tables.ts';

const TAGS_SHOWN = 200;

/** Folders of one teacher's library, and what lies in them. Every statement names her. */
export function folderQueries(db: Db | Tx, ownerId: string) {
  const isOwn = (id: string) => and(eq(table.ownerId, ownerId), eq(table.id, id));
  const isShown = and(eq(libraryDocument.ownerId, ownerId), eq(libraryDocument.isHidden, false));
  return {
    own: async (id: string): Promise<FolderRow | undefined> => (await db.select().from(table).where(isOwn(id)))[0],

    all: () =>
      db
        .select({
          id: table.id,
          name: table.name,
          version: table.version,
          documents: sql<number>`(select count(*)::int from ${libraryDocument} where ${and(isShown, eq(libraryDocument.folderId, table.id))})`,
        })
        .from(table)
        .where(eq(table.ownerId, ownerId))
        .orderBy(asc(table.name), asc(table.id)),

    async tags(): Promise<{ tag: string; documents: number }[]> {
      const used = db
        .select({ tag: sql<string>`unnest(${libraryDocument.tags})`.as('tag') })
        .from(libraryDocument)
        .where(isShown)
        .as('used');
      return db
        .select({ tag: used.tag, documents: count() })
        .from(used)
        .groupBy(used.tag)
        .orderBy(desc(count()), asc(used.tag))
        .limit(TAGS_SHOWN);
    },

    async counts(): Promise<{ documents: number; unfiled: number; hidden: number }> {
      const shown = sql`not ${libraryDocument.isHidden}`;
      const [row] = await db
        .select({
          documents: sql<number>`(count(*) filter (where ${shown}))::int`,
          unfiled: sql<number>`(count(*) filter (where ${and(shown, isNull(libraryDocument.folderId))}))::int`,
          hidden: sql<number>`(count(*) filter (where ${libraryDocument.isHidden}))::int`,
        })
        .from(libraryDocument)
        .where(eq(libraryDocument.ownerId, ownerId));
      return row!;
    },

    async byClientId(clientId: string): Promise<FolderRow | undefined> {
      const [row] = await db
        .select()
        .from(table)
        .where(and(eq(table.ownerId, ownerId), eq(table.clientId, clientId)));
      return row;
    },

    async byName(name: string): Promise<FolderRow | undefined> {
      const [row] = await db
        .select()
        .from(table)
        .where(and(eq(table.ownerId, ownerId), eq(table.name, name)));
      return row;
    },

    async insert(row: Omit<FolderRow, 'version' | 'ownerId'>): Promise<void> {
      await db.insert(table).values({ ...row, ownerId });
    },

    async rename(id: string, name: string, version: number): Promise<void> {
      await db
        .update(table)
        .set({ name, version: version + 1 })
        .where(isOwn(id));
    },

    async remove(id: string): Promise<boolean> {
      return (await db.delete(table).where(isOwn(id)).returning({ id: table.id })).length > 0;
    },
  };
}
