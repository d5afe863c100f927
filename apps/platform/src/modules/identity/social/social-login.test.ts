import { randomUUID } from 'node:crypto';
import { SignJWT, UnsecuredJWT, generateKeyPair } from 'jose';
import {
  SOCIAL_CLIENT_ID,
  startFakeSocialProvider,
  type FakeSocialProvider,
} from '../../../testing/fake-social-provider.ts';
import { sendLogin } from '../../../testing/session-calls.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let provider: FakeSocialProvider;
let t: TestApp;

beforeAll(async () => {
  provider = await startFakeSocialProvider();
  t = await createTestApp({ env: provider.env });
  await t.addUser({ username: 'math', email: 'math@social.example' });
  await t.addUser({ username: 'student1', code: 'KR0000101ST' });
  await t.addUser({ username: 'gone' });
  await t.database.raw.query(`update app_user set status = 'DELETED' where username = 'gone'`);
  await link('math', 'google', 'g-math');
  await link('math', 'facebook', 'fb-math');
  await link('math', 'zalo', 'zl-math');
  await link('student1', 'google', 'g-student');
  await link('gone', 'google', 'g-gone');
});
afterAll(async () => {
  // First: where the app did not start, its server would keep Jest from ending.
  await provider.close();
  await t.close();
});

const link = (username: string, name: string, subject: string) =>
  t.database.raw.query(
    `insert into login_identity (provider, subject, user_id, linked_at)
     select $1, $2, id, now() from app_user where username = $3`,
    [name, subject, username],
  );

function attempt(body: Record<string, unknown>, { on = t, headers = {} as Record<string, string> } = {}) {
  return on.request({
    method: 'POST',
    url: '/mid/v1/auth/login/oauth2/openid',
    headers: { ...on.headers, 'device-id': randomUUID(), ...headers },
    payload: { clientId: 'teacher-portal', userType: 'TEACHER', ...body },
  });
}

const google = async (...token: Parameters<FakeSocialProvider['idToken']>) =>
  attempt({ provider: 'google', idToken: await provider.idToken(...token) });

type Answer = Awaited<ReturnType<typeof attempt>>;
const codeOf = (answer: Answer) => answer.json<{ code?: string }>().code;
const now = () => Math.floor(Date.now() / 1000);

describe('signing in by a provider', () => {
  it('answers as the password does, and the session is as good [LOG-7]', async () => {
    const answer = await google('g-math');
    expect(answer.statusCode).toBe(200);
    const { data, accessToken, refreshToken } = answer.json<Record<string, Record<string, unknown> | string>>();
    expect(data).toEqual({ accessToken, refreshToken, expiresIn: 600, idToken: null });
    const headers = { ...t.headers, authorization: `Bearer ${String(accessToken)}` };
    const profile = await t.request({ url: '/mid/v1/users/profile', headers });
    expect(profile.json()).toMatchObject({ data: { name: '시험 선생님' } });
    const renewed = await t.request({
      method: 'POST',
      url: '/oidc/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `grant_type=refresh_token&client_id=teacher-portal&refresh_token=${String(refreshToken)}`,
    });
    expect(renewed.statusCode).toBe(200);
  });

  it.each([
    ['remembered', {}],
    ['forgotten when the browser closes', { 'x-remember': '0' }],
  ])('sets the cookies of a sign-in by password, %s [LOG-7] [SES-5] [R33]', async (_name, extra) => {
    const headers = { 'sec-fetch-site': 'same-origin', ...extra };
    const idToken = await provider.idToken('g-math');
    const social = await attempt({ provider: 'google', idToken }, { headers });
    const password = await sendLogin(t, { headers });
    const table = (answer: Answer) => answer.cookies.map(({ value: _value, ...rest }) => rest);
    expect(table(social)).toEqual(table(password));
    expect(social.cookies.map(({ name }) => name)).toContain('rtb');
  });

  it.each(['facebook', 'zalo'])('asks %s whose access token it is [LOG-7]', async (name) => {
    const subject = name === 'zalo' ? 'zl-math' : 'fb-math';
    expect((await attempt({ provider: name, accessToken: `good-${subject}` })).statusCode).toBe(200);
    expect(provider.asked.at(-1)).toBe(`/${name}/me`);
  });

  it('knows nobody by an e-mail address, which can change hands [LOG-7]', async () => {
    const answer = await google('g-stranger', { email: 'math@social.example', email_verified: true });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      code: 'ACCOUNT_NOT_LINKED',
      message: '연결된 선생님 계정이 없어요. 다른 방법으로 로그인해 주세요',
    });
  });

  it('does not take one provider’s name for another’s [LOG-7]', async () => {
    expect(codeOf(await attempt({ provider: 'zalo', accessToken: 'good-fb-math' }))).toBe('ACCOUNT_NOT_LINKED');
  });

  it('refuses a student and a deleted account as the password does [LOG-7]', async () => {
    expect(codeOf(await google('g-student'))).toBe('USER_TYPE_MISMATCH');
    expect(codeOf(await google('g-gone'))).toBe('ACCOUNT_DELETED');
  });

  it('refuses another app, a token of the wrong kind and a token with other letters [LOG-7]', async () => {
    const idToken = await provider.idToken('g-math');
    const fieldsOf = async (body: Record<string, unknown>) =>
      Object.keys((await attempt(body)).json<{ fields: object }>().fields);
    expect(await fieldsOf({ provider: 'google', idToken, clientId: 'somebody' })).toEqual(['clientId']);
    expect(await fieldsOf({ provider: 'google', accessToken: 'good-g-math' })).toEqual(['idToken']);
    expect(await fieldsOf({ provider: 'facebook', idToken })).toEqual(['accessToken']);
    expect(await fieldsOf({ provider: 'facebook', accessToken: 'a\r\nb: c' })).toEqual(['accessToken']);
  });
});

