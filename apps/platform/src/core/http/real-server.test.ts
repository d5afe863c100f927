import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import * as oauth from 'oauth4webapi';
import { eventually } from '../../testing/eventually.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts';
import type { OpenApi } from '../pages/openapi.ts';

const TOKEN = 'a-token-of-the-monitoring';

/** A server that really listens, whose origin is its own address. */
async function listening(): Promise<{ t: TestApp; origin: string }> {
  const { createServer } = await import('node:net');
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  const origin = `http://127.0.0.1:${port}`;
  const t = await createTestApp({ env: { ORIGIN: origin } });
  await t.app.listen({ port, host: '127.0.0.1' });
  return { t, origin };
}

describe('a foreign OpenID client', () => {
  it('finds, signs in, checks the id token, reads userinfo, renews and revokes by the standards alone [G27] [OAU-1] [OAU-2]', async () => {
    const { t, origin } = await listening();
    await t.addUser({ username: 'math', name: '수학 선생님' });
    const insecure = { [oauth.allowInsecureRequests]: true };
    const issuer = new URL(`${origin}/oidc`);
    const server = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, insecure));
    const client: oauth.Client = { client_id: 'teacher-portal' };
    const verifier = oauth.generateRandomCodeVerifier();
    const [state, nonce] = [oauth.generateRandomState(), oauth.generateRandomNonce()];
    const redirect = `${origin}/kr/oauth2/callback`;

    const jar = new Map<string, string>();
    const visit = async (url: string, form?: Record<string, string>): Promise<Response> => {
      const answer = await fetch(new URL(url, origin), {
        redirect: 'manual',
        headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
      });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        jar.set(name, value);
      }
      return answer;
    };
    const authorize = new URL(server.authorization_endpoint ?? '');
    authorize.search = new URLSearchParams({
      client_id: client.client_id,
      redirect_uri: redirect,
      response_type: 'code',
      scope: 'openid profile email phone teacher',
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    }).toString();
    const page = (await visit(authorize.href)).headers.get('location') ?? '';
    let at = (await visit(`${page}/sign-in`, { account: 'math', password: PASSWORD })).headers.get('location') ?? '';
    while (!at.startsWith(redirect)) at = (await visit(at)).headers.get('location') ?? redirect;

    const parameters = oauth.validateAuthResponse(server, client, new URL(at), state);
    const none = oauth.None();
    const exchanged = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      none,
      parameters,
      redirect,
      verifier,
      insecure,
    );
    const tokens = await oauth.processAuthorizationCodeResponse(server, client, exchanged, {
      expectedNonce: nonce,
      requireIdToken: true,
    });
    await oauth.validateApplicationLevelSignature(server, exchanged, insecure);
    const subject = oauth.getValidatedIdTokenClaims(tokens)?.sub ?? '';
    const info = await oauth.processUserInfoResponse(
      server,
      client,
      subject,
      await oauth.userInfoRequest(server, client, tokens.access_token, insecure),
    );
    expect(info['name']).toBe('수학 선생님');
    const renewed = await oauth.processRefreshTokenResponse(
      server,
      client,
      await oauth.refreshTokenGrantRequest(server, client, none, tokens.refresh_token ?? '', insecure),
    );
    expect(renewed.refresh_token).not.toBe(tokens.refresh_token);
    await oauth.processRevocationResponse(
      await oauth.revocationRequest(server, client, none, renewed.refresh_token ?? '', insecure),
    );
    await expect(
      oauth
        .refreshTokenGrantRequest(server, client, none, renewed.refresh_token ?? '', insecure)
        .then((answer) => oauth.processRefreshTokenResponse(server, client, answer)),
    ).rejects.toMatchObject({ error: 'invalid_grant' });
    await t.close();
  });
});

