import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../core/database/database.ts';
import type { User } from '../accounts/accounts.queries.ts';
import { appUser, authSession, externalIdentity } from '../identity.tables.ts';

/** Which account somebody of an external provider owns. */
export function externalIdentityQueries(db: Db) {
  return {
    async ownerOf(issuer: string, subject: string): Promise<User | undefined> {
      const [row] = await db
        .select({ user: appUser })
        .from(externalIdentity)
        .innerJoin(appUser, eq(appUser.id, externalIdentity.userId))
        .where(and(eq(externalIdentity.issuer, issuer), eq(externalIdentity.subject, subject)));
      return row?.user;
    },

    /**
     * Those that a claim names letter by letter, capitals of an address aside; more than one is nobody. Folding them as a sign-in
     * does would let a Kelvin sign or a space in for a letter, and somebody else with it.
     */
    candidates: (claim: 'email' | 'preferred_username', value: string): Promise<User[]> =>
      db
        .select()
        .from(appUser)
        .where(claim === 'email' ? eq(appUser.email, value.toLowerCase()) : eq(appUser.username, value))
        .limit(2),

    /** The first to come stays: of two at once, and of two subjects that name one account. */
    async link(row: typeof externalIdentity.$inferInsert): Promise<void> {
      await db.insert(externalIdentity).values(row).onConflictDoNothing();
    },

    /** True when it is new. */
    async keepSession(row: typeof authSession.$inferInsert): Promise<boolean> {
      const made = await db.insert(authSession).values(row).onConflictDoNothing().returning({ id: authSession.id });
      return made.length > 0;
    },
  };
}
