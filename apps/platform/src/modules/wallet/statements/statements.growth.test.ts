import type { Database } from '../../../core/database/database.ts';
import { blocksOf, planOf } from '../../../testing/query-plan.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { paymentAccountQueries } from '../accounts/payment-accounts.queries.ts';
import { monthSpan } from '../income/income-months.ts';
import { statementQueries } from './statements.queries.ts';

const NOW = new Date('2026-11-18T01:42:00Z');
const MONTHS = 24;
const TIMES = 20;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  // Ten withdrawals a month for two years; of the other teacher there are twenty times as many, all of them older.
  for (const [teacher, older] of [
    ['short', 0],
    ['long', TIMES * 10 * MONTHS],
  ] as const)
    await database.raw.exec(`
      insert into wallet (id, owner_id, currency) values ('wal-${teacher}', '${teacher}', 'VND');
      insert into payment_account (id, teacher_id, account_number, holder, bank_code, bank_name, is_default, created_at)
        select 'pac-${teacher}-' || n, '${teacher}', n, 'h', 'BANK_A', '은행 A', n = 1, '2020-01-01' from generate_series(1, 3) n;
      insert into wallet_transaction (id, code, wallet_id, currency, kind, state, amount, reason, title, created_at, finished_at)
        select '${teacher}-' || n, '${teacher}-' || n, 'wal-${teacher}', 'VND', 'WD', 'SUCCESS', 1, 'PAYOUT', '출금', '2020-01-01', '2020-01-01'
        from generate_series(1, ${10 * MONTHS + older}) n;
      insert into withdrawal (id, code, teacher_id, wallet_id, transaction_id, request_key, request_hash, amount, balance_before, state,
          stage, trigger, account_id, account_number, holder, bank_code, bank_name, requested_at, due_at, sent_at, finished_at)
        select '${teacher}-' || n, 'WD-${teacher}-' || n, '${teacher}', 'wal-${teacher}', '${teacher}-' || n, n, '', 1, 1, 'SUCCESS', 'SENT',
          'MANUAL', 'pac-${teacher}-' || (1 + n % 3), '1', 'h', 'BANK_A', '은행 A', at, at, at, at
        from generate_series(1, ${10 * MONTHS + older}) n,
          lateral (select timestamptz '2026-11-17Z' - n * interval '3 days' as at) as times`);
  await database.raw.exec('vacuum analyze');
}, 120_000);
afterAll(() => database.close());

it.each([
  [
    'the withdrawals of 24 months',
    (teacher: string) => statementQueries(database.db, teacher).withdrawals(monthSpan(NOW, MONTHS - 1).beginsAt),
  ],
  [
    'the withdrawals of one month',
    (teacher: string) => statementQueries(database.db, teacher).withdrawalsOf(monthSpan(NOW, 1)),
  ],
  [
    'the corrections of one month',
    (teacher: string) => statementQueries(database.db, teacher).correctionsIn(monthSpan(NOW, 1)),
  ],
  [
    'the payment accounts with how their payouts go',
    (teacher: string) => paymentAccountQueries(database.db, teacher).list(),
  ],
])('twenty times as much does not make %s read more than twice as much [INC-4] [PAY-1]', async (_what, statement) => {
  const blocks = async (teacher: string) =>
    blocksOf(await planOf(database, statement(teacher) as unknown as Parameters<typeof planOf>[1], {}));
  expect(await blocks('long')).toBeLessThanOrEqual(2 * (await blocks('short')) + 8);
});
