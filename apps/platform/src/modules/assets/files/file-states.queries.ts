import { and, asc, eq, inArray, lt, ne, not, or } from 'drizzle-orm';
import type { Db } from '../../../core/database/database.ts';
import { fileAsset as table, type FileRow } from '../uploads/uploads.tables.ts';
import { isHeld } from './file-holds.queries.ts';

type Row = Partial<FileRow>;
const BATCH = 100;

/** The way of a file from state to state. Each step happens once, whoever asks; undefined for those who came too late. */
export function fileStateQueries(db: Db) {
  async function move(id: string, from: FileRow['state'], set: Row): Promise<FileRow | undefined> {
    const [moved] = await db
      .update(table)
      .set(set)
      .where(and(eq(table.id, id), eq(table.state, from)))
      .returning();
    return moved;
  }
  return {
    async byId(id: string): Promise<FileRow | undefined> {
      const [row] = await db.select().from(table).where(eq(table.id, id));
      return row;
    },

    store: (id: string, set: Pick<Row, 'objectKey' | 'sha256' | 'storedAt'>) =>
      move(id, 'SIGNED', { ...set, state: 'STORED' }),

    accept: (id: string, set: Row & { checkedAt: Date }) =>
      move(id, 'STORED', { ...set, state: 'CHECKED', unusedSince: set.checkedAt }),

    refuse: (id: string, refusal: NonNullable<FileRow['refusal']>, checkedAt: Date) =>
      move(id, 'STORED', { state: 'REFUSED', refusal, checkedAt }),

    /** Ends what was not sent by `sendable`, and what was sent before `kept` and is used and held by nothing since. */
    async expire({ sendable, kept }: { sendable: Date; kept: Date }): Promise<number> {
      const isOver = or(
        and(eq(table.state, 'SIGNED'), lt(table.expiresAt, sendable)),
        and(eq(table.state, 'STORED'), lt(table.storedAt, kept)),
        and(eq(table.state, 'REFUSED'), lt(table.checkedAt, kept)),
        and(lt(table.unusedSince, kept), not(isHeld(db))),
      );
      const some = db.select({ id: table.id }).from(table).where(isOver).limit(BATCH);
      const expired = await db
        .update(table)
        .set({ state: 'DELETED', refusal: null, unusedSince: null })
        .where(and(inArray(table.id, some), isOver))
        .returning({ id: table.id });
      return expired.length;
    },

    deleted: (): Promise<FileRow[]> =>
      db.select().from(table).where(eq(table.state, 'DELETED')).orderBy(asc(table.expiresAt)).limit(BATCH),

    /** Whether another file has the same bytes: somebody took them over. */
    async isShared({ id, objectKey }: Pick<FileRow, 'id' | 'objectKey'>): Promise<boolean> {
      const [other] = await db
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.objectKey, objectKey), ne(table.id, id)))
        .limit(1);
      return other !== undefined;
    },

    async forget(id: string): Promise<void> {
      await db.delete(table).where(and(eq(table.id, id), eq(table.state, 'DELETED')));
    },

    /** Those of the keys that some row names. */
    async known(keys: readonly string[]): Promise<Set<string>> {
      const rows = await db
        .select({ objectKey: table.objectKey, previewKey: table.previewKey })
        .from(table)
        .where(or(inArray(table.objectKey, [...keys]), inArray(table.previewKey, [...keys])));
      return new Set(rows.flatMap(({ objectKey, previewKey }) => [objectKey, ...(previewKey ? [previewKey] : [])]));
    },
  };
}
export type FileStates = ReturnType<typeof fileStateQueries>;
