import { PORTAL_CLIENT, startMockProvider, startPagesProvider } from '@portal/test-runner/openid-providers';
import { ConfigError, readConfig } from '../../../core/config/config.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../../testing/test-app.ts';

const SUBJECT = {
  sub: 'somebody-elsewhere',
  email: 'math@example.com',
  email_verified: true,
  preferred_username: 'math',
};

let open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open) await each.close();
  open = [];
});

type Mock = Awaited<ReturnType<typeof startMockProvider>>;

async function mockProvider(over: Partial<typeof SUBJECT> = {}): Promise<Mock> {
  const mock = await startMockProvider({ ...SUBJECT, ...over });
  open.push({ close: mock.stop });
  return mock;
}

async function platformOf(settings: Readonly<Record<string, string>>): Promise<TestApp> {
  const t = await createTestApp({ env: settings });
  open.unshift(t);
  await t.addUser({ username: 'math', email: 'math@example.com' });
  await t.addUser({ username: 'other' });
  return t;
}

const profile = (t: TestApp, token: string) =>
  t.request({ url: '/mid/v1/users/profile', headers: { ...t.headers, authorization: `Bearer ${token}` } });

async function codeOf(t: TestApp, token: string): Promise<string> {
  const answer = await profile(t, token);
  return answer.statusCode === 200
    ? answer.json<{ data: { email: string } }>().data.email
    : answer.json<{ code: string }>().code;
}

describe('a provider of the customer’s own that gives JWT', () => {
  it('opens the account that its proven address names, and stays with it when the address changes', async () => {
    const mock = await mockProvider();
    const t = await platformOf(mock.settings);
    expect(await codeOf(t, await mock.token())).toBe('math@example.com');
    await t.database.raw.exec(`update app_user set email = 'new@example.com' where username = 'math'`);
    expect(await codeOf(t, await mock.token({ jti: 'second' }))).toBe('new@example.com');
  });

  it.each([
    ['that is meant for another', { aud: 'somebody-else' }, 'TOKEN_INVALID'],
    ['of another issuer', { iss: 'https://evil.example' }, 'TOKEN_INVALID'],
    ['that is an ID token', { nonce: 'n' }, 'TOKEN_INVALID'],
    ['without a subject', { sub: '' }, 'TOKEN_INVALID'],
    ['that has ended', { iat: 1_700_000_000, exp: 1_700_000_600 }, 'TOKEN_EXPIRED'],
  ])('is not believed a token %s', async (_what, claims, code) => {
    const mock = await mockProvider();
    const t = await platformOf(mock.settings);
    expect(await codeOf(t, await mock.token(claims))).toBe(code);
  });

  it('cannot open by a token that somebody else signed', async () => {
    const mock = await mockProvider();
    const other = await mockProvider();
    const t = await platformOf(mock.settings);
    expect(await codeOf(t, await other.token({ iss: mock.issuer }))).toBe('TOKEN_INVALID');
  });

  it.each([
    ['an address that nobody has proven', { email_verified: false }],
    ['an address that no account has', { email: 'nobody@example.com' }],
  ])('opens nothing for %s', async (_what, over) => {
    const mock = await mockProvider(over);
    const t = await platformOf(mock.settings);
    expect(await codeOf(t, await mock.token())).toBe('ACCOUNT_NOT_LINKED');
  });

  it.each(['\u212Ath', ' math', 'math\u00a0', 'MATH', 'math\u0000'])(
    'opens nothing for the user name %j, which only looks like hers',
    async (name) => {
      const mock = await mockProvider({
        preferred_username: name.replace('\u212A', 'ma\u212A'),
        email_verified: false,
      });
      const t = await platformOf({ ...mock.settings, OIDC_ACCOUNT_CLAIM: 'preferred_username' });
      await t.addUser({ username: 'makth' });
      expect(await codeOf(t, await mock.token())).toBe('ACCOUNT_NOT_LINKED');
    },
  );

  it('knows the owner by her user name where the settings say so', async () => {
    const mock = await mockProvider({ email_verified: false });
    const t = await platformOf({ ...mock.settings, OIDC_ACCOUNT_CLAIM: 'preferred_username' });
    expect(await codeOf(t, await mock.token())).toBe('math@example.com');
  });

  it('lets no second subject into an account that has one', async () => {
    const mock = await mockProvider();
    const t = await platformOf(mock.settings);
    expect(await codeOf(t, await mock.token())).toBe('math@example.com');
    const user = await t.database.raw.query<{ id: string }>(`select id from app_user where username = 'math'`);
    await t.database.raw.exec(`update external_identity set subject = 'the-first' where user_id = '${user[0]!.id}'`);
    expect(await codeOf(t, await mock.token({ jti: 'second' }))).toBe('ACCOUNT_NOT_LINKED');
  });

  it('is told of a sign-out: the token opens nothing more, and a socket neither', async () => {
    const mock = await mockProvider();
    const t = await platformOf(mock.settings);
    const token = await mock.token();
    const headers = { ...t.headers, authorization: `Bearer ${token}` };
    const ticket = async () =>
      (await t.request({ method: 'POST', url: '/mid/v1/auth/ws-ticket', headers })).json<{
        data: { ticket: string };
      }>();
    expect(await t.identity.consumeSocketTicket((await ticket()).data.ticket)).toMatchObject({ userType: 'TEACHER' });
    const { data } = await ticket();
    await t.request({ method: 'POST', url: '/mid/v1/auth/logout', headers, payload: {} });
    expect(await codeOf(t, token)).toBe('TOKEN_INVALID');
    expect(await t.identity.consumeSocketTicket(data.ticket)).toBeUndefined();
  });

  it('is the only one: no password and no page of the platform signs in', async () => {
    const mock = await mockProvider();
    const t = await platformOf(mock.settings);
    await expect(t.signIn('math', PASSWORD)).rejects.toThrow(/403/);
    expect((await t.request({ url: '/oidc/.well-known/openid-configuration' })).statusCode).toBe(404);
  });
});

