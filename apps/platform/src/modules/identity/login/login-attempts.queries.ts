import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../core/database/database.ts';
import { hasCome, hasElapsed } from '../../../core/database/elapsed.ts';
import { loginAttempt as table } from '../identity.tables.ts';

const FREE = 5;
const LONGEST_SECONDS = 60;
const WINDOW_SECONDS = 900;
const WINDOW_TRIES = 15;
const FORGET_SECONDS = 3_600;

const NEVER = sql`'epoch'::timestamptz`;

const seconds = (count: number) => sql`make_interval(secs => ${count})`;

export function loginAttemptQueries(db: Db) {
  return {
    /**
     * Counts a try as failed before the password is looked at, so that a hundred parallel tries are a hundred; the right
     * password takes it back. Resolves to 0, or to the seconds to wait when this one may not be looked at.
     */
    async begin(accountKey: string, deviceKey: string, now: Date): Promise<number> {
      const at = sql`${now.toISOString()}::timestamptz`;
      const isOld = sql`${table.lastFailedAt} < ${at} - ${seconds(FORGET_SECONDS)}`;
      const windowOver = hasElapsed(table.windowStartedAt, secondsToMilliseconds(WINDOW_SECONDS), now);
      const failures = sql`(case when ${isOld} then 1 else ${table.failures} + 1 end)`;
      const windowFailures = sql`(case when ${windowOver} then 1 else ${table.windowFailures} + 1 end)`;
      const windowStart = sql`(case when ${windowOver} then ${at} else ${table.windowStartedAt} end)`;
      // A free try blocks nothing, not even one that was sent a moment before it and is counted after it.
      const pause = sql`(case when ${failures} < ${FREE} then ${NEVER}
        else ${at} + make_interval(secs => least(${LONGEST_SECONDS}, power(2, least(${failures} - ${FREE}, 10)))) end)`;
      const counted = await db
        .insert(table)
        .values({
          accountKey,
          deviceKey,
          failures: 1,
          windowFailures: 1,
          windowStartedAt: now,
          lastFailedAt: now,
          blockedUntil: NEVER,
        })
        .onConflictDoUpdate({
          target: [table.accountKey, table.deviceKey],
          set: {
            failures,
            windowFailures,
            windowStartedAt: windowStart,
            lastFailedAt: now,
            blockedUntil: sql`(case when ${windowFailures} >= ${WINDOW_TRIES}
              then greatest(${pause}, ${windowStart} + ${seconds(WINDOW_SECONDS)}) else ${pause} end)`,
          },
          setWhere: hasCome(table.blockedUntil, secondsToMilliseconds(WINDOW_SECONDS), now),
        })
        .returning({ failures: table.failures });
      if (counted.length) return 0;
      const [row] = await db
        .select({ until: table.blockedUntil })
        .from(table)
        .where(and(eq(table.accountKey, accountKey), eq(table.deviceKey, deviceKey)));
      return Math.max(1, Math.ceil(((row?.until.getTime() ?? 0) - now.getTime()) / 1000));
    },

    async succeeded(accountKey: string, deviceKey: string): Promise<void> {
      await db.delete(table).where(and(eq(table.accountKey, accountKey), eq(table.deviceKey, deviceKey)));
    },

    async forget(before: Date): Promise<void> {
      await db.delete(table).where(lt(table.lastFailedAt, before));
    },
  };
}
