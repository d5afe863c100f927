import { and, asc, count, desc, eq, gt, gte, lt, lte, ne, sql } from 'drizzle-orm';
import type { TransactionState } from '@portal/domain/wallet/transaction';
import type { WithdrawalPlace, WithdrawalTrigger } from '@portal/domain/wallet/withdrawal';
import type { Db, Tx } from '../../core/database/database.ts';
import { withdrawal, withdrawalHistory, type WithdrawalRow } from './withdrawals.tables.ts';

export interface WithdrawalFilter {
  readonly state?: TransactionState | undefined;
  readonly trigger?: WithdrawalTrigger | undefined;
  readonly from?: Date | undefined;
  /** Not part of the period any more. */
  readonly until?: Date | undefined;
}

/** What one teacher took out. Every statement names her. */
export function ownWithdrawalQueries(db: Db | Tx, teacherId: string) {
  const isOwn = eq(withdrawal.teacherId, teacherId);
  const newestFirst = [desc(withdrawal.requestedAt), desc(withdrawal.seq)];
  return {
    async byId(id: string): Promise<WithdrawalRow | undefined> {
      const [row] = await db
        .select()
        .from(withdrawal)
        .where(and(isOwn, eq(withdrawal.id, id)));
      return row;
    },

    async byKey(requestKey: string): Promise<WithdrawalRow | undefined> {
      const [row] = await db
        .select()
        .from(withdrawal)
        .where(and(isOwn, eq(withdrawal.requestKey, requestKey)));
      return row;
    },

    async page({ state, trigger, from, until }: WithdrawalFilter, { page, size }: { page: number; size: number }) {
      const which = and(
        isOwn,
        state && eq(withdrawal.state, state),
        trigger && eq(withdrawal.trigger, trigger),
        from && gte(withdrawal.requestedAt, from),
        until && lt(withdrawal.requestedAt, until),
      );
      const [counted] = await db.select({ n: count() }).from(withdrawal).where(which);
      const rows = await db
        .select()
        .from(withdrawal)
        .where(which)
        .orderBy(...newestFirst)
        .limit(size)
        .offset((page - 1) * size);
      return { total: counted!.n, rows };
    },

    /** What was approved of those asked for since then, without one of them and without any of more than `atMost`; in đồng. */
    async approvedSince(since: Date, { id, atMost }: { id: string; atMost: number }): Promise<number> {
      const [row] = await db
        .select({ sum: sql<number>`coalesce(sum(${withdrawal.amount}), 0)::bigint`.mapWith(Number) })
        .from(withdrawal)
        .where(
          and(
            isOwn,
            ne(withdrawal.id, id),
            ne(withdrawal.state, 'FAILED'),
            ne(withdrawal.stage, 'REQUESTED'),
            gte(withdrawal.requestedAt, since),
            lte(withdrawal.amount, atMost),
          ),
        );
      return row!.sum;
    },

    /** The newest of those that were asked for before another. */
    before: (seq: number, limit: number): Promise<WithdrawalRow[]> =>
      db
        .select()
        .from(withdrawal)
        .where(and(isOwn, lt(withdrawal.seq, seq)))
        .orderBy(...newestFirst)
        .limit(limit),

    async add(row: Omit<typeof withdrawal.$inferInsert, 'teacherId' | 'state' | 'stage'>): Promise<WithdrawalRow> {
      const [added] = await db
        .insert(withdrawal)
        .values({ ...row, teacherId, state: 'IN_PROGRESS', stage: 'REQUESTED' })
        .returning();
      return added!;
    },
  };
}

/** What a step writes beside the place. */
export type WithdrawalEnd = Partial<
  Pick<WithdrawalRow, 'sentAt' | 'batchId' | 'finishedAt' | 'failCause' | 'failNote'>
>;

/** Steps in the life of a withdrawal, whoever takes them. */
export function withdrawalStepQueries(db: Db | Tx) {
  return {
    async byId(id: string): Promise<WithdrawalRow | undefined> {
      const [row] = await db.select().from(withdrawal).where(eq(withdrawal.id, id));
      return row;
    },

    /** Approved and not ended, the oldest first, of those behind one. */
    withTheBank: (behind: number, limit: number): Promise<WithdrawalRow[]> =>
      db
        .select()
        .from(withdrawal)
        .where(and(eq(withdrawal.state, 'IN_PROGRESS'), ne(withdrawal.stage, 'REQUESTED'), gt(withdrawal.seq, behind)))
        .orderBy(asc(withdrawal.seq))
        .limit(limit),

    /** Takes one from where it was seen; undefined when somebody else was first. One that ends keeps its stage. */
    async move(seen: WithdrawalRow, to: WithdrawalPlace, end: WithdrawalEnd): Promise<WithdrawalRow | undefined> {
      const place = to === 'SUCCESS' || to === 'FAILED' ? { state: to } : { stage: to };
      const [row] = await db
        .update(withdrawal)
        .set({ ...place, ...end })
        .where(and(eq(withdrawal.id, seen.id), eq(withdrawal.state, seen.state), eq(withdrawal.stage, seen.stage)))
        .returning();
      return row;
    },

    async record(step: Omit<typeof withdrawalHistory.$inferInsert, 'seq'>): Promise<void> {
      await db.insert(withdrawalHistory).values(step);
    },
  };
}
