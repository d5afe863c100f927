import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { User } from '../accounts/accounts.queries.ts';
import { appUser, loginAttempt, passwordLink as table } from '../identity.tables.ts';

export function passwordLinkQueries(db: Db | Tx) {
  return {
    /** The newest link of an account is its only one. */
    async put(link: typeof table.$inferInsert): Promise<void> {
      await db.insert(table).values(link).onConflictDoUpdate({ target: table.userId, set: link });
    },

    /** Whose account a ticket opens; it stays. */
    async ownerOf(ticketHash: string, now: Date): Promise<User | undefined> {
      const [found] = await db
        .select({ user: appUser })
        .from(table)
        .innerJoin(appUser, eq(appUser.id, table.userId))
        .where(and(eq(table.ticketHash, ticketHash), gt(table.expiresAt, now)));
      return found?.user;
    },

    /** Deleting is the use: of two that come at once only one gets the account. */
    async take(ticketHash: string, now: Date): Promise<string | undefined> {
      const [taken] = await db
        .delete(table)
        .where(and(eq(table.ticketHash, ticketHash), gt(table.expiresAt, now)))
        .returning({ userId: table.userId });
      return taken?.userId;
    },

    async drop(userId: string): Promise<void> {
      await db.delete(table).where(eq(table.userId, userId));
    },

    /** False where the account has had a password: its user name stays. */
    async setFirstUsername(userId: string, username: string): Promise<boolean> {
      const named = await db
        .update(appUser)
        .set({ username })
        .where(and(eq(appUser.id, userId), isNull(appUser.passwordHash)))
        .returning({ id: appUser.id });
      return named.length > 0;
    },

    async setPassword(userId: string, passwordHash: string): Promise<void> {
      await db.update(appUser).set({ passwordHash }).where(eq(appUser.id, userId));
    },

    /** Strangers who guessed at the old one do not stand in the way of the new one. */
    async forgetTries(userId: string): Promise<void> {
      await db.delete(loginAttempt).where(eq(loginAttempt.accountKey, userId));
    },

    async forget(now: Date): Promise<void> {
      await db.delete(table).where(lt(table.expiresAt, now));
    },
  };
}
