import { and, arrayContains, asc, count, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { DocumentKind } from '@portal/domain/library/document';
import { type DocumentOrder, NO_FOLDER } from '@portal/domain/library/documents.contract';
import type { Db, Tx } from '../../../core/database/database.ts';
import { type DocumentRow, libraryDocument as table, libraryVersion, type VersionRow } from './documents.tables.ts';

export interface Filter {
  readonly folderId?: string | undefined;
  readonly tag?: string | undefined;
  readonly kind?: DocumentKind | undefined;
  readonly text?: string | undefined;
  readonly isHidden: boolean;
}

type NewDocument = Pick<
  DocumentRow,
  'id' | 'clientId' | 'folderId' | 'name' | 'tags' | 'fileId' | 'createdAt' | 'changedAt'
>;
type Change = Partial<
  Pick<DocumentRow, 'name' | 'folderId' | 'tags' | 'isHidden' | 'fileId' | 'versionNo' | 'changedAt'>
>;

const ORDERS: Record<DocumentOrder, SQL> = {
  new: desc(table.changedAt),
  name: asc(table.name),
  size: desc(table.size),
};

// What it is found by stays in the database: of a long text that is a lot.
const { words: _words, ...columns } = getTableColumns(table);

/** Documents of one teacher's library. Every statement names her. */
export function documentQueries(db: Db | Tx, ownerId: string) {
  const isOwn = (condition: SQL | undefined) => and(eq(table.ownerId, ownerId), condition);

  const isWanted = ({ folderId, tag, kind, text, isHidden }: Filter) =>
    isOwn(
      and(
        eq(table.isHidden, isHidden),
        folderId === NO_FOLDER ? isNull(table.folderId) : folderId ? eq(table.folderId, folderId) : undefined,
        tag ? arrayContains(table.tags, [tag]) : undefined,
        kind && eq(table.kind, kind),
        text === undefined ? undefined : sql`${table.words} @@ library_query(${text})`,
      ),
    );

  return {
    page: (filter: Filter, order: DocumentOrder, { page, size }: { page: number; size: number }) =>
      db
        .select(columns)
        .from(table)
        .where(isWanted(filter))
        .orderBy(ORDERS[order], asc(table.id))
        .limit(size)
        .offset((page - 1) * size),

    async total(filter: Filter): Promise<number> {
      const [row] = await db.select({ n: count() }).from(table).where(isWanted(filter));
      return row!.n;
    },

    async one(id: string): Promise<DocumentRow | undefined> {
      const [row] = await db
        .select(columns)
        .from(table)
        .where(isOwn(eq(table.id, id)));
      return row;
    },

    some: (ids: readonly string[]): Promise<DocumentRow[]> =>
      db
        .select(columns)
        .from(table)
        .where(isOwn(inArray(table.id, [...ids])))
        .orderBy(asc(table.id)),

    async byClientId(clientId: string): Promise<DocumentRow | undefined> {
      const [row] = await db
        .select(columns)
        .from(table)
        .where(isOwn(eq(table.clientId, clientId)));
      return row;
    },

    /** The document of which the file is some version. */
    async byFile(fileId: string): Promise<DocumentRow | undefined> {
      const [row] = await db
        .select(columns)
        .from(table)
        .innerJoin(libraryVersion, eq(libraryVersion.documentId, table.id))
        .where(isOwn(eq(libraryVersion.fileId, fileId)));
      return row;
    },

    /** Of documents that were read as hers before; the newest first. */
    versions: (ids: readonly string[]): Promise<VersionRow[]> =>
      db
        .select({
          documentId: libraryVersion.documentId,
          no: libraryVersion.no,
          fileId: libraryVersion.fileId,
          at: libraryVersion.at,
        })
        .from(libraryVersion)
        .innerJoin(table, eq(table.id, libraryVersion.documentId))
        .where(isOwn(inArray(table.id, [...ids])))
        .orderBy(asc(libraryVersion.documentId), desc(libraryVersion.no)),

    async insert(row: NewDocument): Promise<void> {
      await db.insert(table).values({ ...row, ownerId });
      await db.insert(libraryVersion).values({ documentId: row.id, no: 1, fileId: row.fileId, at: row.createdAt });
    },

    addVersion: (row: VersionRow) => db.insert(libraryVersion).values(row),

    async change(id: string, set: Change): Promise<void> {
      await db
        .update(table)
        .set({ ...set, version: sql`${table.version} + 1` })
        .where(isOwn(eq(table.id, id)));
    },

    remove: (id: string) => db.delete(table).where(isOwn(eq(table.id, id))),
  };
}