describe('a provider of the customer’s own that gives opaque tokens', () => {
  it('is asked about each of them', async () => {
    const pages = await startPagesProvider(
      SUBJECT,
      ['http://localhost:3000/kr/oauth2/callback'],
      'http://localhost:3000/kr/login',
    );
    open.push({ close: pages.stop });
    const t = await platformOf(pages.settings);
    const token = await pages.token();
    expect(await codeOf(t, token)).toBe('math@example.com');
    expect(await codeOf(t, 'made-up')).toBe('TOKEN_INVALID');
    // It is asked about refresh tokens in the same way, and those open nothing here.
    expect(await codeOf(t, await pages.refreshToken())).toBe('TOKEN_INVALID');
  });
});

describe('settings of a provider', () => {
  const valid = { AUTH_MODE: 'OIDC', OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: PORTAL_CLIENT };

  it.each([
    ['without a client', { OIDC_CLIENT_ID: '' }, 'OIDC_ISSUER and OIDC_CLIENT_ID belong together'],
    ['beside a password', { AUTH_MODE: 'BOTH' }, 'OIDC_ISSUER needs AUTH_MODE=OIDC'],
    ['beside social sign-in', { SOCIAL_SCRIPT_URL: 'https://id.example/s.js', SOCIAL_CLIENT_ID: 'a' }, /no place/],
    ['with half a name', { OIDC_INTROSPECTION_CLIENT_ID: 'a' }, 'OIDC_INTROSPECTION_SECRET belong together'],
  ])('%s are refused', (_what, over, sentence) => {
    expect(() => readConfig({ ...valid, ...over })).toThrow(sentence);
  });

  it('that lead to no provider end the start with a sentence', async () => {
    const env = { ...valid, OIDC_ISSUER: 'http://127.0.0.1:9' };
    const started = createTestApp({ env });
    await expect(started).rejects.toThrow(ConfigError);
    await expect(started).rejects.toThrow(
      /^OIDC_ISSUER names a provider that cannot be used: http:\/\/127\.0\.0\.1:9: /,
    );
  });

  it('stand in the page of the portal, whose policy lets it ask there', async () => {
    const mock = await mockProvider();
    const t = await platformOf(mock.settings);
    expect(await t.identity.providerOfPortal()).toMatchObject({
      issuer: mock.issuer,
      clientId: PORTAL_CLIENT,
      provider: { endpoints: { token: `${mock.issuer}/token` }, namesIssuer: false, signUp: 'OFF' },
    });
  });
});
