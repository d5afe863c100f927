import { and, eq, exists, inArray, notExists } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { fileAsset, fileHold, fileUse } from '../uploads/uploads.tables.ts';

/** Of the file that the statement around it is about: somebody decides about what stood in it. */
export const isHeld = (db: Db | Tx) =>
  exists(db.select({ id: fileHold.fileId }).from(fileHold).where(eq(fileHold.fileId, fileAsset.id)));

/** Who holds which file, whatever uses it. */
export function fileHoldQueries(tx: Db | Tx) {
  return {
    async add(heldBy: string, ids: readonly string[]): Promise<void> {
      const readable = await tx
        .select({ fileId: fileAsset.id })
        .from(fileAsset)
        .where(and(inArray(fileAsset.id, [...ids]), eq(fileAsset.state, 'CHECKED')))
        // In the order in which everybody locks them.
        .orderBy(fileAsset.id);
      if (!readable.length) return;
      const rows = readable.map(({ fileId }) => ({ fileId, heldBy }));
      await tx.insert(fileHold).values(rows).onConflictDoNothing();
    },

    async bar(heldBy: readonly string[], isBarred: boolean): Promise<void> {
      await tx
        .update(fileHold)
        .set({ isBarred })
        .where(inArray(fileHold.heldBy, [...heldBy]));
    },

    /** Those that a thing may not begin to use; what it uses already it may go on with. */
    async barred(usedBy: string, ids: readonly string[]): Promise<string[]> {
      const used = tx
        .select()
        .from(fileUse)
        .where(and(eq(fileUse.fileId, fileHold.fileId), eq(fileUse.usedBy, usedBy)));
      const rows = await tx
        .selectDistinct({ id: fileHold.fileId })
        .from(fileHold)
        .where(and(inArray(fileHold.fileId, [...ids]), fileHold.isBarred, notExists(used)));
      return rows.map(({ id }) => id);
    },
  };
}
