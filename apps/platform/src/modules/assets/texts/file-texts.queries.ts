import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../core/database/database.ts';
import { fileAsset, type FileRow, fileText } from '../uploads/uploads.tables.ts';

const BATCH = 20;

/** Files of lessons whose text was not looked at yet. */
export const fileTextQueries = (db: Db) => ({
  unread: (): Promise<FileRow[]> =>
    db
      .select()
      .from(fileAsset)
      .where(
        and(
          eq(fileAsset.isRead, false),
          eq(fileAsset.state, 'CHECKED'),
          inArray(fileAsset.location, ['ASSIGNMENT', 'LECTURE']),
        ),
      )
      .orderBy(asc(fileAsset.id))
      .limit(BATCH),

  /** Also where nothing stands in it: nobody looks again. */
  async keep(id: string, text: string): Promise<void> {
    await db.transaction(async (tx) => {
      const [row] = await tx
        .update(fileAsset)
        .set({ isRead: true })
        .where(and(eq(fileAsset.id, id), eq(fileAsset.isRead, false)))
        .returning({ id: fileAsset.id });
      if (row && text.trim() !== '') await tx.insert(fileText).values({ fileId: id, text }).onConflictDoNothing();
    });
  },
});
