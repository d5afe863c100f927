import { OidcBrowser, REDIRECT } from '../../../testing/oidc-browser.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../../testing/test-app.ts';

interface Tokens {
  access_token: string;
  refresh_token: string;
  id_token: string;
  expires_in: number;
  scope: string;
}

let t: TestApp;
let teacherId: string;

beforeAll(async () => {
  t = await createTestApp({ env: { SIGN_UP: 'on' } });
  teacherId = (
    await t.addUser({ username: 'math', name: '수학 선생님', phone: '0912345678', email: 'math@example.com' })
  ).id;
});
afterAll(() => t.close());

const claimsOf = (idToken: string) =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

async function signedIn(browser = new OidcBrowser(t)): Promise<Tokens> {
  const callback = await browser.signIn('math', PASSWORD);
  return (await browser.exchange(callback.searchParams.get('code') ?? '')).json();
}

describe('signing in at the provider', () => {
  it('brings a teacher through the page back to the portal with a code, and the code to tokens [OAU-1] [OAU-2]', async () => {
    const browser = new OidcBrowser(t);
    const callback = await browser.signIn('math', PASSWORD);
    expect(callback.origin + callback.pathname).toBe(REDIRECT);
    expect(callback.searchParams.get('state')).toBe(browser.state);
    expect(callback.searchParams.get('iss')).toBe('http://localhost:3000/oidc');
    const answer = await browser.exchange(callback.searchParams.get('code') ?? '');
    expect(answer.statusCode).toBe(200);
    const tokens = answer.json<Tokens>();
    expect(tokens).toMatchObject({
      token_type: 'Bearer',
      expires_in: 600,
      scope: 'openid profile email phone teacher',
    });
    const profile = await t.request({
      url: '/mid/v1/users/profile',
      headers: { ...t.headers, authorization: `Bearer ${tokens.access_token}` },
    });
    expect(profile.json()).toMatchObject({ data: { id: teacherId, name: '수학 선생님' } });
  });

  it('lets an operator through, and tells a student at the page that it is for teachers [ROL-1]', async () => {
    const { id } = await t.addUser({
      username: 'ops-review',
      code: 'KR0000201OP',
    });
    const browser = new OidcBrowser(t);
    const code = (await browser.signIn('ops-review', PASSWORD)).searchParams.get('code') ?? '';
    const { access_token } = (await browser.exchange(code)).json<Tokens>();
    const info = await t.request({ url: '/oidc/me', headers: { authorization: `Bearer ${access_token}` } });
    expect(info.json()).toMatchObject({ sub: id, user_type: 'OPERATOR' });

    await t.addUser({ username: 'student1', code: 'KR0000101ST' });
    const student = new OidcBrowser(t);
    const { url } = await student.openStep();
    const refused = await student.post(`${url}/sign-in`, { account: 'student1', password: PASSWORD });
    expect(refused.headers.location).toBeUndefined();
    expect(refused.body).toContain('선생님 계정으로 로그인해 주세요');
  });

  it('puts no personal data into the id token, and gives it at userinfo [R37]', async () => {
    const tokens = await signedIn();
    expect(Object.keys(claimsOf(tokens.id_token)).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'nonce', 'sub'].sort());
    const info = await t.request({ url: '/oidc/me', headers: { authorization: `Bearer ${tokens.access_token}` } });
    expect(info.json()).toMatchObject({
      sub: teacherId,
      name: '수학 선생님',
      email: 'math@example.com',
      phone_number: '0912345678',
      user_type: 'TEACHER',
    });
  });

  it('rotates the refresh token and keeps the session', async () => {
    const browser = new OidcBrowser(t);
    const first = await signedIn(browser);
    const second = (await browser.refresh(first.refresh_token)).json<Tokens>();
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(second.access_token).not.toBe(first.access_token);
    const third = await browser.refresh(second.refresh_token);
    expect(third.statusCode).toBe(200);
  });

  it('leads to the sign-up page by prompt and by hint, and the other page is one link away [OAU-1]', async () => {
    for (const changes of [{ prompt: 'create' }, { screen_hint: 'signup' }]) {
      const { answer, url } = await new OidcBrowser(t).openStep(changes);
      expect(answer.body).toContain('<h1>회원가입</h1>');
      expect(answer.body).toContain(`href="${url.replace('http://localhost:3000', '')}/sign-in"`);
    }
  });

  it('makes a teacher account at the sign-up page and ends signed in, with no profile submitted yet [SET-3]', async () => {
    const browser = new OidcBrowser(t);
    const { url } = await browser.openStep({ prompt: 'create' });
    const posted = await browser.post(`${url}/sign-up`, {
      name: '새 선생님',
      contact: 'New@example.com',
      username: 'New.Teacher',
      password: 'sun and 7 moons',
      passwordConfirm: 'sun and 7 moons',
    });
    expect(posted.statusCode).toBe(200);
    await t.notifications.sendDue();
    const [mail] = await t.database.raw.query<{ subject: string }>('select subject from mail');
    const confirmed = await browser.post(`${url}/sign-up/code`, { code: /\d{6}/.exec(mail!.subject)![0] });
    expect(confirmed.statusCode).toBe(303);
    const callback = new URL((await browser.follow(confirmed)).url);
    const tokens = (await browser.exchange(callback.searchParams.get('code') ?? '')).json<Tokens>();
    const profile = await t.request({
      url: '/mid/v1/users/profile',
      headers: { ...t.headers, authorization: `Bearer ${tokens.access_token}` },
    });
    expect(profile.json()).toMatchObject({
      data: { name: '새 선생님', userType: 'TEACHER', email: 'new@example.com', profileStatus: 'NOT_SUBMITTED' },
    });
    await expect(t.signIn('new.teacher', 'sun and 7 moons')).resolves.toHaveProperty('authorization');
  });
});
