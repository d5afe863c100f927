import { randomUUID } from 'node:crypto';
import { startFakeSocialProvider, type FakeSocialProvider } from '../../../testing/fake-social-provider.ts';
import { sendLogin } from '../../../testing/session-calls.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const PROVIDERS = ['google', 'facebook', 'zalo'] as const;

let provider: FakeSocialProvider;
let t: TestApp;

beforeAll(async () => {
  provider = await startFakeSocialProvider();
  t = await createTestApp({ env: provider.env });
  if (t.database.kind !== 'postgres') throw new Error('These tests mean nothing on one connection.');
});
afterAll(async () => {
  // First: where the app did not start, its server would keep Jest from ending.
  await provider.close();
  await t.close();
});

async function teacher(username: string, linked: readonly string[]) {
  const { id } = await t.addUser({ username });
  const headers = await t.signIn(username);
  for (const name of linked)
    await t.database.raw.query(
      'insert into login_identity (provider, subject, user_id, linked_at) values ($1, $2, $3, now())',
      [name, `${username}-${name}`, id],
    );
  const post = (url: string, payload: object) => t.request({ method: 'POST', url, headers, payload });
  return {
    id,
    remove: (name: string, password?: string) =>
      post('/mid/v1/users/remove-login-type', { provider: name, ...(password && { password }) }),
    add: (name: string, subject: string) =>
      post('/mid/v1/users/add-login-type', { provider: name, accessToken: `good-${subject}` }),
  };
}

const count = async (where: string, value: string) => {
  const [row] = await t.database.raw.query<{ n: number }>(
    `select count(*)::int as n from login_identity where ${where} = $1`,
    [value],
  );
  return row?.n;
};

type Answers = Awaited<ReturnType<Awaited<ReturnType<typeof teacher>>['remove']>>[];
const outcomes = (answers: Answers) => answers.map((answer) => answer.json<{ code?: string }>().code ?? 'DONE');

describe('at the same moment', () => {
  it('32 removals of three login types leave one, 20 times [LOG-7] [R13]', async () => {
    for (let round = 0; round < 20; round++) {
      const her = await teacher(`last${round}`, PROVIDERS);
      await t.database.raw.query('update app_user set password_hash = null where id = $1', [her.id]);
      const all = outcomes(
        await Promise.all(Array.from({ length: 32 }, (_, at) => her.remove(PROVIDERS[at % PROVIDERS.length]!))),
      );
      expect(all.filter((code) => code === 'DONE')).toHaveLength(2);
      expect(all.every((code) => ['DONE', 'NOT_FOUND', 'LAST_LOGIN_TYPE'].includes(code))).toBe(true);
      expect(await count('user_id', her.id)).toBe(1);
    }
  });

  it('of a hundred wrong passwords of one session hardly any is looked at, and the login is as it was [LOG-7] [R26]', async () => {
    const her = await teacher('confirms', PROVIDERS);
    const all = outcomes(await Promise.all(Array.from({ length: 100 }, () => her.remove('google', 'wrong-one'))));
    expect(new Set(all)).toEqual(new Set(['PASSWORD_WRONG', 'LOGIN_DELAYED']));
    // Five, and one more after each pause that is over meanwhile.
    expect(all.filter((code) => code === 'PASSWORD_WRONG').length).toBeLessThanOrEqual(15);
    const device = { 'device-id': randomUUID() };
    expect((await sendLogin(t, { username: 'confirms', headers: device })).statusCode).toBe(200);
  });

  it('one identity goes to one of eight accounts, 20 times [LOG-7]', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, (_, at) => teacher(`adds${at}`, [])));
    for (let round = 0; round < 20; round++) {
      await t.database.raw.query(`delete from login_identity where provider = 'zalo'`);
      const all = outcomes(await Promise.all(people.map((one) => one.add('zalo', `wanted${round}`))));
      expect(all.filter((code) => code === 'DONE')).toHaveLength(1);
      expect(all.filter((code) => code === 'LOGIN_TYPE_IN_USE')).toHaveLength(7);
    }
  });

  it('one account takes one of eight identities of a provider, 20 times [LOG-7]', async () => {
    for (let round = 0; round < 20; round++) {
      const her = await teacher(`takes${round}`, []);
      const all = outcomes(
        await Promise.all(Array.from({ length: 8 }, (_, at) => her.add('facebook', `one${round}-${at}`))),
      );
      expect(all.filter((code) => code === 'DONE')).toHaveLength(1);
      expect(all.filter((code) => code === 'WRONG_STATE')).toHaveLength(7);
      expect(await count('user_id', her.id)).toBe(1);
    }
  });
});
