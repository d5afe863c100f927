import { createTestApp, testClock, type TestApp, type TestClock } from '../../testing/test-app.ts';

let t: TestApp;
let clock: TestClock;
let headers: Record<string, string>;

beforeAll(async () => {
  clock = testClock();
  t = await createTestApp({ clock, env: { CORS_ORIGINS: 'https://teacher.example', API_DOCS: 'on' } });
  await t.addUser({ username: 'math' });
  headers = await t.signIn('math');
});
afterAll(() => t.close());

const post = (payload: unknown, extra: Record<string, string> = {}) =>
  t.request({
    method: 'POST',
    url: '/mid/v1/auth/logout',
    headers: { ...t.headers, 'content-type': 'application/json', ...extra },
    payload: typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : JSON.stringify(payload),
  });

describe('the common headers [SES-6]', () => {
  it.each([
    ['platform', 'IOS'],
    ['platform', ''],
    ['tenant-code', 'VN'],
    ['device-id', 'not-a-uuid'],
    ['device-id', '6f9619ff-8b86-1d01-b42d-00cf4fc964ff'],
    ['accept-language', '<script>'],
    ['accept-language', 'k'.repeat(101)],
  ])('are refused when %s is «%s»', async (name, value) => {
    const answer = await t.request({ url: '/mid/v1/users/profile', headers: { ...headers, [name]: value } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'VALIDATION',
      fields: { [name]: expect.stringMatching(/[가-힣]/) as string },
    });
  });

  it.each(['platform', 'tenant-code', 'device-id', 'accept-language'])('are refused without %s', async (name) => {
    const { [name]: _gone, ...rest } = headers;
    expect((await t.request({ url: '/mid/v1/users/profile', headers: rest })).json()).toMatchObject({
      fields: { [name]: expect.any(String) as string },
    });
  });

  it('need the application’s name on notification calls [NTF-7]', async () => {
    const url = '/messaging/notifications/count-not-seen';
    expect((await t.request({ url, headers })).json()).toMatchObject({
      code: 'VALIDATION',
      fields: { 'x-msg-app': '꼭 입력해 주세요.' },
    });
    expect((await t.request({ url, headers: { ...headers, 'x-msg-app': 'teacher-web' } })).statusCode).toBe(200);
  });
});

describe('a body', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

  it.each([
    ['JSON that breaks off', '{"refreshToken":'],
    ['a list', '[]'],
    ['a bare text', '"x"'],
    ['null', 'null'],
    ['a number', '7'],
    ['a field too many', '{"refreshToken":"x","more":1}'],
    ['__proto__', '{"__proto__":{"admin":true}}'],
    ['constructor.prototype', '{"constructor":{"prototype":{"admin":true}}}'],
    ['a NUL inside', '{"refreshToken":"\\u0000"}'],
    ['a lone surrogate', '{"refreshToken":"\\ud800"}'],
    ['a number as text', '{"refreshToken":1}'],
    ['33 levels', `{"refreshToken":${nested(32)}}`],
    ['100,000 levels in 64 KiB', `{"refreshToken":${nested(30_000)}}`],
    ['a byte order mark and rubbish', '\ufeff{]'],
  ])('of %s is refused with 400', async (_name, payload) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'VALIDATION', traceId: expect.any(String) as string });
  });

  it('does not count brackets inside texts as depth', async () => {
    expect((await post({ refreshToken: '['.repeat(400) })).statusCode).toBe(200);
  });

  it.each([64 * 1024 + 1, 10 * 1024 * 1024])('of %d bytes is refused with 413', async (size) => {
    const answer = await post(`{"refreshToken":"${'x'.repeat(size)}"}`);
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: 'TOO_LARGE' });
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'nonsense',
  ])('of the kind %s is refused, as forms of other sites have no other kind [R55]', async (type) => {
    const answer = await post('{}', { 'content-type': type });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'VALIDATION' });
  });
});

describe('a query', () => {
  const range = '/tns/v1/calendar?from=2026-11-16&to=2026-11-22';
  it.each([
    ['a parameter that comes twice', `${range}&from=2026-11-17`],
    ['a list in brackets', `${range}&to[]=2026-11-22`],
    ['a parameter too many', `${range}&x=1`],
    ['a NUL', '/tns/v1/calendar?from=%00&to=2026-11-22'],
    ['broken escapes', '/tns/v1/calendar?from=%ff&to=2026-11-22'],
    ['a day that is none', '/tns/v1/calendar?from=2026-02-30&to=2026-11-22'],
    ['__proto__', `${range}&__proto__=1`],
  ])('with %s is refused', async (_name, url) => {
    expect((await t.request({ url, headers })).statusCode).toBe(400);
  });

  it('is refused where none is declared', async () => {
    expect((await t.request({ url: '/mid/v1/users/profile?x=1', headers })).statusCode).toBe(400);
  });
});

describe('an address', () => {
  it.each([
    '/%',
    '/%zz',
    '/mid/%E0%A4%A',
    '/kr/%2e%2e/%2e%2e/etc/passwd',
    '/kr/..%2f..%2fetc/passwd',
    '/kr/\\..\\etc',
    '//evil.example',
    '/kr//evil.example',
  ])('%s gets a clear answer and no file', async (url) => {
    const answer = await t.request({ url });
    expect(answer.statusCode).toBeGreaterThanOrEqual(300);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.body).not.toContain('root:');
    expect(String(answer.headers.location ?? '/kr')).toMatch(/^\/kr/);
  });
});

