import { randomUUID } from 'node:crypto';
import { startFakeSocialProvider, type FakeSocialProvider } from '../../../testing/fake-social-provider.ts';
import { sendLogin } from '../../../testing/session-calls.ts';
import { createTestApp, PASSWORD, testClock, type TestApp, type TestClock } from '../../../testing/test-app.ts';

let provider: FakeSocialProvider;
let clock: TestClock;
let t: TestApp;
let people = 0;

beforeAll(async () => {
  provider = await startFakeSocialProvider();
  clock = testClock();
  t = await createTestApp({ env: provider.env, clock });
});
afterAll(async () => {
  // First: where the app did not start, its server would keep Jest from ending.
  await provider.close();
  await t.close();
});

/** A new teacher; her calls by name. */
async function someone() {
  const username = `teacher${(people += 1)}`;
  const { id } = await t.addUser({ username });
  const headers = await t.signIn(username);
  const post = (url: string, payload: object) => t.request({ method: 'POST', url, headers, payload });
  return {
    username,
    list: () => t.request({ url: '/mid/v1/users/login-types', headers }),
    add: (name: string, subject: string) =>
      post('/mid/v1/users/add-login-type', { provider: name, accessToken: `good-${subject}` }),
    remove: (name: string, password?: string) =>
      post('/mid/v1/users/remove-login-type', { provider: name, ...(password === undefined ? {} : { password }) }),
    /** As an account is that was made by a provider. */
    dropPassword: () => t.database.raw.query('update app_user set password_hash = null where id = $1', [id]),
    enter: (name: string, subject: string) =>
      post('/mid/v1/auth/login/oauth2/openid', {
        clientId: 'teacher-portal',
        userType: 'TEACHER',
        provider: name,
        accessToken: `good-${subject}`,
      }),
  };
}

type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof someone>>['list']>>;
const codeOf = (answer: Answer) => answer.json<{ code?: string }>().code;
const typesOf = (answer: Answer) =>
  answer.json<{ data: { items: { provider: string }[] } }>().data.items.map((item) => item.provider);

describe('the login types of an account', () => {
  it('begin with the password, and grow by what she links [LOG-7]', async () => {
    const her = await someone();
    expect(typesOf(await her.list())).toEqual(['PASSWORD']);
    expect(codeOf(await her.enter('zalo', 'grows'))).toBe('ACCOUNT_NOT_LINKED');
    const added = await her.add('zalo', 'grows');
    expect(added.statusCode).toBe(200);
    expect(added.json()).toMatchObject({
      data: {
        total: 2,
        items: [
          { provider: 'PASSWORD', email: null },
          { provider: 'zalo', email: 'grows@social.example' },
        ],
      },
    });
    expect((await her.enter('zalo', 'grows')).statusCode).toBe(200);
  });

  it('stay as they are when she links the same again [LOG-7]', async () => {
    const her = await someone();
    await her.add('facebook', 'again');
    const again = await her.add('facebook', 'again');
    expect([again.statusCode, typesOf(again)]).toEqual([200, ['PASSWORD', 'facebook']]);
  });

  it('hold one identity of a provider, which is nobody else’s [LOG-7]', async () => {
    const [her, other] = [await someone(), await someone()];
    await her.add('facebook', 'hers');
    expect(codeOf(await other.add('facebook', 'hers'))).toBe('LOGIN_TYPE_IN_USE');
    expect(codeOf(await her.add('facebook', 'hers-too'))).toBe('WRONG_STATE');
    expect(typesOf(await other.list())).toEqual(['PASSWORD']);
  });

  it('take nothing that the provider does not confirm [LOG-7]', async () => {
    const her = await someone();
    const headers = await t.signIn(her.username);
    const send = (payload: object) =>
      t.request({ method: 'POST', url: '/mid/v1/users/add-login-type', headers, payload });
    expect(codeOf(await send({ provider: 'facebook', accessToken: 'bad' }))).toBe('OPENID_INVALID');
    expect(codeOf(await send({ provider: 'google', idToken: 'bad' }))).toBe('OPENID_INVALID');
    const email = 'unproven@social.example';
    const added = await send({ provider: 'google', idToken: await provider.idToken('g-1', { email }) });
    expect(added.json()).toMatchObject({ data: { items: [{}, { provider: 'google', email: null }] } });
  });

  it.each(['her@home', 'two@at@social.example', `${'a'.repeat(250)}@b.kr`])(
    'show no address that could not be one, even of a provider: %s [LOG-7] [PAT-1]',
    async (email) => {
      const her = await someone();
      const headers = await t.signIn(her.username);
      const idToken = await provider.idToken(`g-${email.length}`, { email, email_verified: true });
      const payload = { provider: 'google', idToken };
      const added = await t.request({ method: 'POST', url: '/mid/v1/users/add-login-type', headers, payload });
      expect(added.json()).toMatchObject({ data: { items: [{}, { provider: 'google', email: null }] } });
    },
  );
});