describe('stopping [R54]', () => {
  it('lets a running request finish, tells /readyz and takes no new work', async () => {
    const { t, origin } = await listening();
    let release = () => {};
    const held = new Promise<void>((go) => (release = go));
    const begun = new Promise<void>((go) => {
      t.realtime.attach({ tell: () => undefined, closeSession: () => undefined, closeUser: () => undefined });
      void t.database.rawTransaction(async () => {
        go();
        await held;
      });
    });
    await begun;
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    // The embedded database is one connection, so this request now waits for the transaction above.
    const running = fetch(`${origin}/mid/v1/users/profile`, {
      headers: { ...t.headers, authorization: `Bearer ${'x'.repeat(43)}` },
    });
    await new Promise((go) => setTimeout(go, 100));
    const closing = t.close();
    await eventually(() => expect(fetch(`${origin}/healthz`)).rejects.toThrow());
    release();
    expect((await running).status).toBe(401);
    await closing;
  });

  it('answers 503 at /readyz on a connection that is still open', async () => {
    const { t } = await listening();
    expect((await t.request({ url: '/readyz' })).json()).toMatchObject({ ok: true });
    const closing = t.close();
    const answer = await t.request({ url: '/readyz' }).catch(() => undefined);
    expect(answer?.statusCode ?? 503).toBe(503);
    await closing;
  });
});

describe('a slow or broken sender', () => {
  it.each([
    ['a line that is no HTTP', 'nonsense\r\n\r\n', /^HTTP\/1\.1 400/],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', /^HTTP\/1\.1 400/],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      /^HTTP\/1\.1 400/,
    ],
    [
      'headers of 20 KiB',
      `GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_480)}\r\n\r\n`,
      /^HTTP\/1\.1 431/,
    ],
  ])('with %s is refused', async (_name, text, status) => {
    const { t, origin } = await listening();
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(text);
    const chunk = String((await once(socket, 'data'))[0]);
    socket.destroy();
    expect(chunk).toMatch(status);
    await t.close();
  });

  it('has limits of time for headers and idle connections; those of bodies are counted apart [R53]', async () => {
    const t = await createTestApp();
    expect(t.app.server).toMatchObject({ headersTimeout: 20_000, requestTimeout: 0, keepAliveTimeout: 65_000 });
    await t.close();
  });
});

describe('what the server tells of itself', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await createTestApp({ env: { API_DOCS: 'on', METRICS_TOKEN: TOKEN } });
    await t.addUser({ username: 'math' });
  });
  afterAll(() => t.close());

  it('describes every endpoint in OpenAPI with its parameters, answers and errors', async () => {
    const document = (await t.request({ url: '/openapi.json' })).json<OpenApi>();
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual([...t.app.endpoints.keys()].sort());
    const list = document.paths['/messaging/notifications/load-more']?.['get'] as {
      parameters: { name: string; in: string; required: boolean }[];
      responses: Record<string, unknown>;
    };
    expect(list.parameters.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'platform',
        'tenant-code',
        'device-id',
        'accept-language',
        'x-msg-app',
        'lastItem',
        'size',
      ]),
    );
    expect(list.responses).toMatchObject({ 200: {}, 400: {}, 401: {}, 429: {}, 500: {} });
    const login = document.paths['/mid/v1/auth/login']?.['post'] as {
      responses: Record<string, { description: string }>;
    };
    expect(login.responses['401']?.description).toContain('LOGIN_INVALID: 계정이나 비밀번호가 맞지 않아요');
  });

  it('shows the same to people, without a script', async () => {
    const { body, headers } = await t.request({ url: '/docs' });
    for (const { path } of t.app.endpoints.values()) expect(body).toContain(path.replaceAll(/:(\w+)/g, '{$1}'));
    expect(body).not.toContain('<script');
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });

  it('counts requests by route, and sessions', async () => {
    await t.signIn('math');
    await t.request({ url: '/kr/account/secret-path' });
    const { body } = await t.request({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="POST",route="\/mid\/v1\/auth\/login",status="200"\} 1/,
    );
    expect(body).toMatch(/auth_sessions_started_total 1/);
    expect(body).not.toContain('secret-path');
  });

  it('is not ready when its database is gone, and lives all the same', async () => {
    const alone = await createTestApp();
    await alone.database.close();
    expect((await alone.request({ url: '/readyz' })).statusCode).toBe(503);
    expect((await alone.request({ url: '/healthz' })).statusCode).toBe(200);
    await alone.app.close().catch(() => undefined);
  });
});
