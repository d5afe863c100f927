import { and, count, desc, eq, gt, inArray, isNotNull, not, or, sql, sum } from 'drizzle-orm';
import type { UploadLocation } from '@portal/domain/assets/upload-policy';
import type { Db, Tx } from '../../../core/database/database.ts';
import { isHeld } from '../files/file-holds.queries.ts';
import { fileAsset as table, type FileRow } from './uploads.tables.ts';

const MOST_COPIES = 5;

export interface Usage {
  readonly files: number;
  /** Those of them that have not arrived yet. */
  readonly open: number;
  readonly bytes: number;
}

/** Reads and writes of a person's own files. Every statement names the owner. */
export function ownFileQueries(db: Db | Tx, ownerId: string) {
  const isOwn = eq(table.ownerId, ownerId);
  return {
    async byId(id: string): Promise<FileRow | undefined> {
      const [row] = await db
        .select()
        .from(table)
        .where(and(isOwn, eq(table.id, id)));
      return row?.state === 'DELETED' ? undefined : row;
    },

    /** How much she has, with what she may still send; without what a thing uses where that is not counted. */
    async usage(now: Date, { isUnusedOnly }: { isUnusedOnly: boolean }): Promise<Usage> {
      const counts = or(
        eq(table.state, 'STORED'),
        and(eq(table.state, 'CHECKED'), isUnusedOnly ? isNotNull(table.unusedSince) : undefined),
        and(eq(table.state, 'SIGNED'), gt(table.expiresAt, now)),
      );
      const [row] = await db
        .select({
          files: count(),
          open: sql`count(*) filter (where ${table.state} = 'SIGNED')`.mapWith(Number),
          bytes: sum(table.size).mapWith(Number),
        })
        .from(table)
        .where(and(isOwn, counts));
      return { ...row!, bytes: row!.bytes ?? 0 };
    },

    async insert(row: Omit<typeof table.$inferInsert, 'ownerId'>): Promise<FileRow> {
      const [made] = await db
        .insert(table)
        .values({ ...row, ownerId })
        .returning();
      return made!;
    },

    /** Gives a file that is being sent more time. */
    async extend(id: string, expiresAt: Date): Promise<boolean> {
      const extended = await db
        .update(table)
        .set({ expiresAt })
        .where(and(isOwn, eq(table.id, id), eq(table.state, 'SIGNED')))
        .returning({ id: table.id });
      return extended.length > 0;
    },

    sameContent: (sha256: string, location: UploadLocation): Promise<FileRow[]> =>
      db
        .select()
        .from(table)
        .where(and(isOwn, eq(table.sha256, sha256), eq(table.location, location), eq(table.state, 'CHECKED')))
        .orderBy(desc(table.createdAt), table.id)
        .limit(MOST_COPIES),

    /** Only what nothing uses or holds. */
    async markDeleted(id: string): Promise<boolean> {
      const isFree = or(
        inArray(table.state, ['SIGNED', 'STORED', 'REFUSED']),
        and(isNotNull(table.unusedSince), not(isHeld(db))),
      );
      const marked = await db
        .update(table)
        .set({ state: 'DELETED', refusal: null, unusedSince: null })
        .where(and(isOwn, eq(table.id, id), isFree))
        .returning({ id: table.id });
      return marked.length > 0;
    },
  };
}
