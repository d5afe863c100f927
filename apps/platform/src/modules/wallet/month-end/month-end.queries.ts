import { and, eq, gte, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '../../../core/database/database.ts';
import { ledgerEntry, paymentAccount, wallet } from '../wallet.tables.ts';
import { withdrawal } from '../withdrawals.tables.ts';

interface MonthEnd {
  readonly key: string;
  readonly endAt: Date;
  readonly now: Date;
  readonly min: number;
}

/** Who is paid at the end of a month: enough was confirmed by then and is still there, and an account can take it. */
export function monthEndQueries(db: Db) {
  return {
    async due({ key, endAt, now, min }: MonthEnd): Promise<{ teacherId: string; amount: number }[]> {
      const confirmed = sql<number>`(
        select coalesce(sum(case ${ledgerEntry.direction} when 'CREDIT' then ${ledgerEntry.amount} else -${ledgerEntry.amount} end), 0)
        from ${ledgerEntry} where ${ledgerEntry.walletId} = ${wallet.id} and ${ledgerEntry.bucket} = 'AVAILABLE'
          and ${ledgerEntry.at} < ${endAt.toISOString()})`;
      const amount = sql<string>`least(${wallet.available}, ${confirmed})`;
      const done = db
        .select({ id: withdrawal.id })
        .from(withdrawal)
        .where(and(eq(withdrawal.teacherId, wallet.ownerId), eq(withdrawal.requestKey, key)));
      const rows = await db
        .select({ teacherId: wallet.ownerId, amount })
        .from(wallet)
        .innerJoin(paymentAccount, and(eq(paymentAccount.teacherId, wallet.ownerId), paymentAccount.isDefault))
        .where(
          and(
            eq(wallet.currency, 'VND'),
            gte(wallet.available, min),
            isNotNull(paymentAccount.verifiedAt),
            or(isNull(paymentAccount.holdUntil), lte(paymentAccount.holdUntil, now)),
            notExists(done),
            gte(amount, String(min)),
          ),
        );
      return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
    },
  };
}
