import { inArray } from 'drizzle-orm';
import type { Tx } from '../../../core/database/database.ts';
import { fileAsset, fileUse } from '../uploads/uploads.tables.ts';

/** Writes finished files, of whomever they are. */
export function importQueries(tx: Tx) {
  return {
    async known(ids: string[]): Promise<ReadonlySet<string>> {
      const rows = await tx.select({ id: fileAsset.id }).from(fileAsset).where(inArray(fileAsset.id, ids));
      return new Set(rows.map(({ id }) => id));
    },

    async insert(rows: (typeof fileAsset.$inferInsert)[]): Promise<void> {
      await tx.insert(fileAsset).values(rows);
    },

    async insertUses(rows: (typeof fileUse.$inferInsert)[]): Promise<void> {
      if (rows.length) await tx.insert(fileUse).values(rows);
    },
  };
}
