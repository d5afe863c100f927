import { setTimeout as pause } from 'node:timers/promises';
import { LIMITS } from '@portal/domain/tenant/limits';
import { startPostgres, type TestPostgres } from '@portal/test-runner/postgres';
import { openDatabase } from '../core/database/open-database.ts';
import { monthBefore } from '../modules/wallet/month-end/month-end.service.ts';
import { killPlatforms, type PlatformProcess } from '../testing/platform-process.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { end, running } from './plugged.ts';

const TEACHERS = 400;
const AMOUNT = LIMITS.withdrawalMin;

let postgres: TestPostgres;
let t: TestApp;
const env = () => ({ DATABASE_URL: postgres.url, PAYOUT_BANK: 'REFERENCE' });

beforeAll(async () => {
  postgres = await startPostgres({ durable: true });
  t = await createTestApp({ database: await openDatabase({ kind: 'postgres', url: postgres.url }) });
  // In the month that has ended by the clock of the processes.
  const { month } = monthBefore(new Date());
  await t.database.raw.exec(`
    create temporary table teacher as select 't-' || n as id, 'x-' || n as tx from generate_series(1, ${TEACHERS}) n;
    insert into payment_account (id, teacher_id, account_number, holder, bank_code, bank_name, is_default, verified_at, created_at)
      select id, id, '970400001', id, 'BANK_A', '은행 A', true, '2020-01-01', '2020-01-01' from teacher;
    insert into wallet (id, owner_id, currency) select id, id, 'VND' from teacher;
    insert into wallet_transaction (id, code, wallet_id, currency, kind, state, amount, reason, title, created_at, finished_at)
      select tx, tx, id, 'VND', 'TU', 'SUCCESS', ${AMOUNT}, 'LESSON_INCOME', '수업료', '${month}-15', '${month}-15' from teacher;
    insert into imported_income (transaction_id, teacher_id, month, lesson_count, gross, fee, platform, channel, net)
      select tx, id, '${month}', 1, ${AMOUNT}, 0, 0, 0, ${AMOUNT} from teacher;
    begin;
    insert into ledger_entry (tx_id, currency, system_account, direction, amount, at)
      select tx, 'VND', 'TUITION', 'DEBIT', ${AMOUNT}, '${month}-15' from teacher;
    insert into ledger_entry (tx_id, currency, wallet_id, bucket, direction, amount, at)
      select tx, 'VND', id, 'AVAILABLE', 'CREDIT', ${AMOUNT}, '${month}-15' from teacher;
    commit`);
  expect(await t.wallet.verifyLedger()).toEqual([]);
}, 180_000);
afterAll(async () => {
  killPlatforms();
  await t.close();
  await postgres.stop();
});

const one = async <Row>(sql: string): Promise<Row> => (await t.database.raw.query<Row>(sql))[0]!;
const countOf = async (what: string) => (await one<{ n: number }>(`select count(*)::int as n from ${what}`)).n;
async function untilPaid(least: number, process: PlatformProcess): Promise<void> {
  while ((await countOf('withdrawal')) < least && process.child.exitCode === null) await pause(2);
}
/** What is wrong in the books: half a withdrawal, one that nobody knows of at the desk, or a balance that is not its ledger's. */
const wrong = () =>
  one(`select
    (select count(*)::int from withdrawal w where not exists (select 1 from ops_item where id = w.id)
      or (select count(*) from ledger_entry where tx_id = w.transaction_id) <> 2
      or not exists (select 1 from withdrawal_history where withdrawal_id = w.id and event = 'REQUEST')) as half,
    (select count(*)::int from (select teacher_id from withdrawal group by 1 having count(*) > 1) as twice) as twice,
    (select count(*)::int from wallet w where available + on_hold <> ${AMOUNT}
      or on_hold <> (select coalesce(sum(amount), 0) from withdrawal where wallet_id = w.id)) as balances`);
const NOTHING = { half: 0, twice: 0, balances: 0 };

it('the month end that is killed in the middle, by one process and by two at once, pays everybody once [INC-4]', async () => {
  const first = await running(env());
  await untilPaid(20, first);
  expect(await end(first, 'SIGKILL')).toBeNull();
  const afterOne = await countOf('withdrawal');
  expect(await wrong()).toEqual(NOTHING);

  const pair = await Promise.all([running(env()), running(env())]);
  await untilPaid(afterOne + 20, pair[0]);
  expect(await end(pair[0], 'SIGKILL')).toBeNull();
  const afterTwo = await countOf('withdrawal');
  expect(await wrong()).toEqual(NOTHING);

  await untilPaid(TEACHERS, pair[1]);
  expect(await wrong()).toEqual(NOTHING);
  // Run again, by another process and by this one: nobody is paid twice.
  await t.wallet.payMonthEnd();
  expect(await end(pair[1], 'SIGTERM')).toBe(0);
  expect(await wrong()).toEqual(NOTHING);
  expect(await countOf(`withdrawal where trigger = 'MONTH_END' and amount = ${AMOUNT}`)).toBe(TEACHERS);
  expect(await countOf('withdrawal')).toBe(TEACHERS);
  // Both ends came in the middle.
  expect([afterOne > 0 && afterOne < TEACHERS, afterTwo > afterOne && afterTwo < TEACHERS]).toEqual([true, true]);
}, 240_000);
