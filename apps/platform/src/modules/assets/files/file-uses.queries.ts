import { and, asc, eq, gt, inArray, isNull, notExists, notInArray, or, sql } from 'drizzle-orm';
import type { UploadLocation } from '@portal/domain/assets/upload-policy';
import type { Db, Tx } from '../../../core/database/database.ts';
import { fileAsset, type FileRow, fileText, fileUse } from '../uploads/uploads.tables.ts';

/** What was sent for a lesson may be given as material and as homework. */
const MATERIAL: readonly UploadLocation[] = ['ASSIGNMENT', 'LECTURE'];
export const sameUse = (location: UploadLocation): readonly UploadLocation[] =>
  MATERIAL.includes(location) ? MATERIAL : [location];

const EXCERPT = { before: 40, length: 160 } as const;

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
      .where(and(eq(fileUse.usedBy, usedBy), inArray(fileAsset.location, sameUse(location))));
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

    /** Their addresses bear another number from now on. */
    async recall(ids: readonly string[]): Promise<void> {
      const isMeant = inArray(fileAsset.id, [...ids]);
      // In the order of `lock`.
      await tx.select({ id: fileAsset.id }).from(fileAsset).where(isMeant).orderBy(fileAsset.id).for('update');
      await tx
        .update(fileAsset)
        .set({ addressNo: sql`${fileAsset.addressNo} + 1` })
        .where(isMeant);
    },

    uses: (ids: readonly string[]) =>
      tx
        .select()
        .from(fileUse)
        .where(inArray(fileUse.fileId, [...ids]))
        .orderBy(asc(fileUse.fileId), asc(fileUse.usedBy)),

    excerpts(ids: readonly string[], word: string) {
      const found = sql<number>`strpos(lower(${fileText.text}), lower(${word}))`;
      const start = sql`greatest(1, ${found} - ${EXCERPT.before}::int)`;
      return tx
        .select({
          id: fileText.fileId,
          excerpt: sql<string>`substr(${fileText.text}, ${start}, ${EXCERPT.length}::int)`,
        })
        .from(fileText)
        .where(and(inArray(fileText.fileId, [...ids]), gt(found, 0)));
    },

    /** Checked files of one person with what is in them, the oldest first. */
    async contents(
      ownerId: string,
      { ids, hashes }: { readonly ids?: readonly string[]; readonly hashes?: readonly string[] },
    ): Promise<{ id: string; sha256: string }[]> {
      const isAsked = ids ? inArray(fileAsset.id, [...ids]) : inArray(fileAsset.sha256, [...(hashes ?? [])]);
      const rows = await tx
        .select({ id: fileAsset.id, sha256: fileAsset.sha256 })
        .from(fileAsset)
        .where(and(eq(fileAsset.ownerId, ownerId), eq(fileAsset.state, 'CHECKED'), isAsked))
        .orderBy(asc(fileAsset.createdAt), asc(fileAsset.id));
      return rows.flatMap(({ id, sha256 }) => (sha256 === null ? [] : [{ id, sha256 }]));
    },

    async text(id: string): Promise<string | undefined> {
      const [row] = await tx.select().from(fileText).where(eq(fileText.fileId, id));
      return row?.text;
    },

    readable: (ids: readonly string[]): Promise<FileRow[]> =>
      tx
        .select()
        .from(fileAsset)
        .where(and(inArray(fileAsset.id, [...ids]), eq(fileAsset.state, 'CHECKED'))),
  };
}
