import { eq, sql } from 'drizzle-orm';
import type { IncomePart } from '@portal/domain/wallet/income';
import type { Tx } from '../../../core/database/database.ts';
import { incomePart, lessonIncome } from './incomes.tables.ts';

const INCOMES = 7_306_180;

/** Writes what a lesson earned. */
export function incomeBookingQueries(tx: Tx) {
  return {
    /** Nobody else books an income of this teacher until the transaction ends; false where this one is booked. */
    async claim(teacherId: string, lessonId: string): Promise<boolean> {
      await tx.execute(sql`select pg_advisory_xact_lock(${INCOMES}::int, hashtext(${teacherId}))`);
      const rows = await tx
        .select({ id: lessonIncome.lessonId })
        .from(lessonIncome)
        .where(eq(lessonIncome.lessonId, lessonId));
      return rows.length === 0;
    },

    async add(row: typeof lessonIncome.$inferInsert, parts: readonly IncomePart[]): Promise<void> {
      await tx.insert(lessonIncome).values(row);
      if (parts.length)
        await tx
          .insert(incomePart)
          .values(parts.map(({ studentName: _, ...part }) => ({ lessonId: row.lessonId, ...part })));
    },
  };
}
