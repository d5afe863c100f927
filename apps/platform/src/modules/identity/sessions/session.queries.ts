import { millisecondsInDay } from 'date-fns/constants';
import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Caller } from '../../../core/caller.ts';
import type { Db } from '../../../core/database/database.ts';
import type { SessionEnd } from '../../../core/events.ts';
import { appUser, authSession, oidcRecord, socketTicket } from '../identity.tables.ts';
import { counts } from './sign-in-time.ts';

export type AuthSession = typeof authSession.$inferSelect;

export const refreshKey = (digest: string): string => `RefreshToken:${digest}`;
export const accessKey = (digest: string): string => `AccessToken:${digest}`;

// Sessions end one after the other, and a process may stop between two of them.
const isNotSignedOut = sql`(${appUser.signedOutAt} is null or ${authSession.createdAt} >= ${appUser.signedOutAt})`;

export function sessionQueries(db: Db) {
  const callerByToken = db
    .select({
      userId: authSession.userId,
      sessionId: authSession.id,
      userType: appUser.userType,
      timeZone: appUser.timeZone,
      status: appUser.status,
      revokedAt: authSession.revokedAt,
      sessionEnds: authSession.expiresAt,
      isSignedOut: sql<boolean>`not ${isNotSignedOut}`,
      tokenEnds: oidcRecord.expiresAt,
      firstUsedAt: oidcRecord.firstUsedAt,
    })
    .from(oidcRecord)
    .innerJoin(authSession, eq(authSession.id, oidcRecord.grantId))
    .innerJoin(appUser, eq(appUser.id, authSession.userId))
    .where(eq(oidcRecord.key, sql.placeholder('key')))
    .prepare('identity_caller_by_token');

  return {
    async callerByToken(digest: string) {
      const [row] = await callerByToken.execute({ key: accessKey(digest) });
      return row;
    },

    async markUsed(digest: string, now: Date): Promise<void> {
      await db
        .update(oidcRecord)
        .set({ firstUsedAt: now })
        .where(and(eq(oidcRecord.key, accessKey(digest)), isNull(oidcRecord.firstUsedAt)));
    },

    /**
     * Keeps a new session while nobody changes its owner. False where she may not sign in any more, or was signed out after that
     * second.
     */
    start: (session: typeof authSession.$inferInsert, signedInAt: number): Promise<boolean> =>
      db.transaction(async (tx) => {
        const [owner] = await tx
          .select()
          .from(appUser)
          .where(and(eq(appUser.id, session.userId), eq(appUser.status, 'ACTIVE')))
          .for('share');
        if (!owner || !counts(owner, signedInAt)) return false;
        await tx.insert(authSession).values(session);
        return true;
      }),

    async byRefreshToken(digest: string): Promise<AuthSession | undefined> {
      const [row] = await db
        .select({ session: authSession })
        .from(oidcRecord)
        .innerJoin(authSession, eq(authSession.id, oidcRecord.grantId))
        .where(eq(oidcRecord.key, refreshKey(digest)));
      return row?.session;
    },

    /** Marks the session ended and forgets its tokens. The owner's id, or undefined when it had ended before. */
    async end(id: string, reason: SessionEnd, now: Date): Promise<string | undefined> {
      const [ended] = await db
        .update(authSession)
        .set({ revokedAt: now, revokedReason: reason })
        .where(and(eq(authSession.id, id), isNull(authSession.revokedAt)))
        .returning({ userId: authSession.userId });
      await db.delete(oidcRecord).where(eq(oidcRecord.grantId, id));
      await db.delete(oidcRecord).where(eq(oidcRecord.key, `Grant:${id}`));
      await db.delete(socketTicket).where(eq(socketTicket.sessionId, id));
      return ended?.userId;
    },

    /** The caller of a session that is still running. */
    async callerOf(id: string): Promise<Caller | undefined> {
      const [row] = await db
        .select({
          userId: appUser.id,
          userType: appUser.userType,
          timeZone: appUser.timeZone,
          sessionId: authSession.id,
        })
        .from(authSession)
        .innerJoin(appUser, eq(appUser.id, authSession.userId))
        .where(
          and(eq(authSession.id, id), isNull(authSession.revokedAt), eq(appUser.status, 'ACTIVE'), isNotSignedOut),
        );
      return row;
    },

    async ofUser(userId: string): Promise<string[]> {
      const rows = await db
        .select({ id: authSession.id })
        .from(authSession)
        .where(and(eq(authSession.userId, userId), isNull(authSession.revokedAt)));
      return rows.map(({ id }) => id);
    },

    async ofProviderSession(uid: string): Promise<string[]> {
      const rows = await db
        .select({ id: authSession.id })
        .from(authSession)
        .where(and(eq(authSession.providerSession, uid), isNull(authSession.revokedAt)));
      return rows.map(({ id }) => id);
    },

    /**
     * Whether a refresh token may be rotated now. A consumed one may only when the answer to its rotation was lost: its
     * successor is the newest of the family and neither it nor its access token was ever used. The successor is then
     * replaced, and presenting that later counts as reuse (R03). `isStrict` accepts no consumed token at all.
     */
    mayRotate: (session: string, digest: string, now: Date, { isStrict }: { isStrict: boolean }): Promise<boolean> =>
      db.transaction(async (tx) => {
        await tx.select({ id: authSession.id }).from(authSession).where(eq(authSession.id, session)).for('update');
        const ofFamily = (model: string) => and(eq(oidcRecord.grantId, session), eq(oidcRecord.model, model));
        const [own] = await tx
          .select()
          .from(oidcRecord)
          .where(eq(oidcRecord.key, refreshKey(digest)));
        if (!own || own.replacedAt) return false;
        if (!own.consumedAt) return true;
        if (isStrict) return false;
        const [newest] = await tx
          .select()
          .from(oidcRecord)
          .where(ofFamily('RefreshToken'))
          .orderBy(desc(oidcRecord.seq))
          .limit(1);
        if (newest && newest.key !== own.key) {
          if (newest.parentKey !== own.key || newest.consumedAt) return false;
          const newer = and(ofFamily('AccessToken'), gt(oidcRecord.seq, newest.seq));
          const used = await tx
            .select({ key: oidcRecord.key })
            .from(oidcRecord)
            .where(and(newer, isNotNull(oidcRecord.firstUsedAt)));
          if (used.length) return false;
          const replaced = await tx
            .update(oidcRecord)
            .set({ consumedAt: now, replacedAt: now })
            .where(and(eq(oidcRecord.key, newest.key), isNull(oidcRecord.consumedAt)))
            .returning({ key: oidcRecord.key });
          if (!replaced.length) return false;
          await tx.delete(oidcRecord).where(newer);
        }
        await tx.update(oidcRecord).set({ consumedAt: null }).where(eq(oidcRecord.key, own.key));
        return true;
      }),

    async addTicket(ticket: typeof socketTicket.$inferInsert): Promise<void> {
      await db.insert(socketTicket).values(ticket);
    },

    /** Deleting is the use: of two that come at once only one gets the row. */
    async takeTicket(digest: string) {
      const [ticket] = await db.delete(socketTicket).where(eq(socketTicket.ticketHash, digest)).returning();
      return ticket;
    },

    async forget(now: Date): Promise<void> {
      // Ended tokens stay a day longer, so that their holder is told "expired" and not "unknown".
      const dayAgo = new Date(now.getTime() - millisecondsInDay);
      await db.delete(oidcRecord).where(lt(oidcRecord.expiresAt, dayAgo));
      await db.delete(socketTicket).where(lt(socketTicket.expiresAt, now));
    },
  };
}
