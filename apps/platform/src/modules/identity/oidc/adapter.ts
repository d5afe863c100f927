import { AsyncLocalStorage } from 'node:async_hooks';
import { millisecondsInHour } from 'date-fns/constants';
import { and, eq, isNull } from 'drizzle-orm';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import type { Clock } from '../../../core/clock.ts';
import type { Db } from '../../../core/database/database.ts';
import { oidcRecord as table } from '../identity.tables.ts';
import { digestOf } from '../sessions/secrets.ts';

/** Key of the refresh token that is being rotated, so that its successor is stored with its parent at once. */
export const lineage = new AsyncLocalStorage<string>();

// A grant's id is no secret: it is the session's id, and it stands in other rows.
const keyOf = (model: string, id: string) => `${model}:${model === 'Grant' ? id : digestOf(id)}`;

const SESSION = 'Session';
const isGone = ({ model, consumedAt }: typeof table.$inferSelect) => model === SESSION && consumedAt !== null;
/** An ended session keeps its name for an hour, longer than any request, and nothing else. */
const ended = (now: Date) => ({
  payload: {},
  uid: null,
  consumedAt: now,
  expiresAt: new Date(now.getTime() + millisecondsInHour),
});

/** Hears of what the provider gives up by itself. */
export interface ProviderLosses {
  family(grantId: string): Promise<void>;
  accessToken(digest: string): void;
}

/** What the provider stores in our one table: the queries of that table, under the name that the provider gives them. */
export function adapterFor(db: Db, clock: Clock, losses: ProviderLosses) {
  return (model: string): Adapter => {
    const read = (row: typeof table.$inferSelect | undefined, id?: string): AdapterPayload | undefined => {
      if (!row || (row.expiresAt && row.expiresAt <= clock.now()) || isGone(row)) return undefined;
      return {
        ...row.payload,
        // The name of the record is the token itself and was not stored (security 2.2).
        ...(id === undefined ? {} : { jti: id }),
        ...(row.consumedAt ? { consumed: Math.floor(row.consumedAt.getTime() / 1000) } : {}),
      };
    };

    return {
      async upsert(id, payload, expiresIn) {
        const { jti: _token, ...stored } = payload;
        const now = clock.now();
        const row = {
          model,
          payload: withoutCookie(stored),
          grantId: payload.grantId ?? null,
          uid: payload.uid ?? null,
          parentKey: model === 'RefreshToken' ? (lineage.getStore() ?? null) : null,
          expiresAt: expiresIn ? new Date(now.getTime() + expiresIn * 1000) : null,
        };
        await db
          .insert(table)
          .values({ ...row, key: keyOf(model, id), createdAt: now })
          // Whoever read a session before its end writes it back after it.
          .onConflictDoUpdate({
            target: table.key,
            set: row,
            ...(model === SESSION && { setWhere: isNull(table.consumedAt) }),
          });
      },
      async find(id) {
        const [row] = await db
          .select()
          .from(table)
          .where(eq(table.key, keyOf(model, id)));
        return read(row, id);
      },
      async findByUid(uid) {
        const [row] = await db
          .select()
          .from(table)
          .where(and(eq(table.uid, uid), eq(table.model, model)));
        return read(row);
      },
      // The device flow is off: nothing is ever stored under a user code.
      findByUserCode: () => Promise.resolve(undefined),
      async consume(id) {
        // One conditional statement: of two that come at once exactly one gets the row (F1, R01).
        const won = await db
          .update(table)
          .set({ consumedAt: clock.now() })
          .where(and(eq(table.key, keyOf(model, id)), isNull(table.consumedAt)))
          .returning({ key: table.key });
        if (!won.length) throw new errors.InvalidGrant('already used');
      },
      async destroy(id) {
        const isHere = eq(table.key, keyOf(model, id));
        if (model === SESSION) await db.update(table).set(ended(clock.now())).where(isHere);
        else await db.delete(table).where(isHere);
        if (model === 'AccessToken') losses.accessToken(digestOf(id));
        if (model === 'Grant') await losses.family(id);
      },
      async revokeByGrantId(grantId) {
        await db.delete(table).where(and(eq(table.grantId, grantId), eq(table.model, model)));
        await losses.family(grantId);
      },
    };
  };
}

// An interaction carries the name of the provider's session, which is the value of its cookie.
function withoutCookie(payload: AdapterPayload): AdapterPayload {
  const { session } = payload as { session?: { cookie?: string } };
  if (!session?.cookie) return payload;
  const { cookie: _cookie, ...rest } = session;
  return { ...payload, session: rest } as AdapterPayload;
}
