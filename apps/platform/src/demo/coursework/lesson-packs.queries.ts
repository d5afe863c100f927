import { inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../core/database/database.ts';
import { libraryVersion } from '../../modules/library/documents/documents.tables.ts';
import { lessonPack } from '../../modules/library/packs/packs.tables.ts';
import type { DemoPack } from './lesson-packs.ts';

/** Writes packs once their files are there: the database has made a document of each. */
export async function insertLessonPacks(db: Db, packs: readonly DemoPack[]): Promise<void> {
  const files = packs.flatMap(({ fileIds }) => fileIds);
  const rows = await db.select().from(libraryVersion).where(inArray(libraryVersion.fileId, files));
  const documentOf = new Map(rows.map(({ fileId, documentId }) => [fileId, documentId]));
  await db.insert(lessonPack).values(
    packs.map(({ id, ownerId, clientId, name, fileIds, homework, polls, pages, at }) => ({
      id,
      ownerId,
      clientId,
      name,
      content: {
        documentIds: fileIds.flatMap((file) => documentOf.get(file) ?? []),
        homework: homework && { ...homework, documentIds: [] },
        polls,
        pages,
      },
      createdAt: at,
      changedAt: at,
    })),
  );
}

export async function removeLessonPacks(db: Db, users: string[]): Promise<void> {
  await db.delete(lessonPack).where(inArray(lessonPack.ownerId, users));
}

/** What a person did with packs. */
export const lessonPackPrints = (mine: (column: SQL) => SQL): SQL[] => [
  sql`select 'g' || id || version from ${lessonPack} where ${mine(sql`owner_id`)}`,
];
