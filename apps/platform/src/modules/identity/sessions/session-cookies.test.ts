import { OidcBrowser } from '../../../testing/oidc-browser.ts';
import { sendLogin, sendRefresh, sendRevocation } from '../../../testing/session-calls.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../../testing/test-app.ts';

const SAME_SITE = { 'sec-fetch-site': 'same-origin' };

let local: TestApp;
let secure: TestApp;

beforeAll(async () => {
  local = await createTestApp();
  secure = await createTestApp({ env: { ORIGIN: 'https://portal.example' } });
  for (const app of [local, secure]) await app.addUser({ username: 'math' });
});
afterAll(() => Promise.all([local.close(), secure.close()]));

const login = (on: TestApp, headers: Record<string, string> = {}) => sendLogin(on, { headers });

type Answer = Awaited<ReturnType<typeof login>>;

const handleOf = (answer: Answer) => {
  const body = answer.json<{ refreshToken?: string; refresh_token?: string }>();
  return body.refreshToken ?? body.refresh_token ?? '';
};
const secretOf = (answer: Answer) => answer.cookies.find(({ name }) => name.endsWith('rtb'))?.value;

function table(answer: Answer) {
  return Object.fromEntries(
    answer.cookies.map(({ name, value: _value, ...attributes }) => [name, attributes as Record<string, unknown>]),
  );
}

describe('the cookies of a sign-in [SES-5]', () => {
  const readable = { path: '/', sameSite: 'Strict' };

  it('are the three that the portal reads and the one that it cannot, on a development address', async () => {
    expect(table(await login(local, SAME_SITE))).toEqual({
      refresh_token: { ...readable, maxAge: 2_592_000 },
      access_token: { ...readable, maxAge: 600 },
      rtb: { ...readable, maxAge: 2_592_000, httpOnly: true },
    });
  });

  it('carry the __Host- prefix and Secure on a real one [R34]', async () => {
    expect(table(await login(secure, SAME_SITE))).toEqual({
      '__Host-refresh_token': { ...readable, secure: true, maxAge: 2_592_000 },
      '__Host-access_token': { ...readable, secure: true, maxAge: 600 },
      '__Host-rtb': { ...readable, secure: true, maxAge: 2_592_000, httpOnly: true },
    });
  });

  it('end with the browser when remembering is off, also after a refresh (D3)', async () => {
    const first = await login(local, { ...SAME_SITE, 'x-remember': '0' });
    expect(table(first)['refresh_token']).toEqual(readable);
    expect(table(first)['rtb']).toEqual({ ...readable, httpOnly: true });
    const next = await sendRefresh(local, handleOf(first), { cookie: `rtb=${secretOf(first)}` });
    expect(table(next)['refresh_token']).toEqual(readable);
  });

  it('count down to the end of the family instead of starting again [R04]', async () => {
    const first = await login(local);
    await local.database.raw.exec(`update auth_session set expires_at = now() + interval '1 day'`);
    const next = await sendRefresh(local, handleOf(first));
    expect(table(next)['refresh_token']?.['maxAge']).toBeGreaterThan(86_300);
    expect(table(next)['refresh_token']?.['maxAge']).toBeLessThanOrEqual(86_400);
  });

  it('come with the code exchange as well, with the id token, each below 4,096 bytes [R34]', async () => {
    const browser = new OidcBrowser(local);
    const callback = await browser.signIn('math', PASSWORD);
    const answer = await browser.exchange(callback.searchParams.get('code') ?? '', {}, SAME_SITE);
    const names = answer.cookies.map(({ name }) => name);
    for (const name of ['refresh_token', 'access_token', 'id_token', 'rtb']) expect(names).toContain(name);
    const lines = [answer.headers['set-cookie'] ?? []].flat();
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(4_096);
  });
});

describe('a family bound to its browser [R33]', () => {
  it.each(['same-origin', 'same-site'])('is made for a %s call', async (site) => {
    expect(secretOf(await login(local, { 'sec-fetch-site': site }))).toMatch(/^[\w-]{43}$/);
  });

  it.each([undefined, 'cross-site', 'none'])('is not made for one that says %s', async (site) => {
    const answer = await login(local, site ? { 'sec-fetch-site': site } : {});
    expect(secretOf(answer)).toBeUndefined();
    expect((await sendRefresh(local, handleOf(answer))).statusCode).toBe(200);
  });

  it('refuses the handle alone, and its owner goes on', async () => {
    const first = await login(local, SAME_SITE);
    for (const cookie of [undefined, 'rtb=', 'rtb=wrong', `refresh_token=${handleOf(first)}`]) {
      const stolen = await sendRefresh(local, handleOf(first), cookie ? { cookie } : {});
      expect(stolen.statusCode).toBe(400);
      expect(stolen.json()).toMatchObject({ error: 'invalid_grant' });
      expect(stolen.cookies).toEqual([]);
    }
    const own = await sendRefresh(local, handleOf(first), { cookie: `rtb=${secretOf(first)}` });
    expect(own.statusCode).toBe(200);
    expect(secretOf(own)).toBe(secretOf(first));
  });

  it('does not give the same answer again to somebody without the cookie', async () => {
    const first = await login(local, SAME_SITE);
    const own = await sendRefresh(local, handleOf(first), { cookie: `rtb=${secretOf(first)}` });
    expect(own.statusCode).toBe(200);
    expect((await sendRefresh(local, handleOf(first))).statusCode).toBe(400);
  });

  it.each([
    [
      'leaving',
      (token: string, headers: Record<string, string>) =>
        local.request({
          method: 'POST',
          url: '/mid/v1/auth/logout',
          headers: { ...local.headers, ...headers },
          payload: { refreshToken: token },
        }),
    ],
    [
      'revoking at the provider',
      (token: string, headers: Record<string, string>) => sendRevocation(local, token, headers),
    ],
  ])('cannot be signed out by its handle alone, by %s; both halves can', async (_way, leave) => {
    const first = await login(local, SAME_SITE);
    const both = { cookie: `rtb=${secretOf(first)}` };
    for (const cookie of ['', 'rtb=', 'rtb=wrong'])
      expect((await leave(handleOf(first), { cookie })).statusCode).toBe(200);
    const own = await sendRefresh(local, handleOf(first), both);
    expect(own.statusCode).toBe(200);
    expect((await leave(handleOf(own), both)).statusCode).toBe(200);
    expect((await sendRefresh(local, handleOf(own), both)).statusCode).toBe(400);
  });
});
