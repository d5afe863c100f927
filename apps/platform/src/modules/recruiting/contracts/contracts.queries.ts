import { and, asc, desc, eq, inArray, lte, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { type ContractRow, teacherContract as table, teacherContractHistory as history } from './contracts.tables.ts';

/** Contracts; whoever asks comes with the link, the claim of an application, or the desk. */
export function contractQueries(db: Db | Tx) {
  return {
    async byId(id: string): Promise<ContractRow | undefined> {
      const [row] = await db.select().from(table).where(eq(table.id, id));
      return row;
    },

    /** The one that counts. */
    async ofApplication(applicationId: string): Promise<ContractRow | undefined> {
      const [row] = await db
        .select()
        .from(table)
        .where(and(eq(table.applicationId, applicationId), ne(table.status, 'VOID')));
      return row;
    },

    /** All of them, from the one that counts and the newest, each with what happened to it. */
    async listOf(applicationId: string) {
      const rows = await db
        .select()
        .from(table)
        .where(eq(table.applicationId, applicationId))
        .orderBy(asc(eq(table.status, 'VOID')), desc(table.sentAt), desc(table.id));
      if (!rows.length) return [];
      const ids = rows.map(({ id }) => id);
      const steps = await db.select().from(history).where(inArray(history.contractId, ids)).orderBy(asc(history.id));
      return rows.map((row) => ({ ...row, steps: steps.filter(({ contractId }) => contractId === row.id) }));
    },

    /** Those whose time is over and who have not signed. */
    due: (now: Date): Promise<ContractRow[]> =>
      db
        .select()
        .from(table)
        .where(and(inArray(table.status, ['SENT', 'VIEWED']), lte(table.expiresAt, now)))
        .orderBy(asc(table.expiresAt))
        .limit(100),

    /** Undefined where another one counts already. */
    async insert(row: typeof table.$inferInsert): Promise<ContractRow | undefined> {
      const [made] = await db.insert(table).values(row).onConflictDoNothing().returning();
      return made;
    },

    /** Only from what was seen; undefined where somebody was faster. No status comes twice. */
    async change(
      { id, status }: ContractRow,
      set: Partial<typeof table.$inferInsert>,
    ): Promise<ContractRow | undefined> {
      const [row] = await db
        .update(table)
        .set(set)
        .where(and(eq(table.id, id), eq(table.status, status)))
        .returning();
      return row;
    },

    async record(step: typeof history.$inferInsert): Promise<void> {
      await db.insert(history).values(step);
    },
  };
}
