import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../core/database/database.ts';
import { leaveMonth } from '../testing/statistics/statistics-month.ts';
import { openTestFolder } from '../testing/test-database.ts';
import { runOpsCli } from './run.ts';

const dataDir = join(tmpdir(), `portal-statistics-${randomUUID()}`);
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

it('counts the statistics anew on the machine of the server, and names the days that differ [STT-1]', async () => {
  await inDatabase((database) => leaveMonth(database, 'math'));
  expect(await run('statistics', 'rebuild')).toMatchObject({ code: 0 });
  expect(await run('statistics', 'verify')).toEqual({ code: 0, said: '통계가 기록과 같아요.' });
  await inDatabase((database) => database.raw.exec(`update stat_day set net = net + 1 where day = '2026-11-02'`));
  const { code, said } = await run('statistics', 'verify');
  expect(code).toBe(1);
  expect(said).toContain('math 2026-11-02 DAY');
  await run('statistics', 'rebuild');
  expect(await run('statistics', 'verify')).toMatchObject({ code: 0 });
}, 120_000);

it('asks what is to be done [STT-1]', async () => {
  expect(await run('statistics', 'guess')).toMatchObject({
    code: 2,
    said: expect.stringContaining('rebuild 또는 verify'),
  });
});