describe('removing a login type', () => {
  it('asks for the password, and then its door is shut [LOG-7]', async () => {
    const her = await someone();
    await her.add('zalo', 'leaves');
    for (const password of [undefined, '', 'wrong-one'])
      expect(codeOf(await her.remove('zalo', password))).toBe('PASSWORD_WRONG');
    const removed = await her.remove('zalo', PASSWORD);
    expect([removed.statusCode, typesOf(removed)]).toEqual([200, ['PASSWORD']]);
    expect(codeOf(await her.enter('zalo', 'leaves'))).toBe('ACCOUNT_NOT_LINKED');
    expect(codeOf(await her.remove('zalo', PASSWORD))).toBe('NOT_FOUND');
  });

  it('frees the identity for another account [LOG-7]', async () => {
    const [her, other] = [await someone(), await someone()];
    await her.add('zalo', 'moves');
    await her.remove('zalo', PASSWORD);
    expect(typesOf(await other.add('zalo', 'moves'))).toEqual(['PASSWORD', 'zalo']);
  });

  it('never removes the last one [LOG-7] [R13]', async () => {
    const her = await someone();
    await her.add('facebook', 'last-1');
    await her.add('zalo', 'last-2');
    await her.dropPassword();
    expect(typesOf(await her.remove('facebook'))).toEqual(['zalo']);
    const refused = await her.remove('zalo');
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'LAST_LOGIN_TYPE',
      message: '하나뿐인 로그인 방법은 지울 수 없어요',
    });
    expect(typesOf(await her.list())).toEqual(['zalo']);
  });

  it('is no place to guess a password: the pauses are those of the login [LOG-7] [R26]', async () => {
    const her = await someone();
    await her.add('zalo', 'guess');
    for (let free = 0; free < 5; free++) expect(codeOf(await her.remove('zalo', 'wrong-one'))).toBe('PASSWORD_WRONG');
    const paused = await her.remove('zalo', PASSWORD);
    expect([paused.statusCode, codeOf(paused)]).toEqual([429, 'LOGIN_DELAYED']);
    clock.advance(Number(paused.headers['retry-after']) * 1000);
    expect((await her.remove('zalo', PASSWORD)).statusCode).toBe(200);
  });

  it('is not delayed by strangers who guess at the login, nor does it let them guess on [R26]', async () => {
    const her = await someone();
    await her.add('zalo', 'guessed-at');
    const guess = () =>
      sendLogin(t, { username: her.username, password: 'wrong-one', headers: { 'device-id': randomUUID() } });
    for (let free = 0; free < 5; free++) expect(codeOf(await guess())).toBe('LOGIN_INVALID');
    expect((await her.remove('zalo', PASSWORD)).statusCode).toBe(200);
    expect(codeOf(await guess())).toBe('LOGIN_DELAYED');
  });

  it('delays nobody at the login, and not her other devices [R26]', async () => {
    const her = await someone();
    await her.add('zalo', 'thief');
    for (let nth = 0; nth < 6; nth++) await her.remove('zalo', 'wrong-one');
    expect(codeOf(await her.remove('zalo', PASSWORD))).toBe('LOGIN_DELAYED');
    const headers = await t.signIn(her.username);
    const removed = await t.request({
      method: 'POST',
      url: '/mid/v1/users/remove-login-type',
      headers,
      payload: { provider: 'zalo', password: PASSWORD },
    });
    expect(removed.statusCode).toBe(200);
  });
});
