import { and, asc, eq } from 'drizzle-orm';
import type { LoginProvider } from '@portal/domain/identity/user';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { User } from '../accounts/accounts.queries.ts';
import { appUser, loginIdentity as table } from '../identity.tables.ts';
import type { ProvenIdentity } from '../social/provider-proofs.ts';

export type LoginIdentity = typeof table.$inferSelect;

export function loginTypeQueries(db: Db | Tx) {
  return {
    async userOf({ provider, subject }: ProvenIdentity): Promise<User | undefined> {
      const [row] = await db
        .select({ user: appUser })
        .from(table)
        .innerJoin(appUser, eq(appUser.id, table.userId))
        .where(and(eq(table.provider, provider), eq(table.subject, subject)));
      return row?.user;
    },

    of: (userId: string): Promise<LoginIdentity[]> =>
      db.select().from(table).where(eq(table.userId, userId)).orderBy(asc(table.linkedAt), asc(table.provider)),

    /** Until the end of the transaction nobody else changes the login types of this account. */
    async lockUser(userId: string): Promise<User | undefined> {
      const [user] = await db.select().from(appUser).where(eq(appUser.id, userId)).for('update');
      return user;
    },

    /** False when the identity belongs to an account already, whichever; then nothing is written. */
    async add(identity: LoginIdentity): Promise<boolean> {
      const added = await db.insert(table).values(identity).onConflictDoNothing().returning({ userId: table.userId });
      return added.length > 0;
    },

    async remove(userId: string, provider: LoginProvider): Promise<void> {
      await db.delete(table).where(and(eq(table.userId, userId), eq(table.provider, provider)));
    },
  };
}
