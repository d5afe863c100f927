import { and, asc, eq, gte, lt, ne, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import type { Db } from '../../../core/database/database.ts';
import type { MonthSpan } from '../income/income-months.ts';
import { incomeAdjustment, type IncomeAdjustmentRow } from '../income/incomes.tables.ts';
import { monthEndKey } from '../month-end/month-end.service.ts';
import { withdrawal, type WithdrawalRow } from '../withdrawals.tables.ts';

const ZONE = sql.raw(`'${DEFAULT_TIME_ZONE}'`);
const KEY_LENGTH = sql.raw(String(monthEndKey('').length));

const monthOf = (column: PgColumn) => sql<string>`to_char(${column} at time zone ${ZONE}, 'YYYY-MM')`;
// The end of a month pays that month, and does so in the next one.
const monthOfWithdrawal = sql<string>`case ${withdrawal.trigger} when 'MONTH_END'
  then substring(${withdrawal.requestKey} from ${KEY_LENGTH} + 1) else ${monthOf(withdrawal.requestedAt)} end`;
const sumOf = (column: PgColumn) => sql<number>`sum(${column})::bigint`.mapWith(Number);

/** What stands on the statements of one teacher beside her lessons. Every statement names her. */
export function statementQueries(db: Db, teacherId: string) {
  // What the marketplace bears never moved in her wallet.
  const isCorrection = and(eq(incomeAdjustment.teacherId, teacherId), eq(incomeAdjustment.isBorneByMarket, false));
  const isTaken = and(eq(withdrawal.teacherId, teacherId), ne(withdrawal.state, 'FAILED'));
  return {
    /** Sums of corrections by month. */
    corrections: (since: Date): Promise<{ month: string; amount: number }[]> =>
      db
        .select({ month: monthOf(incomeAdjustment.at), amount: sumOf(incomeAdjustment.amount) })
        .from(incomeAdjustment)
        .where(and(isCorrection, gte(incomeAdjustment.at, since)))
        .groupBy(sql`1`),

    /** Sums of withdrawals by month, with the one of its end and whether that has arrived. */
    withdrawals: (since: Date) =>
      db
        .select({
          month: monthOfWithdrawal,
          amount: sumOf(withdrawal.amount),
          payoutId: sql<string | null>`max(${withdrawal.id}) filter (where ${eq(withdrawal.trigger, 'MONTH_END')})`,
          isPaid: sql<boolean>`coalesce(bool_or(${withdrawal.state} = 'SUCCESS') filter (where ${eq(withdrawal.trigger, 'MONTH_END')}), false)`,
        })
        .from(withdrawal)
        .where(and(isTaken, gte(withdrawal.requestedAt, since)))
        .groupBy(sql`1`),

    correctionsIn: ({ beginsAt, endsAt }: MonthSpan): Promise<IncomeAdjustmentRow[]> =>
      db
        .select()
        .from(incomeAdjustment)
        .where(and(isCorrection, gte(incomeAdjustment.at, beginsAt), lt(incomeAdjustment.at, endsAt)))
        .orderBy(asc(incomeAdjustment.at), asc(incomeAdjustment.seq)),

    withdrawalsOf: ({ month, beginsAt, endsAt }: MonthSpan): Promise<WithdrawalRow[]> =>
      db
        .select()
        .from(withdrawal)
        .where(
          and(
            isTaken,
            or(
              and(
                eq(withdrawal.trigger, 'MANUAL'),
                gte(withdrawal.requestedAt, beginsAt),
                lt(withdrawal.requestedAt, endsAt),
              ),
              eq(withdrawal.requestKey, monthEndKey(month)),
            ),
          ),
        )
        .orderBy(asc(withdrawal.requestedAt), asc(withdrawal.seq)),
  };
}
