import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { openTestFolder } from '../testing/test-database.ts';
import { runOpsCli } from './run.ts';

const dataDir = join(tmpdir(), `portal-ops-${randomUUID()}`);
const env = { DATA_DIR: dataDir, DEMO: 'off', ORIGIN: 'http://localhost:3000' };
let t: TestApp;
afterAll(async () => {
  await t?.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function run(...args: string[]) {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await runOpsCli(args, {
    env,
    fetch: () => Promise.reject(new Error('the server is not running')),
    now: () => new Date(),
    say: (text) => void said.push(text),
    complain: (text) => void complained.push(text),
  });
  return { code, said: said.join('\n'), complained: complained.join('\n') };
}
const create = (over: Record<string, string> = {}) =>
  run(
    'create-operator',
    ...Object.entries({
      '--name': '첫 운영자',
      '--email': 'first@example.com',
      '--desks': 'team, approval',
      ...over,
    }).flat(),
  );
const LINK = /http:\/\/localhost:3000\/kr\/forgot-password\/new\?ticket=([A-Za-z0-9_-]{43})/;
const ticketIn = ({ said }: { said: string }) => LINK.exec(said)![1]!;

// One database in a folder after the other, as on a machine: each of these takes its seconds.
describe('on the machine of a new installation', () => {
  it('the first operator is made by command, sets her password by its link, and invites the next [REG-3]', async () => {
    const made = await create();
    expect(made).toMatchObject({ code: 0, complained: '' });
    expect(made.said).toContain('운영자를 만들었어요: 첫 운영자 <first@example.com>, 팀 관리 · 심사');
    const again = await run('operator-link', 'First@example.com');
    expect(ticketIn(again)).not.toBe(ticketIn(made));

    const database = await openTestFolder(join(dataDir, 'database'));
    t = await createTestApp({ database });
    const setPassword = (ticket: string) =>
      t.request({
        method: 'POST',
        url: '/mid/v1/users/set-password',
        headers: t.headers,
        payload: { ticket, password: 'first-pass1!', passwordConfirm: 'first-pass1!' },
      });
    expect((await setPassword(ticketIn(made))).statusCode).toBe(410);
    expect((await setPassword(ticketIn(again))).statusCode).toBe(200);
    const headers = await t.signIn('first@example.com', 'first-pass1!');
    const invited = await t.request({
      method: 'POST',
      url: '/tns/v1/ops/operators',
      headers,
      payload: { clientId: randomUUID(), name: '둘째', email: 'second@example.com', desks: ['HELP'] },
    });
    expect(invited.statusCode).toBe(201);
    const history = await t.request({ url: '/tns/v1/ops/operators/history', headers });
    expect(history.json<{ data: { items: object[] } }>().data.items).toMatchObject([
      { event: 'INVITE', operator: { name: '둘째' }, actor: { name: '첫 운영자' } },
      { event: 'SET_PASSWORD', operator: { name: '첫 운영자' }, actor: { name: '첫 운영자' } },
      { event: 'SEND_LINK', actor: null },
      { event: 'INVITE', operator: { name: '첫 운영자' }, actor: null, desks: ['APPROVAL', 'TEAM'] },
    ]);
  }, 60_000);

  it('nothing is done to a database that a server has open, and the command says so', async () => {
    expect(await create({ '--email': 'busy@example.com' })).toMatchObject({ code: 1, said: '' });
  });

  it.each([
    ['an unknown desk', { '--desks': 'chef' }, '맡을 일은 approval, finance, help, team 가운데서'],
    ['no address', { '--email': 'nobody' }, '이메일 형식이 아니에요'],
    ['a blank name', { '--name': ' ' }, '이름을 입력해 주세요.'],
  ])('ends with 2 for %s, before anything is opened', async (_what, over, sentence) => {
    const { code, complained } = await create(over);
    expect(code).toBe(2);
    expect(complained).toContain(sentence);
  });

  it('names the option that is missing', async () => {
    const { code, complained } = await run('create-operator', '--name', '이름');
    expect(code).toBe(2);
    expect(complained).toContain('create-operator 명령에는 --email 옵션이 있어야 해요.');
  });
});
