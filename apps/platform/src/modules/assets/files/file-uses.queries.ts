import { and, eq, inArray, isNull, notExists, notInArray, or } from 'drizzle-orm';
import type { UploadLocation } from '@portal/domain/assets/upload-policy';
import type { Db, Tx } from '../../../core/database/database.ts';
import { fileAsset, type FileRow, fileUse } from '../uploads/uploads.tables.ts';

interface Thing {
  readonly usedBy: string;
  readonly location: UploadLocation;
}

/** Which thing uses which file. */
export function fileUseQueries(tx: Db | Tx) {
  const usedOf = ({ usedBy, location }: Thing) =>
    tx
      .select({ id: fileAsset.id })
      .from(fileUse)
      .innerJoin(fileAsset, eq(fileAsset.id, fileUse.fileId))
      .where(and(eq(fileUse.usedBy, usedBy), eq(fileAsset.location, location)));
  return {
    /** The named files and those that the thing uses now, in one order for everybody, so that two callers never wait for each other. */
    lock: (thing: Thing, ids: readonly string[]): Promise<FileRow[]> =>
      tx
        .select()
        .from(fileAsset)
        .where(or(inArray(fileAsset.id, [...ids]), inArray(fileAsset.id, usedOf(thing))))
        .orderBy(fileAsset.id)
        .for('update'),

    async add(usedBy: string, ids: readonly string[]): Promise<void> {
      if (!ids.length) return;
      const rows = ids.map((fileId) => ({ fileId, usedBy }));
      await tx.insert(fileUse).values(rows).onConflictDoNothing();
      await tx
        .update(fileAsset)
        .set({ unusedSince: null })
        .where(inArray(fileAsset.id, [...ids]));
    },

    /** Ends the uses that are not among `kept`; a file that nothing else uses is unused from now on. */
    async release(thing: Thing, kept: readonly string[], now: Date): Promise<void> {
      const released = await tx
        .delete(fileUse)
        .where(
          and(
            eq(fileUse.usedBy, thing.usedBy),
            inArray(fileUse.fileId, usedOf(thing)),
            notInArray(fileUse.fileId, [...kept]),
          ),
        )
        .returning({ id: fileUse.fileId });
      if (!released.length) return;
      const uses = tx.select().from(fileUse).where(eq(fileUse.fileId, fileAsset.id));
      const ids = released.map(({ id }) => id);
      await tx
        .update(fileAsset)
        .set({ unusedSince: now })
        .where(and(inArray(fileAsset.id, ids), isNull(fileAsset.unusedSince), notExists(uses)));
    },

    readable: (ids: readonly string[]): Promise<FileRow[]> =>
      tx
        .select()
        .from(fileAsset)
        .where(and(inArray(fileAsset.id, [...ids]), eq(fileAsset.state, 'CHECKED'))),
  };
}
