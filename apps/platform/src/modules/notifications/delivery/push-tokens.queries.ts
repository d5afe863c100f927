import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { pushToken } from '../list/notifications.tables.ts';

// Browsers make a new token now and then and never tell; without a limit the old ones would pile up.
const MOST_TOKENS = 20;

interface PushRegistration {
  readonly token: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly app: string;
  readonly at: Date;
}

export function pushTokenQueries(db: Db | Tx) {
  return {
    /** A token belongs to one user: whoever registers it last. */
    async register({ at, ...registration }: PushRegistration): Promise<void> {
      const { token, ...owner } = { ...registration, registeredAt: at };
      await db
        .insert(pushToken)
        .values({ token, ...owner })
        .onConflictDoUpdate({ target: pushToken.token, set: owner });
      const surplus = db
        .select({ token: pushToken.token })
        .from(pushToken)
        .where(eq(pushToken.userId, owner.userId))
        .orderBy(desc(pushToken.registeredAt), desc(pushToken.token))
        .offset(MOST_TOKENS);
      await db.delete(pushToken).where(and(eq(pushToken.userId, owner.userId), inArray(pushToken.token, surplus)));
    },

    /** Somebody else's token, and one that is not known, stay as they are. */
    async forgetOwn(userId: string, token: string): Promise<void> {
      await db.delete(pushToken).where(and(eq(pushToken.token, token), eq(pushToken.userId, userId)));
    },

    /** One that its push service does not know any more. */
    async forget(token: string): Promise<void> {
      await db.delete(pushToken).where(eq(pushToken.token, token));
    },

    async tokensOf(userId: string): Promise<string[]> {
      const rows = await db.select({ token: pushToken.token }).from(pushToken).where(eq(pushToken.userId, userId));
      return rows.map(({ token }) => token);
    },

    /** Those of these users who have a device. */
    async ownersAmong(userIds: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await db
        .selectDistinct({ userId: pushToken.userId })
        .from(pushToken)
        .where(inArray(pushToken.userId, [...userIds]));
      return new Set(rows.map(({ userId }) => userId));
    },

    async forgetSession(sessionId: string): Promise<void> {
      await db.delete(pushToken).where(eq(pushToken.sessionId, sessionId));
    },
  };
}
