import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Db } from '../../../core/database/database.ts';
import { hasElapsed } from '../../../core/database/elapsed.ts';
import { refreshRotation as table } from '../identity.tables.ts';

// A rotation that did not finish in this time died with its process.
const ABANDONED_MS = 30_000;

export function rotationQueries(db: Db, windowMs: number) {
  const over = (now: Date) =>
    or(
      and(isNotNull(table.sealed), hasElapsed(table.createdAt, windowMs, now)),
      and(isNull(table.sealed), hasElapsed(table.createdAt, ABANDONED_MS, now)),
    );
  return {
    /** True for exactly one caller: the one who rotates. */
    async claim(tokenHash: string, sessionId: string, now: Date): Promise<boolean> {
      const claimed = await db
        .insert(table)
        .values({ tokenHash, sessionId, createdAt: now })
        .onConflictDoUpdate({ target: table.tokenHash, set: { createdAt: now, sealed: null }, setWhere: over(now) })
        .returning({ tokenHash: table.tokenHash });
      return claimed.length > 0;
    },

    async keep(tokenHash: string, sealed: string): Promise<void> {
      await db.update(table).set({ sealed }).where(eq(table.tokenHash, tokenHash));
    },

    async release(tokenHash: string): Promise<void> {
      await db.delete(table).where(eq(table.tokenHash, tokenHash));
    },

    /** The sealed answer, null while its rotation runs, undefined when there is none (any more). */
    async answer(tokenHash: string): Promise<string | null | undefined> {
      const [row] = await db.select({ sealed: table.sealed }).from(table).where(eq(table.tokenHash, tokenHash));
      return row && row.sealed;
    },

    async forget(now: Date): Promise<void> {
      await db.delete(table).where(over(now));
    },
  };
}
