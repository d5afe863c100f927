import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import type { Tx } from '../../../core/database/database.ts';
import { importedIncome, incomeAdjustment, incomeMonth, lessonIncome } from '../income/incomes.tables.ts';
import { transactionMonth } from '../transactions/transactions.tables.ts';
import { ledgerEntry, wallet, walletTransaction } from '../wallet.tables.ts';

/** Something that is not what its cause says. */
export type Difference = {
  /** What kind of thing differs, and which one. */
  readonly of: 'WALLET' | 'TRANSACTION' | 'CAUSE' | 'INCOME' | 'ADJUSTMENT' | 'INCOME_MONTH' | 'TRANSACTION_MONTH';
  readonly id: string;
  /** What stands there, and what it comes from says. */
  readonly is: string;
  readonly shouldBe: string;
};

const change = sql`case ${ledgerEntry.direction} when 'CREDIT' then ${ledgerEntry.amount} else -${ledgerEntry.amount} end`;

/** What is reckoned again by the database; of one person where she is named. */
export function ledgerChecks(tx: Tx, ownerId: string | undefined) {
  const isMeant = (column: PgColumn): SQL => (ownerId === undefined ? sql`true` : eq(column, ownerId));

  const found = async (of: Difference['of'], statement: SQL): Promise<Difference[]> => {
    const { rows } = (await tx.execute(statement)) as unknown as { rows: { id: string; is: string; should: string }[] };
    return rows.map(({ id, is, should }) => ({ of, id, is, shouldBe: should }));
  };

  return {
    /** Every balance is the sum of its entries. */
    balances: () =>
      found(
        'WALLET',
        sql`select w.id, w.available || ' + ' || w.on_hold as "is", e.available || ' + ' || e.on_hold as should
          from ${wallet} w, lateral (
            select coalesce(sum(${change}) filter (where bucket = 'AVAILABLE'), 0) as available,
              coalesce(sum(${change}) filter (where bucket = 'ON_HOLD'), 0) as on_hold
            from ${ledgerEntry} where wallet_id = w.id) e
          where ${ownerId === undefined ? sql`true` : sql`w.owner_id = ${ownerId}`}
            and (w.available, w.on_hold) is distinct from (e.available, e.on_hold)`,
      ),

    /** The entries of each transaction add up to nothing, and move in its wallet what it says; nothing lies in that of the market. */
    transactions: () =>
      found(
        'TRANSACTION',
        sql`select t.id, t.kind || ' ' || t.amount || ', 0' as "is", coalesce(e.hers, 0) || ', ' || coalesce(e.rest, 0) as should
          from ${walletTransaction} t join ${wallet} w on w.id = t.wallet_id, lateral (
            select sum(${change}) as rest, sum(${change}) filter (where wallet_id = t.wallet_id and bucket = 'AVAILABLE') as hers
            from ${ledgerEntry} where tx_id = t.id) e
          where ${ownerId === undefined ? sql`true` : sql`w.owner_id = ${ownerId}`}
            and (coalesce(e.rest, 0) <> 0 or w.owner_id <> 'MARKET' and t.state <> 'FAILED' and w.currency = 'VND'
              and coalesce(e.hers, 0) <> case t.kind when 'TU' then t.amount else -t.amount end)`,
      ),

    /** What came for lessons came for one that is booked, or was imported with its sums. */
    causes: () =>
      found(
        'CAUSE',
        sql`select t.id, t.amount || ' ' || coalesce(t.ref_id, '-') as "is",
            coalesce(i.net, m.net, 0) || ' ' || coalesce(i.lesson_id, '-') as should
          from ${walletTransaction} t join ${wallet} w on w.id = t.wallet_id
            left join ${lessonIncome} i on i.transaction_id = t.id left join ${importedIncome} m on m.transaction_id = t.id
          where ${ownerId === undefined ? sql`true` : sql`w.owner_id = ${ownerId}`} and t.reason = 'LESSON_INCOME'
            and (t.amount <> coalesce(i.net, m.net, 0) or t.ref_id is distinct from i.lesson_id)`,
      ),

    /** Each correction is its transaction, and an income of which nothing is left is reversed. */
    adjustments: () =>
      found(
        'ADJUSTMENT',
        sql`select a.id, a.amount::text as "is", coalesce(case t.kind when 'TU' then t.amount else -t.amount end, 0)::text as should
          from ${incomeAdjustment} a left join ${walletTransaction} t on t.id = a.transaction_id and t.reason = 'ADJUSTMENT'
          where ${ownerId === undefined ? sql`true` : sql`a.teacher_id = ${ownerId}`}
            and a.amount <> coalesce(case t.kind when 'TU' then t.amount else -t.amount end, 0)
          union all
          select i.lesson_id, i.state, case when i.net + a.total = 0 then 'REVERSED' else 'CONFIRMED' end
          from (select lesson_id, sum(amount) as total from ${incomeAdjustment} where ${isMeant(incomeAdjustment.teacherId)}
            group by lesson_id) a join ${lessonIncome} i using (lesson_id)
          where (i.state = 'REVERSED') <> (i.net + a.total = 0)`,
      ),

    /** The sums of each month are those of its lessons. */
    incomeMonths: () =>
      found(
        'INCOME_MONTH',
        sql`with said as (
            select teacher_id, month, lesson_count::bigint, gross, fee, platform, channel, net from ${incomeMonth}
            where ${isMeant(incomeMonth.teacherId)}),
          reckoned as (
            select teacher_id, month, count(*), sum(gross), sum(fee), sum(platform), sum(channel), sum(net)
            from ${lessonIncome} where ${isMeant(lessonIncome.teacherId)} and gross > 0 group by teacher_id, month)
          select s.teacher_id || ' ' || s.month as id, to_jsonb(s)::text as "is", coalesce(to_jsonb(r)::text, '-') as should
            from said s left join reckoned r on (r.teacher_id, r.month) = (s.teacher_id, s.month)
            where r is null or s::text <> r::text
          union all
          select r.teacher_id || ' ' || r.month, '-', to_jsonb(r)::text from reckoned r
            where not exists (select 1 from said s where (r.teacher_id, r.month) = (s.teacher_id, s.month))`,
      ),

    transactionMonths: () => {
      const hers =
        ownerId === undefined ? sql`true` : sql`wallet_id in (select id from ${wallet} where owner_id = ${ownerId})`;
      const key = sql.raw('(r.wallet_id, r.month, r.kind, r.reason) = (s.wallet_id, s.month, s.kind, s.reason)');
      return found(
        'TRANSACTION_MONTH',
        sql`with said as (
            select wallet_id, month, kind, reason, count::bigint, amount::numeric from ${transactionMonth} where ${hers}),
          reckoned as (
            select wallet_id, to_char(created_at at time zone ${DEFAULT_TIME_ZONE}, 'YYYY-MM') as month, kind, reason,
              count(*), sum(amount) from ${walletTransaction} where state = 'SUCCESS' and ${hers} group by 1, 2, 3, 4)
          select s.wallet_id || ' ' || s.month as id, to_jsonb(s)::text as "is", coalesce(to_jsonb(r)::text, '-') as should
            from said s left join reckoned r on ${key} where r is null or s::text <> r::text
          union all
          select r.wallet_id || ' ' || r.month, '-', to_jsonb(r)::text from reckoned r
            where not exists (select 1 from said s where ${key})`,
      );
    },
  };
}
