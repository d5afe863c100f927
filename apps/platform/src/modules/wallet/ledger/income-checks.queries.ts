import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../core/database/database.ts';
import { incomePart, lessonIncome, type LessonIncomeRow } from '../income/incomes.tables.ts';
import { ledgerEntry } from '../wallet.tables.ts';

export type PartRow = typeof incomePart.$inferSelect;

export interface Posted {
  readonly txId: string;
  /** Of a system account, or the wallet. */
  readonly account: string;
  readonly change: number;
}

/** Reads incomes with what they are made of and what was moved for them. */
export function incomeCheckQueries(tx: Tx, teacherId: string | undefined) {
  return {
    /** Of those behind one, in the order of their lessons' ids. */
    behind: (lessonId: string, limit: number): Promise<LessonIncomeRow[]> =>
      tx
        .select()
        .from(lessonIncome)
        .where(
          and(
            gt(lessonIncome.lessonId, lessonId),
            teacherId === undefined ? undefined : eq(lessonIncome.teacherId, teacherId),
          ),
        )
        .orderBy(asc(lessonIncome.lessonId))
        .limit(limit),

    partsOf: (lessonIds: readonly string[]): Promise<PartRow[]> =>
      tx
        .select()
        .from(incomePart)
        .where(inArray(incomePart.lessonId, [...lessonIds])),

    postedFor: (txIds: readonly string[]): Promise<Posted[]> =>
      tx
        .select({
          txId: ledgerEntry.txId,
          account: sql<string>`coalesce(${ledgerEntry.systemAccount}, 'WALLET')`.as('account'),
          change: sql<number>`sum(case ${ledgerEntry.direction} when 'CREDIT' then ${ledgerEntry.amount}
            else -${ledgerEntry.amount} end)`.mapWith(Number),
        })
        .from(ledgerEntry)
        .where(inArray(ledgerEntry.txId, [...txIds]))
        .groupBy(ledgerEntry.txId, sql`account`),
  };
}
