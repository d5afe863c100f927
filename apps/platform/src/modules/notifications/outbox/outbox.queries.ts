import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { outbox, type OutboxPayload } from '../list/notifications.tables.ts';

export interface OutboxRow {
  readonly id: string;
  readonly dedupeKey: string;
  readonly userId: string;
  readonly payload: OutboxPayload;
  readonly createdAt: Date;
}

export function outboxQueries(db: Db | Tx) {
  return {
    /** Does nothing, and answers false, when the same fact is waiting or was told already. */
    async put(row: OutboxRow): Promise<boolean> {
      const put = await db
        .insert(outbox)
        .values(row)
        .onConflictDoNothing({ target: outbox.dedupeKey })
        .returning({ id: outbox.id });
      return put.length > 0;
    },

    /** Waiting rows, oldest first, that no other dispatcher holds; they stay held until the transaction ends. */
    async claim(limit: number): Promise<OutboxRow[]> {
      return db
        .select()
        .from(outbox)
        .where(isNull(outbox.dispatchedAt))
        .orderBy(asc(outbox.seq))
        .limit(limit)
        .for('update', { skipLocked: true });
    },

    async markDispatched(ids: readonly string[], at: Date): Promise<void> {
      await db
        .update(outbox)
        .set({ dispatchedAt: at })
        .where(inArray(outbox.id, [...ids]));
    },

    /** What waits to be told waits for no answer any more. Whoever tells it at this moment is waited for. */
    async answered(ref: string): Promise<void> {
      await db
        .update(outbox)
        .set({ payload: sql`jsonb_set(${outbox.payload}, '{answerRef}', 'null')` })
        .where(and(isNull(outbox.dispatchedAt), eq(sql`${outbox.payload} ->> 'answerRef'`, ref)));
    },

    /** Rows sent before `before`; their dedupe keys are free again afterwards. */
    async forgetSent(before: Date): Promise<void> {
      await db.delete(outbox).where(lt(outbox.dispatchedAt, before));
    },
  };
}
