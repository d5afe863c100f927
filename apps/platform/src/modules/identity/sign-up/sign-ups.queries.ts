import { eq, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { signUp as table } from '../identity.tables.ts';

export type SignUpRow = typeof table.$inferSelect;

export function signUpQueries(db: Db | Tx) {
  return {
    /** The last form of a step is the one that counts. */
    async put({ uid, ...set }: SignUpRow): Promise<void> {
      await db
        .insert(table)
        .values({ uid, ...set })
        .onConflictDoUpdate({ target: table.uid, set });
    },

    async byUid(uid: string): Promise<SignUpRow | undefined> {
      const [row] = await db.select().from(table).where(eq(table.uid, uid));
      return row;
    },

    async take(uid: string): Promise<SignUpRow | undefined> {
      const [row] = await db.delete(table).where(eq(table.uid, uid)).returning();
      return row;
    },

    async forget(now: Date): Promise<void> {
      await db.delete(table).where(lt(table.expiresAt, now));
    },
  };
}
