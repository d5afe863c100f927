import { and, eq, ne, not, sql } from 'drizzle-orm';
import type { Tx } from '../../../core/database/database.ts';
import {
  incomeAdjustment,
  type IncomeAdjustmentRow,
  lessonIncome,
  type LessonIncomeRow,
} from '../income/incomes.tables.ts';
import { withdrawal } from '../withdrawals.tables.ts';

const isAsked = and(eq(withdrawal.state, 'IN_PROGRESS'), eq(withdrawal.stage, 'REQUESTED'))!;

/** Corrections of what lessons earned, for the operators: any teacher's. The caller holds her wallet. */
export function incomeAdjustmentQueries(tx: Tx) {
  return {
    async incomeOf(lessonId: string): Promise<LessonIncomeRow | undefined> {
      const [row] = await tx.select().from(lessonIncome).where(eq(lessonIncome.lessonId, lessonId));
      return row;
    },

    of: (lessonId: string): Promise<IncomeAdjustmentRow[]> =>
      tx.select().from(incomeAdjustment).where(eq(incomeAdjustment.lessonId, lessonId)),

    /** Whether a withdrawal by this key is under way or done: one that failed gave its money back, one that waits still can. */
    async isPaid(teacherId: string, requestKey: string): Promise<boolean> {
      const rows = await tx
        .select({ id: withdrawal.id })
        .from(withdrawal)
        .where(
          and(
            eq(withdrawal.teacherId, teacherId),
            eq(withdrawal.requestKey, requestKey),
            ne(withdrawal.state, 'FAILED'),
            not(isAsked),
          ),
        );
      return rows.length > 0;
    },

    /** What she has asked for and nobody has decided yet. */
    async askedFor(teacherId: string): Promise<number> {
      const [row] = await tx
        .select({ sum: sql<number>`coalesce(sum(${withdrawal.amount}), 0)::bigint`.mapWith(Number) })
        .from(withdrawal)
        .where(and(eq(withdrawal.teacherId, teacherId), isAsked));
      return row!.sum;
    },

    async add(row: Omit<typeof incomeAdjustment.$inferInsert, 'seq'>): Promise<void> {
      await tx.insert(incomeAdjustment).values(row);
    },

    async reverse(lessonId: string): Promise<void> {
      await tx.update(lessonIncome).set({ state: 'REVERSED' }).where(eq(lessonIncome.lessonId, lessonId));
    },
  };
}
