import { createHash, randomUUID } from 'node:crypto';
import { OidcBrowser, REDIRECT } from '../../../testing/oidc-browser.ts';
import { createTestApp, PASSWORD, testClock, type TestApp, type TestClock } from '../../../testing/test-app.ts';

let t: TestApp;
let clock: TestClock;

beforeAll(async () => {
  clock = testClock();
  t = await createTestApp({ clock });
  await t.addUser({ username: 'math' });
  await t.addUser({ username: 'other' });
});
afterAll(() => t.close());

const codeFor = async (browser: OidcBrowser) => (await browser.signIn('math', PASSWORD)).searchParams.get('code') ?? '';

type Changes = Record<string, string | undefined>;

describe('the authorization endpoint', () => {
  // Who asks is not proved yet: nothing may be sent to an address that was not registered.
  it.each<[string, Changes]>([
    ['an unknown client', { client_id: 'somebody' }],
    ['no client', { client_id: undefined }],
    ['an empty client', { client_id: '' }],
    ['another host', { redirect_uri: 'https://evil.example/kr/oauth2/callback' }],
    ['another path', { redirect_uri: 'http://localhost:3000/kr/other' }],
    ['a path that only begins alike', { redirect_uri: `${REDIRECT}/more` }],
    ['a query', { redirect_uri: `${REDIRECT}?next=//evil.example` }],
    ['a fragment', { redirect_uri: `${REDIRECT}#x` }],
    ['another port', { redirect_uri: 'http://localhost:3001/kr/oauth2/callback' }],
    ['another scheme', { redirect_uri: 'https://localhost:3000/kr/oauth2/callback' }],
    ['credentials in front of the host', { redirect_uri: 'http://localhost:3000@evil.example/kr/oauth2/callback' }],
    ['an escaped dot', { redirect_uri: 'http://localhost:3000/kr/x/%2e%2e/oauth2/callback' }],
    ['another case', { redirect_uri: 'http://localhost:3000/KR/oauth2/callback' }],
    ['a script', { redirect_uri: 'javascript:alert(1)' }],
    ['a data address', { redirect_uri: 'data:text/html,x' }],
    ['a relative one', { redirect_uri: '/kr/oauth2/callback' }],
    ['no redirect address', { redirect_uri: undefined }],
    ['an empty redirect address', { redirect_uri: '' }],
    ['the loopback number in place of its name', { redirect_uri: 'http://127.0.0.1:3000/kr/oauth2/callback' }],
    ['a slash more', { redirect_uri: `${REDIRECT}/` }],
  ])('shows a Korean page and leads nowhere for %s', async (_name, changes) => {
    const answer = await new OidcBrowser(t).get(new OidcBrowser(t).authorizeUrl(changes), { accept: 'text/html' });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers.location).toBeUndefined();
    expect(answer.body).toContain('로그인을 마치지 못했어요');
    expect(answer.body).not.toContain('evil.example');
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it.each<[string, Changes, string]>([
    ['no challenge', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
    ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['a challenge without its method', { code_challenge_method: undefined }, 'invalid_request'],
    ['an unknown method', { code_challenge_method: 'S512' }, 'invalid_request'],
    ['a challenge that is too short', { code_challenge: 'short' }, 'invalid_request'],
    ['a challenge that is too long', { code_challenge: 'a'.repeat(129) }, 'invalid_request'],
    ['a challenge with a sign', { code_challenge: `${'a'.repeat(42)}!` }, 'invalid_request'],
    ['the implicit flow', { response_type: 'token' }, 'unsupported_response_type'],
    ['the id token alone', { response_type: 'id_token' }, 'unsupported_response_type'],
    ['the hybrid flow', { response_type: 'code id_token' }, 'unsupported_response_type'],
    ['no response type', { response_type: undefined }, 'invalid_request'],
    ['an unknown response mode', { response_mode: 'carrier_pigeon' }, 'unsupported_response_mode'],
    ['an unknown prompt', { prompt: 'please' }, 'invalid_request'],
    ['no sign-in where one is needed', { prompt: 'none' }, 'login_required'],
    ['contradicting prompts', { prompt: 'none login' }, 'invalid_request'],
    ['a request object', { request: 'eyJhbGciOiJub25lIn0.e30.' }, 'request_not_supported'],
    ['a request address', { request_uri: 'https://evil.example/request' }, 'request_uri_not_supported'],
    ['a registration on the fly', { registration: '{}' }, 'registration_not_supported'],
    ['a max_age that is no number', { max_age: 'soon' }, 'invalid_request'],
    ['a negative max_age', { max_age: '-1' }, 'invalid_request'],
    ['no scope', { scope: undefined }, 'invalid_request'],
  ])('tells the portal about %s', async (_name, changes, error) => {
    const browser = new OidcBrowser(t);
    const answer = await browser.get(browser.authorizeUrl(changes));
    expect([302, 303]).toContain(answer.statusCode);
    // The implicit kinds answer in the fragment.
    const callback = new URL(String(answer.headers.location).replace('#', '?'));
    expect(callback.origin + callback.pathname).toBe(REDIRECT);
    expect(callback.searchParams.get('error')).toBe(error);
    expect(callback.searchParams.get('state')).toBe(browser.state);
    expect(callback.searchParams.get('code')).toBeNull();
  });

  it('refuses a parameter that comes twice', async () => {
    const browser = new OidcBrowser(t);
    const answer = await browser.get(`${browser.authorizeUrl()}&scope=openid`);
    expect(new URL(String(answer.headers.location)).searchParams.get('error')).toBe('invalid_request');
  });

  it.each(['evil.example', 'localhost:9999', 'localhost:3000.evil.example'])(
    'does not become %s because a request says so',
    async (host) => {
      const answer = await t.request({
        url: '/oidc/.well-known/openid-configuration',
        headers: { host, 'x-forwarded-host': host, 'x-forwarded-proto': 'https' },
      });
      const text = answer.body;
      expect(answer.json()).toMatchObject({
        issuer: 'http://localhost:3000/oidc',
        token_endpoint: 'http://localhost:3000/oidc/token',
      });
      expect(text).not.toContain(host.replace('localhost:3000.', ''));
    },
  );

  it('offers just what is used', async () => {
    const metadata = (await t.request({ url: '/oidc/.well-known/openid-configuration' })).json<
      Record<string, unknown>
    >();
    expect(metadata).toMatchObject({
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      code_challenge_methods_supported: ['S256'],
      prompt_values_supported: expect.arrayContaining(['create', 'login', 'none']) as unknown,
      authorization_response_iss_parameter_supported: true,
    });
    for (const absent of ['registration_endpoint', 'introspection_endpoint', 'device_authorization_endpoint'])
      expect(metadata).not.toHaveProperty(absent);
  });

  it('publishes only the public halves of its keys', async () => {
    const { keys } = (await t.request({ url: '/oidc/jwks' })).json<{ keys: Record<string, unknown>[] }>();
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys)
      for (const secret of ['d', 'p', 'q', 'dp', 'dq', 'qi', 'k']) expect(key).not.toHaveProperty(secret);
  });
});

describe('the token endpoint', () => {
  const send = (form: Record<string, string>, headers: Record<string, string> = {}) =>
    new OidcBrowser(t).post('/oidc/token', form, headers);
  const base = { client_id: 'teacher-portal', redirect_uri: REDIRECT, code_verifier: 'v'.repeat(43) };

  it.each<[string, Record<string, string>, string]>([
    ['no grant type', { ...base }, 'invalid_request'],
    [
      'the password grant',
      { ...base, grant_type: 'password', username: 'math', password: PASSWORD },
      'unsupported_grant_type',
    ],
    ['client credentials', { ...base, grant_type: 'client_credentials' }, 'unsupported_grant_type'],
    [
      'the device grant',
      { ...base, grant_type: 'urn:ietf:params:oauth:grant-type:device_code', device_code: 'x' },
      'unsupported_grant_type',
    ],
    [
      'an assertion',
      { ...base, grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: 'x' },
      'unsupported_grant_type',
    ],
    ['an invented grant', { ...base, grant_type: 'please' }, 'unsupported_grant_type'],
    ['no code', { ...base, grant_type: 'authorization_code' }, 'invalid_request'],
    ['an unknown code', { ...base, grant_type: 'authorization_code', code: 'x'.repeat(43) }, 'invalid_grant'],
    ['a code with signs', { ...base, grant_type: 'authorization_code', code: "' or 1=1 --" }, 'invalid_grant'],
    ['no refresh token', { ...base, grant_type: 'refresh_token' }, 'invalid_request'],
    ['an empty refresh token', { ...base, grant_type: 'refresh_token', refresh_token: '' }, 'invalid_request'],
    [
      'an unknown refresh token',
      { ...base, grant_type: 'refresh_token', refresh_token: 'x'.repeat(43) },
      'invalid_grant',
    ],
    [
      'a refresh token of 10,000 characters',
      { ...base, grant_type: 'refresh_token', refresh_token: 'x'.repeat(10_000) },
      'invalid_grant',
    ],
    ['a refresh token with a NUL', { ...base, grant_type: 'refresh_token', refresh_token: '\u0000' }, 'invalid_grant'],
  ])('refuses %s', async (_name, form, error) => {
    const answer = await send(form);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error });
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(answer.cookies).toEqual([]);
  });

  it.each([
    ['an unknown client', { client_id: 'somebody' }],
    ['no client', { client_id: '' }],
  ])('refuses %s before looking at the code', async (_name, changes) => {
    const answer = await send({ ...base, ...changes, grant_type: 'authorization_code', code: 'x' });
    expect([400, 401]).toContain(answer.statusCode);
    expect(answer.json<{ error: string }>().error).toMatch(/invalid_(?:client|request)/);
  });

  it.each<[string, Record<string, string>]>([
    ['another verifier', { code_verifier: 'w'.repeat(43) }],
    ['a verifier that is too short', { code_verifier: 'w' }],
    ['another redirect address', { redirect_uri: 'http://localhost:3000/kr/other' }],
  ])('gives nothing for a good code with %s, and the code is spent or useless', async (_name, changes) => {
    const browser = new OidcBrowser(t);
    const code = await codeFor(browser);
    const answer = await browser.exchange(code, changes);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ error: string }>().error).toMatch(/invalid_(?:grant|request)/);
  });

  it('gives nothing for a code without its verifier', async () => {
    const browser = new OidcBrowser(t);
    const code = await codeFor(browser);
    const answer = await send({
      grant_type: 'authorization_code',
      client_id: 'teacher-portal',
      redirect_uri: REDIRECT,
      code,
    });
    expect(answer.json()).toMatchObject({ error: 'invalid_grant' });
  });

  it('takes a code once, and the second use ends what the first began', async () => {
    const browser = new OidcBrowser(t);
    const code = await codeFor(browser);
    const first = await browser.exchange(code);
    const { access_token: token, refresh_token: handle } = first.json<{
      access_token: string;
      refresh_token: string;
    }>();
    expect((await browser.exchange(code)).json()).toMatchObject({ error: 'invalid_grant' });
    const call = await t.request({
      url: '/mid/v1/users/profile',
      headers: { ...t.headers, authorization: `Bearer ${token}` },
    });
    expect(call.statusCode).toBe(401);
    expect((await browser.refresh(handle)).statusCode).toBe(400);
  });

  it('takes a code for a minute only', async () => {
    const browser = new OidcBrowser(t);
    const code = await codeFor(browser);
    clock.advance(61_000);
    expect((await browser.exchange(code)).json()).toMatchObject({ error: 'invalid_grant' });
  });

  it.each([
    ['JSON', 'application/json', '{"grant_type":"refresh_token"}'],
    ['plain text', 'text/plain', 'grant_type=refresh_token'],
    ['a multipart form', 'multipart/form-data; boundary=x', '--x--'],
  ])('refuses %s', async (_name, type, payload) => {
    const answer = await t.request({ method: 'POST', url: '/oidc/token', headers: { 'content-type': type }, payload });
    expect(answer.statusCode).toBe(400);
  });

  it('refuses parameters that come twice', async () => {
    const answer = await t.request({
      method: 'POST',
      url: '/oidc/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'grant_type=refresh_token&client_id=teacher-portal&refresh_token=a&refresh_token=b',
    });
    expect(answer.json()).toMatchObject({ error: 'invalid_request' });
  });

  it('refuses a body that is too large, and a call from another site', async () => {
    expect((await send({ ...base, grant_type: 'refresh_token', refresh_token: 'x'.repeat(20_000) })).statusCode).toBe(
      413,
    );
    expect((await send({ ...base, grant_type: 'refresh_token' }, { origin: 'https://evil.example' })).statusCode).toBe(
      403,
    );
  });

  it.each(['GET', 'PUT', 'DELETE'] as const)('is not there for %s', async (method) => {
    expect((await t.request({ method, url: '/oidc/token' })).statusCode).toBe(404);
  });
});

