import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../core/database/database.ts';
import { fileAsset, type FileRow, fileText } from '../uploads/uploads.tables.ts';

/** Files, of whomever they are, that somebody else takes over. */
export function copyQueries(tx: Tx) {
  return {
    /** Those that can be read; until the transaction ends none of them goes. */
    hold: (ids: readonly string[]): Promise<FileRow[]> =>
      tx
        .select()
        .from(fileAsset)
        .where(and(inArray(fileAsset.id, [...ids]), eq(fileAsset.state, 'CHECKED')))
        .orderBy(asc(fileAsset.id))
        .for('share'),

    texts: (ids: readonly string[]) =>
      tx
        .select()
        .from(fileText)
        .where(inArray(fileText.fileId, [...ids])),

    async add(rows: (typeof fileAsset.$inferInsert)[], texts: (typeof fileText.$inferInsert)[]): Promise<void> {
      await tx.insert(fileAsset).values(rows);
      if (texts.length) await tx.insert(fileText).values(texts);
    },
  };
}
