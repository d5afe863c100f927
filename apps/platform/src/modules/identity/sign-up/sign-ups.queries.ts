import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { signUp as table } from '../identity.tables.ts';

export type SignUpRow = typeof table.$inferSelect;

export function signUpQueries(db: Db | Tx) {
  return {
    /** The last form of a step is the one that counts. */
    async put({ uid, ...row }: Omit<SignUpRow, 'tries'>): Promise<void> {
      const set = { ...row, tries: 0 };
      await db
        .insert(table)
        .values({ uid, ...set })
        .onConflictDoUpdate({ target: table.uid, set });
    },

    async byUid(uid: string): Promise<SignUpRow | undefined> {
      const [row] = await db.select().from(table).where(eq(table.uid, uid));
      return row;
    },

    /** Counts a try before the code is looked at, so that a hundred parallel tries are a hundred. */
    async countTry(uid: string): Promise<SignUpRow | undefined> {
      const [row] = await db
        .update(table)
        .set({ tries: sql`${table.tries} + 1` })
        .where(eq(table.uid, uid))
        .returning();
      return row;
    },

    /** Deleting is the use: of two that come at once only one gets the row. */
    async take({ uid, codeHash }: Pick<SignUpRow, 'uid' | 'codeHash'>): Promise<boolean> {
      const taken = await db
        .delete(table)
        .where(and(eq(table.uid, uid), eq(table.codeHash, codeHash)))
        .returning({ uid: table.uid });
      return taken.length > 0;
    },

    async forget(now: Date): Promise<void> {
      await db.delete(table).where(lt(table.expiresAt, now));
    },
  };
}