describe('the pages of the provider', () => {
  it('cannot be reached without their cookie, or with that of another step', async () => {
    const mine = new OidcBrowser(t);
    const { url } = await mine.openStep();
    expect((await new OidcBrowser(t).get(url)).statusCode).toBe(400);
    const other = new OidcBrowser(t);
    await other.openStep();
    expect((await other.get(url)).statusCode).toBe(400);
    const forged = new OidcBrowser(t);
    forged.cookies.set('portal_idp_step', 'forged').set('portal_idp_step.sig', 'forged');
    expect((await forged.post(`${url}/sign-in`, { account: 'math', password: PASSWORD })).statusCode).toBe(400);
    expect((await mine.get(`/oidc/interaction/${randomUUID()}`)).statusCode).toBe(400);
  });

  it('refuse a form that another site sends', async () => {
    const browser = new OidcBrowser(t);
    const { url } = await browser.openStep();
    const answer = await browser.post(
      `${url}/sign-in`,
      { account: 'math', password: PASSWORD },
      { origin: 'https://evil.example' },
    );
    expect(answer.statusCode).toBe(403);
  });

  it('have run out after an hour', async () => {
    const browser = new OidcBrowser(t);
    const { url } = await browser.openStep();
    clock.advance(3_601_000);
    const answer = await browser.get(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('다시 로그인해 주세요');
  });

  it.each(['', 'Bearer', 'Bearer x', 'Basic bWF0aDp4', 'Bearer a b'])(
    'userinfo refuses «%s»',
    async (authorization) => {
      const answer = await t.request({ url: '/oidc/me', headers: authorization ? { authorization } : {} });
      expect([400, 401]).toContain(answer.statusCode);
    },
  );

  it('userinfo refuses a token that was revoked with its session', async () => {
    const headers = await t.signIn('math');
    await t.request({ method: 'POST', url: '/mid/v1/auth/logout', headers });
    expect((await t.request({ url: '/oidc/me', headers: { authorization: headers.authorization } })).statusCode).toBe(
      401,
    );
  });
});

describe('leaving at the provider', () => {
  const end = (query: Record<string, string>) => `/oidc/session/end?${new URLSearchParams(query).toString()}`;
  const back = { client_id: 'teacher-portal', post_logout_redirect_uri: 'http://localhost:3000/kr/login' };

  async function confirm(browser: OidcBrowser, page: string) {
    const fields = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    );
    return browser.post('/oidc/session/end/confirm', Object.fromEntries(fields));
  }

  it('works with the client alone, asks first, ends the families of that sign-in and returns to the login page [SES-4] [R36]', async () => {
    const browser = new OidcBrowser(t);
    const tokens = (await browser.exchange(await codeFor(browser))).json<{ access_token: string }>();
    const page = await browser.get(end({ ...back, state: 'xyz' }));
    expect(page.body).toContain('로그아웃할까요?');
    expect(page.body).not.toContain('<script');
    const done = await confirm(browser, page.body);
    expect(done.headers.location).toBe('http://localhost:3000/kr/login?state=xyz');
    const headers = { ...t.headers, authorization: `Bearer ${tokens.access_token}` };
    expect((await t.request({ url: '/mid/v1/users/profile', headers })).statusCode).toBe(401);
    expect((await browser.openStep()).answer.body).toContain('<h1>로그인</h1>');
  });

  it('needs no click when the id token is that of the session', async () => {
    const browser = new OidcBrowser(t);
    const { id_token: hint } = (await browser.exchange(await codeFor(browser))).json<{ id_token: string }>();
    const page = await browser.get(end({ ...back, id_token_hint: hint }));
    const script = /<script>([\s\S]*)<\/script>/.exec(page.body)?.[1] ?? '';
    const digest = createHash('sha256').update(script).digest('base64');
    expect(script).toContain('document.forms[0].submit()');
    expect(page.headers['content-security-policy']).toContain(`script-src 'sha256-${digest}'`);
  });

  it.each<[string, Record<string, string>]>([
    ['a foreign address', { ...back, post_logout_redirect_uri: 'https://evil.example/' }],
    ['another path', { ...back, post_logout_redirect_uri: 'http://localhost:3000/kr/' }],
    ['an unknown client', { ...back, client_id: 'somebody' }],
    ['a hint that is no token', { ...back, id_token_hint: 'nonsense' }],
    ['a hint that nobody signed', { ...back, id_token_hint: 'eyJhbGciOiJub25lIn0.eyJhdWQiOiJ0ZWFjaGVyLXBvcnRhbCJ9.' }],
  ])('refuses %s', async (_name, query) => {
    const answer = await new OidcBrowser(t).get(end(query), { accept: 'text/html' });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers.location).toBeUndefined();
  });

  it('cannot be confirmed by another site', async () => {
    const browser = new OidcBrowser(t);
    await codeFor(browser);
    expect((await browser.post('/oidc/session/end/confirm', { logout: 'yes', xsrf: 'guess' })).statusCode).toBe(400);
  });
});
