import { OidcBrowser } from '../../../testing/oidc-browser.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../../testing/test-app.ts';

const NEW_PASSWORD = 'new-pass1!';
let t: TestApp;
let lead: Awaited<ReturnType<TestApp['signIn']>>;
let count = 0;
beforeAll(async () => {
  t = await createTestApp();
  await t.addUser({ username: 'lead', userType: 'OPERATOR', desks: ['TEAM'] });
  lead = await t.signIn('lead');
});
afterAll(() => t.close());

/** Somebody whose old password a thief knows too. */
async function somebody() {
  const email = `somebody-${(count += 1)}@example.com`;
  const { id } = await t.addUser({ username: email, email, userType: 'OPERATOR', desks: ['HELP'] });
  return { id, email };
}
const manage = (id: string, what: string) =>
  t.request({ method: 'POST', url: `/tns/v1/ops/operators/${id}/${what}`, headers: lead });
async function newPassword({ id, email }: { id: string; email: string }) {
  await manage(id, 'link');
  await t.notifications.sendDue();
  const [mail] = await t.database.raw.query<{ text: string }>(
    'select text from mail where recipient = $1 order by seq desc limit 1',
    [email],
  );
  const [, ticket] = /ticket=([\w-]+)/.exec(mail!.text)!;
  const set = await t.request({
    method: 'POST',
    url: '/mid/v1/users/set-password',
    headers: t.headers,
    payload: { ticket, password: NEW_PASSWORD, passwordConfirm: NEW_PASSWORD },
  });
  expect(set.statusCode).toBe(200);
}
const silently = async (browser: OidcBrowser) =>
  new URL((await browser.follow(await browser.get(browser.authorizeUrl({ prompt: 'none' })))).url).searchParams;
const codeOf = (callback: URL) => callback.searchParams.get('code') ?? '';

describe('after a new password', () => {
  it('a sign-in with the old one that stopped at its last step is asked again [SES-4]', async () => {
    const her = await somebody();
    const thief = new OidcBrowser(t);
    const { url } = await thief.openStep();
    const kept = await thief.post(`${url}/sign-in`, { account: her.email, password: PASSWORD });
    expect(kept.statusCode).toBe(303);
    await newPassword(her);
    const { answer } = await thief.follow(kept);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('type="password"');
    expect((await silently(thief)).get('error')).toBe('login_required');
  });

  it('a code that was fetched before is worth nothing, and neither is the cookie that fetched it', async () => {
    const her = await somebody();
    const thief = new OidcBrowser(t);
    const callback = await thief.signIn(her.email, PASSWORD);
    await newPassword(her);
    expect((await thief.exchange(codeOf(callback))).statusCode).toBe(400);
    expect((await silently(thief)).get('error')).toBe('login_required');
  });

  it('she herself signs in at once, at the page and by the form', async () => {
    const her = await somebody();
    await newPassword(her);
    const browser = new OidcBrowser(t);
    expect((await browser.exchange(codeOf(await browser.signIn(her.email, NEW_PASSWORD)))).statusCode).toBe(200);
    expect((await silently(browser)).get('code')).toBeTruthy();
    const headers = await t.signIn(her.email, NEW_PASSWORD);
    expect((await t.request({ url: '/mid/v1/users/profile', headers })).statusCode).toBe(200);
  });

  it('strangers who guessed at the old one do not keep her out', async () => {
    const her = await somebody();
    const login = (password: string) =>
      t.request({
        method: 'POST',
        url: '/mid/v1/auth/login',
        headers: t.headers,
        payload: {
          clientId: 'teacher-portal',
          userType: 'TEACHER',
          grantType: 'password',
          username: her.email,
          password,
        },
      });
    for (let at = 0; at < 8; at += 1) await login('wrong-pass1!');
    expect((await login(PASSWORD)).statusCode).toBe(429);
    await newPassword(her);
    expect((await login(NEW_PASSWORD)).statusCode).toBe(200);
  });
});

describe('a deactivated operator', () => {
  it('is asked for her password where a step of her sign-in was left, and has no session when she is back', async () => {
    const her = await somebody();
    const browser = new OidcBrowser(t);
    const { url } = await browser.openStep();
    const kept = await browser.post(`${url}/sign-in`, { account: her.email, password: PASSWORD });
    const before = await t.signIn(her.email);
    await manage(her.id, 'deactivate');
    expect((await browser.follow(kept)).answer.statusCode).toBe(200);
    await manage(her.id, 'reactivate');
    expect((await silently(browser)).get('error')).toBe('login_required');
    expect((await t.request({ url: '/mid/v1/users/profile', headers: before })).statusCode).toBe(401);
  });
});

describe('signing out at the provider', () => {
  it('holds though the browser was asking for more at the same time [SES-4]', async () => {
    const her = await somebody();
    const browser = new OidcBrowser(t);
    await browser.signIn(her.email, PASSWORD);
    const cookies = new Map(browser.cookies);
    const [session] = await t.database.raw.query<{ key: string; payload: object }>(
      `select key, payload from oidc_record where model = 'Session' and payload ->> 'accountId' = $1`,
      [her.id],
    );
    const page = await browser.get('/oidc/session/end');
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.body)![1]!;
    await browser.post('/oidc/session/end/confirm', { xsrf, logout: 'yes' });
    // A request that had read the session before its end writes it back.
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    expect((await silently(browser)).get('error')).toBe('login_required');
    const [left] = await t.database.raw.query<{ payload: object }>('select payload from oidc_record where key = $1', [
      session!.key,
    ]);
    expect(left?.payload).toEqual({});
  });
});