describe('an ID token', () => {
  it('may be off by a minute, no more [LOG-7]', async () => {
    expect((await google('g-math', { exp: now() - 50 })).statusCode).toBe(200);
    expect(codeOf(await google('g-math', { exp: now() - 70 }))).toBe('OPENID_INVALID');
    expect((await google('g-math', { nbf: now() + 50 })).statusCode).toBe(200);
    expect(codeOf(await google('g-math', { nbf: now() + 70 }))).toBe('OPENID_INVALID');
  });

  it.each([
    ['another issuer', { iss: 'https://accounts.google.com' }],
    ['another app', { aud: 'somebody' }],
    ['our app among several', { aud: [SOCIAL_CLIENT_ID, 'somebody'] }],
    ['no audience', { aud: undefined }],
    ['no end', { exp: undefined }],
    ['no beginning', { iat: undefined }],
    ['no subject', { sub: undefined }],
    ['an empty subject', { sub: '' }],
  ])('of %s opens nothing [LOG-7]', async (_name, claims) => {
    const answer = await google('g-math', claims);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({
      code: 'OPENID_INVALID',
      message: '소셜 로그인에 문제가 생겼어요. 다시 로그인해 주세요',
    });
  });

  it('of another key, without signature, or signed with the public key opens nothing [LOG-7]', async () => {
    const claims = { iss: provider.issuer, aud: SOCIAL_CLIENT_ID, sub: 'g-math', iat: now(), exp: now() + 600 };
    const { privateKey } = await generateKeyPair('RS256');
    const secret = new TextEncoder().encode(provider.publicKey);
    const tokens = [
      await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'key-1' }).sign(privateKey),
      await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'key-2' }).sign(privateKey),
      await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'key-1' }).sign(secret),
      new UnsecuredJWT(claims).encode(),
      'not-a-token',
      `${(await provider.idToken('g-math')).slice(0, -6)}AAAAAA`,
    ];
    for (const idToken of tokens) expect(codeOf(await attempt({ provider: 'google', idToken }))).toBe('OPENID_INVALID');
  });

  it('is checked with keys that are asked for once, not at every sign-in [LOG-7]', async () => {
    const before = provider.asked.length;
    for (let round = 0; round < 3; round++) await google('g-math');
    expect(provider.asked.slice(before)).toEqual([]);
  });
});

describe('a provider that does not answer as it should', () => {
  it.each(['bad', 'huge', 'moved', 'broken', 'nameless', 'page'])('lets nobody in: %s [LOG-7]', async (accessToken) => {
    for (const name of ['facebook', 'zalo'])
      expect(codeOf(await attempt({ provider: name, accessToken }))).toBe('OPENID_INVALID');
    expect(provider.asked).not.toContain('/moved');
  });

  it('is waited for five seconds [LOG-7]', async () => {
    const begin = performance.now();
    expect(codeOf(await attempt({ provider: 'facebook', accessToken: 'slow' }))).toBe('OPENID_INVALID');
    expect(performance.now() - begin).toBeGreaterThan(4_500);
    expect(performance.now() - begin).toBeLessThan(9_000);
  }, 15_000);
});

describe('what an installation offers', () => {
  it.each([
    ['nothing by itself', {}, ['google', 'facebook', 'zalo']],
    ['nothing without a client id', { SOCIAL_CLIENT_ID: '' }, ['google', 'facebook', 'zalo']],
    ['no provider that it cannot ask', { SOCIAL_ZALO_USERINFO_URL: '' }, ['zalo']],
    ['only what it names', { SOCIAL_PROVIDERS: 'google' }, ['facebook', 'zalo']],
  ])('is %s [LOG-7] (D6)', async (name, change, disabled) => {
    const on = await createTestApp({ env: name === 'nothing by itself' ? {} : { ...provider.env, ...change } });
    for (const one of disabled) {
      const answer = await attempt({ provider: one, idToken: 'x', accessToken: 'good-fb-math' }, { on });
      expect([one, answer.statusCode, codeOf(answer)]).toEqual([one, 403, 'PROVIDER_DISABLED']);
    }
    await on.close();
  });

  it('counts the tries of an address together with those by password [LOG-7] [R26]', async () => {
    const on = await createTestApp({ env: { ...provider.env, LOGIN_LIMIT_PER_MINUTE: '3' } });
    const byPassword = () => sendLogin(on, { username: 'nobody', headers: { 'device-id': randomUUID() } });
    expect(codeOf(await byPassword())).toBe('LOGIN_INVALID');
    for (let tries = 0; tries < 2; tries++)
      expect(codeOf(await attempt({ provider: 'facebook', accessToken: 'bad' }, { on }))).toBe('OPENID_INVALID');
    const refused = await attempt({ provider: 'facebook', accessToken: 'good-fb-math' }, { on });
    expect([refused.statusCode, codeOf(refused)]).toEqual([429, 'TOO_MANY']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(codeOf(await byPassword())).toBe('TOO_MANY');
    await on.close();
  });

  it('writes no token of a provider to the log [LOG-7] [R29]', async () => {
    const lines: string[] = [];
    const on = await createTestApp({ env: provider.env, onLog: (line) => lines.push(line) });
    const secret = await provider.idToken('canary', { aud: 'somebody' });
    await attempt({ provider: 'google', idToken: secret }, { on });
    await attempt({ provider: 'zalo', accessToken: 'canary-token' }, { on });
    const log = lines.join('\n');
    expect(log).toContain('could not be verified');
    for (const part of [...secret.split('.'), 'canary']) expect(log).not.toContain(part);
    await on.close();
  });
});