describe('every answer', () => {
  const routes = [
    '/healthz',
    '/readyz',
    '/metrics',
    '/docs',
    '/openapi.json',
    '/nothing',
    '/mid/v1/users/profile',
    '/oidc/jwks',
    '/oidc/auth',
    '/kr',
    '/',
  ];

  it.each(routes)('of %s carries the security headers [G18]', async (url) => {
    const { headers: sent } = await t.request({ url, headers: { accept: 'text/html' } });
    expect(sent).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': url.startsWith('/oidc/') ? 'same-origin' : 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
      'permissions-policy': expect.stringContaining('camera=(self), microphone=(self)') as string,
    });
    expect(sent['content-security-policy']).toContain("base-uri 'none'");
    expect(sent['content-security-policy']).not.toMatch(/unsafe-(?:inline|eval)/);
    expect(sent).not.toHaveProperty('x-powered-by');
    expect(sent).not.toHaveProperty('strict-transport-security');
  });

  it('promises https on an https address', async () => {
    const secure = await createTestApp({ env: { ORIGIN: 'https://portal.example' } });
    expect((await secure.request({ url: '/healthz' })).headers['strict-transport-security']).toMatch(
      /^max-age=31536000/,
    );
    await secure.close();
  });

  it('of the interface is never stored', async () => {
    expect((await t.request({ url: '/mid/v1/users/profile', headers })).headers['cache-control']).toBe('no-store');
    expect((await t.request({ url: '/mid/v1/users/profile' })).headers['cache-control']).toBe('no-store');
  });
});

describe('what is for those who run the platform', () => {
  it('is neither metrics nor documents of the interface to strangers, outside the demo', async () => {
    const real = await createTestApp();
    for (const url of ['/metrics', '/docs', '/openapi.json'])
      expect(await real.request({ url })).toMatchObject({ statusCode: 404 });
    await real.close();
  });

  it('is metrics to who brings the token', async () => {
    const token = 'a-token-of-the-monitoring';
    const watched = await createTestApp({ env: { METRICS_TOKEN: token } });
    const metrics = (authorization?: string) =>
      watched.request({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });
    for (const wrong of [undefined, '', token, `Bearer ${token}x`, 'Bearer ', `Basic ${token}`])
      expect(await metrics(wrong)).toMatchObject({ statusCode: 404 });
    const { statusCode, body } = await metrics(`Bearer ${token}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('platform_ready 1');
    await watched.close();
  });
});

describe('another site [R55]', () => {
  const evil = Array.from({ length: 50 }, (_, nth) =>
    [
      'https://evil.example',
      'null',
      `https://teacher.example.evil${nth}.example`,
      'http://teacher.example',
      'https://teacher.example:444',
      `https://xteacher${nth}.example`,
      'http://localhost:3000.evil.example',
      `http://localhost:${4_000 + nth}`,
      'file://',
      'https://TEACHER.example',
    ].at(nth % 10)!,
  );

  it('is never named as allowed, and may change nothing: 50 origins', async () => {
    for (const origin of evil) {
      const read = await t.request({ url: '/healthz', headers: { origin } });
      expect(read.headers).not.toHaveProperty('access-control-allow-origin');
      const write = await post({}, { origin });
      expect(write.statusCode).toBe(403);
      expect(write.headers).not.toHaveProperty('access-control-allow-origin');
      const preflight = await t.request({
        method: 'OPTIONS',
        url: '/mid/v1/auth/logout',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
      expect(preflight.headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it('that is listed gets its own name and may call', async () => {
    const origin = 'https://teacher.example';
    const preflight = await t.request({
      method: 'OPTIONS',
      url: '/mid/v1/auth/logout',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect(preflight.statusCode).toBe(204);
    const write = await post({}, { origin });
    expect(write.statusCode).toBe(200);
    expect(write.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      vary: 'Origin',
    });
  });
});

describe('too many calls [R52]', () => {
  it('wait for the next minute and say how long; another address goes on', async () => {
    const limited = await createTestApp({ clock, env: { RATE_LIMIT_PER_MINUTE: '20' } });
    const ask = (remoteAddress: string) =>
      limited.request({ url: '/mid/v1/users/profile', headers: limited.headers, remoteAddress });
    for (let nth = 0; nth < 20; nth++) expect((await ask('10.0.0.1')).statusCode).toBe(401);
    clock.advance(15_000);
    const refused = await ask('10.0.0.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('45');
    expect(refused.json()).toMatchObject({
      code: 'TOO_MANY',
      retryAfter: 45,
      message: '요청이 너무 잦아요. 45초 뒤에 다시 해 주세요',
    });
    expect((await ask('10.0.0.2')).statusCode).toBe(401);
    // A header that anybody can write does not make another address (R52).
    const forged = await limited.request({
      url: '/mid/v1/users/profile',
      headers: { ...limited.headers, 'x-forwarded-for': '10.9.9.9' },
      remoteAddress: '10.0.0.1',
    });
    expect(forged.statusCode).toBe(429);
    clock.advance(45_000);
    expect((await ask('10.0.0.1')).statusCode).toBe(401);
    await limited.close();
  });
});
