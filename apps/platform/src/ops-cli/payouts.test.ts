import { randomUUID } from 'node:crypto';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paymentAccount } from '../modules/wallet/wallet.tables.ts';
import { ACCEPT, anAccountRow, fund } from '../testing/apps/wallet-app.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { openTestFolder } from '../testing/test-database.ts';
import { runOpsCli } from './run.ts';

const dataDir = join(tmpdir(), `portal-payouts-${randomUUID()}`);
const env = { DATA_DIR: dataDir, DEMO: 'off', ORIGIN: 'http://localhost:3000' };
const inFolder = (name: string) => join(dataDir, name);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function run(args: readonly string[], over: Record<string, string> = {}) {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await runOpsCli(args, {
    env: { ...env, ...over },
    fetch: () => Promise.reject(new Error('the server is not running')),
    now: () => new Date(),
    say: (text) => void said.push(text),
    complain: (text) => void complained.push(text),
  });
  return { code, said: said.join('\n'), complained: complained.join('\n') };
}
async function withApp<T>(work: (t: TestApp) => Promise<T>): Promise<T> {
  const t = await createTestApp({ database: await openTestFolder(inFolder('database')) });
  return work(t).finally(() => t.close());
}

// One database in a folder after the other, as on a machine: each of these takes its seconds.
it('a withdrawal leaves by a file and comes to its end by another one [INC-4]', async () => {
  const teacher = await withApp(async (t) => {
    const { id } = await t.addUser({ username: 'math' });
    await t.database.db.insert(paymentAccount).values(anAccountRow(id, { id: 'pac_1', isDefault: true }, new Date()));
    await fund(t, id, 1_000_000);
    const { id: asked } = await t.wallet.requestWithdrawal(id, { key: randomUUID(), amount: 400_000 });
    const [desk] = t.wallet.opsSources;
    await desk!.pickUp(asked, 'op');
    await desk!.decide(asked, 'op', ACCEPT);
    return id;
  });
  const file = inFolder('to-bank.csv');
  expect(await run(['payouts', 'export', file], { PAYOUT_BANK: 'REFERENCE' })).toMatchObject({ code: 1, said: '' });
  const sent = await run(['payouts', 'export', file]);
  expect(sent).toMatchObject({ code: 0, complained: '' });
  expect(sent.said).toContain('출금 1건, 400,000đ을 썼어요');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const written = await readFile(file, 'utf8');
  const [, reference] = /(WD-\d{6}-[A-Z0-9]+),400000,VND,970436/.exec(written)!;
  // A file that is there stays; a second one has nothing to say.
  expect(await run(['payouts', 'export', file])).toMatchObject({ code: 1 });
  expect(await readFile(file, 'utf8')).toBe(written);
  const empty = inFolder('empty.csv');
  const { said: nothing } = await run(['payouts', 'export', empty]);
  expect(nothing).toContain('은행에 새로 보낼 출금이 없어요');
  // Whoever was stopped before her file was written learns here which batch it was.
  expect(nothing).toMatch(
    /^은행의 답을 기다리는 묶음:\n(bat_\S+) · \S+Z · 1건, 400,000đ\n같은 파일을 다시 쓰려면: .* --batch \1$/m,
  );
  await expect(stat(empty)).rejects.toMatchObject({ code: 'ENOENT' });
  const [, batch] = /--batch (bat_\S+)/.exec(sent.said)!;
  expect(await run(['payouts', 'export', inFolder('again.csv'), '--batch', batch!])).toMatchObject({ code: 0 });
  expect(await readFile(inFolder('again.csv'), 'utf8')).toBe(written);

  const answer = inFolder('answer.csv');
  await writeFile(answer, `reference,amount,status\n${reference},400000,PAID\n`);
  expect((await run(['payouts', 'import', answer])).said).toBe(
    '지급 1건, 거절 0건을 반영했어요. 이미 반영한 것은 0건이에요.',
  );
  expect((await run(['payouts', 'import', answer])).said).toContain('이미 반영한 것은 1건이에요.');
  expect((await run(['payouts', 'export', empty])).said).toBe('은행에 새로 보낼 출금이 없어요.');
  await writeFile(answer, `reference,amount,status\nWD-261118-AAAAAAAA,400000,PAID\n`);
  const wrong = await run(['payouts', 'import', answer]);
  expect([wrong.code, wrong.complained]).toEqual([
    1,
    expect.stringContaining('2번째 줄 WD-261118-AAAAAAAA: 그런 출금이 없어요'),
  ]);
  const balances = await withApp(({ database }) =>
    database.raw.query('select available::int, on_hold::int from wallet where owner_id = $1', [teacher]),
  );
  expect(balances).toEqual([{ available: 600_000, on_hold: 0 }]);
}, 120_000);

it('says what is missing', async () => {
  expect(await run(['payouts', 'export'])).toMatchObject({ code: 2 });
  expect((await run(['payouts', 'import'])).complained).toContain('파일의 이름을 적어 주세요.');
  expect((await run(['payouts', 'import', inFolder('none.csv')])).code).toBe(1);
  expect((await run(['payouts', 'send'])).complained).toContain('알 수 없는 명령이에요: send');
});
