import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { withdrawal, type WithdrawalRow } from '../withdrawals.tables.ts';
import { payoutBatch, type PayoutBatchRow } from './payout-batches.tables.ts';

/** Payouts by file, of all teachers: what the team hands to the bank and hears from it. */
export function payoutBatchQueries(db: Db | Tx) {
  return {
    /** Approved and sent to nobody yet, the oldest first; another one who asks at the same time gets others. */
    claim: (limit: number): Promise<WithdrawalRow[]> =>
      db
        .select()
        .from(withdrawal)
        .where(and(eq(withdrawal.state, 'IN_PROGRESS'), eq(withdrawal.stage, 'APPROVED')))
        .orderBy(asc(withdrawal.seq))
        .limit(limit)
        .for('update', { skipLocked: true }),

    async add(row: Omit<PayoutBatchRow, 'seq'>): Promise<void> {
      await db.insert(payoutBatch).values(row);
    },

    async byId(id: string): Promise<PayoutBatchRow | undefined> {
      const [row] = await db.select().from(payoutBatch).where(eq(payoutBatch.id, id));
      return row;
    },

    /** With what the bank has not answered yet of each, the newest first. */
    open: () =>
      db
        .select({
          id: payoutBatch.id,
          createdAt: payoutBatch.createdAt,
          count: sql<number>`count(*)::int`,
          total: sql<number>`sum(${withdrawal.amount})::bigint`.mapWith(Number),
        })
        .from(payoutBatch)
        .innerJoin(withdrawal, eq(withdrawal.batchId, payoutBatch.id))
        .where(eq(withdrawal.state, 'IN_PROGRESS'))
        .groupBy(payoutBatch.id, payoutBatch.createdAt, payoutBatch.seq)
        .orderBy(desc(payoutBatch.seq)),

    of: (batchId: string): Promise<WithdrawalRow[]> =>
      db.select().from(withdrawal).where(eq(withdrawal.batchId, batchId)).orderBy(asc(withdrawal.seq)),

    /** Those that an answer names, by the number that it names them with. */
    async byCodes(codes: readonly string[]): Promise<Map<string, WithdrawalRow>> {
      const rows = await db
        .select()
        .from(withdrawal)
        .where(inArray(withdrawal.code, [...codes]));
      return new Map(rows.map((row) => [row.code, row]));
    },
  };
}
