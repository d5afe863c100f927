import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../core/database/database.ts';
import { importIncome } from '../testing/apps/import-income.ts';
import { openTestFolder } from '../testing/test-database.ts';
import { runOpsCli } from './run.ts';

const dataDir = join(tmpdir(), `portal-ledger-${randomUUID()}`);
const env = { DATA_DIR: dataDir, DEMO: 'off', ORIGIN: 'http://localhost:3000' };
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function run(...args: string[]) {
  const said: string[] = [];
  const code = await runOpsCli(args, {
    env,
    fetch: () => Promise.reject(new Error('the server is not running')),
    now: () => new Date(),
    say: (text) => void said.push(text),
    complain: (text) => void said.push(text),
  });
  return { code, said: said.join('\n') };
}
async function inDatabase(work: (database: Database) => Promise<void>) {
  const database = await openTestFolder(join(dataDir, 'database'));
  await work(database).finally(() => database.close());
}

it('reckons all money again on the machine of the server, and names what differs [R10]', async () => {
  const income = { amount: 500_000, title: '수업료' };
  await inDatabase((database) => database.db.transaction((tx) => importIncome(tx, 'math', income, new Date())));
  expect(await run('ledger', 'verify')).toEqual({ code: 0, said: '모든 잔액과 수입이 그 근거와 같아요.' });
  await inDatabase((database) => database.raw.exec(`update transaction_month set amount = amount + 1`));
  const { code, said } = await run('ledger', 'verify');
  expect(code).toBe(1);
  expect(said).toContain('TRANSACTION_MONTH');
}, 120_000);

it('asks what is to be done', async () => {
  expect(await run('ledger')).toMatchObject({ code: 2, said: expect.stringContaining('verify') });
});
