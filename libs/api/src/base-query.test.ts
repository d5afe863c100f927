import { http, HttpResponse, delay } from 'msw';
import { setupServer } from 'msw/node';
import { LIMITS } from '@portal/domain/tenant/limits';
import { API, createApiWorld, sessionDouble } from '@portal/testing-api/api-world';
import { problemOf } from './api-problem.ts';
import type { ApiRequest } from './api-request.ts';
import { renewingBaseQuery } from './base-query.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  jest.useRealTimers();
});
afterAll(() => server.close());

const GET: ApiRequest = { method: 'GET', path: '/mid/v1/users/profile' };

function ask(request: ApiRequest = GET, controller = new AbortController()) {
  const api = { signal: controller.signal } as Parameters<typeof renewingBaseQuery>[1];
  return Promise.resolve(renewingBaseQuery(request, api, {}));
}

/** Answers 401 to the tokens named, else 200; remembers the tokens that came. */
function serverRefusing(...refused: string[]) {
  const came: (string | null)[] = [];
  server.use(
    http.all(`${API}/*`, ({ request }) => {
      const bearer = request.headers.get('authorization');
      came.push(bearer);
      return refused.includes(String(bearer).replace('Bearer ', ''))
        ? HttpResponse.json({ code: 'TOKEN_EXPIRED', message: '로그인 시간이 지났어요', traceId: 't' }, { status: 401 })
        : HttpResponse.json({ data: 'fine' });
    }),
  );
  return came;
}

describe('a request', () => {
  it('carries the common headers and the bearer token [SES-6]', async () => {
    createApiWorld();
    let headers = new Headers();
    server.use(
      http.get(`${API}/mid/v1/users/profile`, ({ request }) => {
        headers = request.headers;
        return HttpResponse.json({});
      }),
    );
    await ask();
    expect(Object.fromEntries(headers)).toMatchObject({
      authorization: 'Bearer t0',
      'accept-language': 'ko',
      platform: 'WEB',
      'tenant-code': 'KR',
      'device-id': '00000000-0000-4000-8000-000000000001',
    });
  });

  it.each(['//evil.test/x', 'https://evil.test/x', '@evil.test/x', '.evil.test/', '\\evil.test'])(
    'never leaves the API origin for %s (R07)',
    async (path) => {
      const send = jest.fn<Promise<Response>, [string]>(() => Promise.resolve(HttpResponse.json({})));
      createApiWorld({ fetch: send as unknown as typeof fetch });
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      await ask({ method: 'GET', path });
      for (const [url] of send.mock.calls) expect(new URL(url).origin).toBe(API);
    },
  );

  it('does not follow a redirect with the token', async () => {
    createApiWorld();
    const elsewhere = jest.fn(() => HttpResponse.json({}));
    server.use(
      http.get(`${API}/*`, () => HttpResponse.redirect('https://evil.test/', 302)),
      http.get('https://evil.test/', elsewhere),
    );
    expect(await ask()).toMatchObject({ error: { status: 'OFFLINE' } });
    expect(elsewhere).not.toHaveBeenCalled();
  });

  it('gives up after 40 seconds and says so [SES-6]', async () => {
    jest.useFakeTimers();
    const send = jest.fn(
      (_url: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    createApiWorld({ fetch: send as unknown as typeof fetch });
    const answer = ask();
    await jest.advanceTimersByTimeAsync(LIMITS.apiTimeoutMs - 1);
    expect(send).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(await answer).toEqual({
      error: { status: 'TIMEOUT', message: '응답이 늦어지고 있어요. 연결을 확인하고 다시 시도해 주세요.' },
    });
  });

  it('is rejected alone, and at once, when its caller gives up; the shared refresh goes on for the others', async () => {
    const session = sessionDouble();
    const renew = session.refresh;
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    createApiWorld({ session: { ...session, refresh: (used) => held.then(() => renew(used)) } });
    const came = serverRefusing('t0');
    const leaving = new AbortController();
    const gone = ask(GET, leaving);
    const staying = ask();
    while (came.length < 2) await delay(1);
    await delay(5);
    leaving.abort();
    expect(await gone).toMatchObject({ error: { status: 'ABORTED' } });
    release();
    expect(await staying).toEqual({ data: { data: 'fine' } });
    expect(session.refreshes).toBe(1);
  });

  it.each([
    ['text', 'hello', 'hello'],
    ['form fields', new URLSearchParams({ a: '1' }), 'a=1'],
    ['JSON', { a: 1 }, '{"a":1}'],
    ['a factory', () => 'made anew', 'made anew'],
  ])('sends a body of %s twice when it has to', async (_name, body, expected) => {
    createApiWorld();
    const bodies: string[] = [];
    server.use(
      http.post(`${API}/*`, async ({ request }) => {
        bodies.push(await request.text());
        return request.headers.get('authorization') === 'Bearer t0'
          ? new HttpResponse(null, { status: 401 })
          : HttpResponse.json({});
      }),
    );
    expect(await ask({ method: 'POST', path: '/x', body })).toEqual({ data: {} });
    expect(bodies).toEqual([expected, expected]);
  });

  it('refuses a body that could be sent only once, and sends nothing', async () => {
    const send = jest.fn();
    createApiWorld({ fetch: send });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await ask({ method: 'POST', path: '/x', body: new ReadableStream() })).toMatchObject({
      error: { status: 'MALFORMED' },
    });
    expect(send).not.toHaveBeenCalled();
  });
});

describe('a 401', () => {
  it('starts one refresh for a hundred requests, each sent twice, none failed (F7) [SES-2]', async () => {
    const { session } = createApiWorld();
    const came = serverRefusing('t0');
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask()));
    expect(answers.every(({ error }) => error === undefined)).toBe(true);
    expect(session.refreshes).toBe(1);
    expect(came).toHaveLength(200);
  });

  it('is replayed at once when another tab has renewed meanwhile [SES-2]', async () => {
    const { session } = createApiWorld();
    const came: (string | null)[] = [];
    server.use(
      http.get(`${API}/*`, ({ request }) => {
        came.push(request.headers.get('authorization'));
        if (came.length > 1) return HttpResponse.json({});
        session.renewElsewhere();
        return new HttpResponse(null, { status: 401 });
      }),
    );
    expect(await ask()).toEqual({ data: {} });
    expect(came).toEqual(['Bearer t0', 'Bearer t1']);
    expect(session.refreshes).toBe(0);
  });

  it('of the replay is the answer, and nothing is sent a third time [SES-2, SES-8]', async () => {
    const { session } = createApiWorld();
    const came = serverRefusing('t0', 't1');
    expect(await ask()).toMatchObject({ error: { status: 401, code: 'TOKEN_EXPIRED' } });
    expect(came).toHaveLength(2);
    expect(session.refreshes).toBe(1);
    expect(session.ends).toBe(0);
  });

  it('of three different renewed tokens within a minute ends the session', async () => {
    const { session } = createApiWorld();
    serverRefusing('t0', 't1', 't2', 't3', 't4');
    for (let time = 0; time < 3; time += 1) {
      expect(session.ends).toBe(0);
      await Promise.all([ask(), ask(), ask()]);
    }
    expect(session.ends).toBe(1);
  });

  it('of a refused refresh rejects with the first answer, unreplayed [SES-3]', async () => {
    createApiWorld({ session: sessionDouble(['refused']) });
    const came = serverRefusing('t0');
    expect(await ask()).toMatchObject({ error: { status: 401 } });
    expect(came).toHaveLength(1);
  });

  it('of a refused refresh waits until she has signed in again over the page, and is sent once more [W9]', async () => {
    const session = { ...sessionDouble(['refused']), goesOn: () => goesOn };
    let token: string | undefined = 't0';
    let signIn = (_goesOn: boolean) => undefined as void;
    let goesOn = Promise.resolve(false);
    session.accessToken = () => token as never;
    session.refresh = () => {
      token = undefined;
      goesOn = new Promise((resolve) => (signIn = resolve));
      return Promise.resolve('refused');
    };
    createApiWorld({ session });
    const came = serverRefusing('t0');
    const saving = ask({ method: 'POST', path: '/mid/v1/users/profile', body: { note: '분수' } });
    while (token !== undefined) await delay(1);
    const next = ask();
    await delay(20);
    expect(came).toEqual(['Bearer t0']);
    token = 't1';
    signIn(true);
    expect([await saving, await next]).toEqual([{ data: { data: 'fine' } }, { data: { data: 'fine' } }]);
    expect(came).toEqual(['Bearer t0', 'Bearer t1', 'Bearer t1']);
  });

  it('of a refused refresh is the answer when she does not sign in again [SES-3] [W9]', async () => {
    const session = { ...sessionDouble(['refused']), goesOn: () => Promise.resolve(false) };
    createApiWorld({ session });
    const came = serverRefusing('t0');
    expect(problemOf((await ask()).error).status).toBe(401);
    expect(came).toHaveLength(1);
  });

  it('while the provider cannot be reached is an offline problem, not a refusal', async () => {
    const session = sessionDouble(['unreachable']);
    createApiWorld({ session });
    serverRefusing('t0');
    expect(await ask()).toEqual({
      error: { status: 'OFFLINE', message: '서버가 답하지 않아요. 잠시 뒤 다시 해 주세요.' },
    });
    expect(session.ends).toBe(0);
  });

  it('of a public endpoint, or about what was typed in, never refreshes', async () => {
    const { session } = createApiWorld();
    serverRefusing('t0');
    await ask({ method: 'POST', path: '/mid/v1/users/forgot-password', isPublic: true });
    server.use(
      http.post(`${API}/*`, () =>
        HttpResponse.json({ code: 'LOGIN_INVALID', message: '계정이나 비밀번호가 맞지 않아요' }, { status: 401 }),
      ),
    );
    await ask({ method: 'POST', path: '/mid/v2/users/change-password' });
    expect(session.refreshes).toBe(0);
  });

  it('makes new requests wait for the refresh under way, at most 40 seconds', async () => {
    jest.useFakeTimers();
    const send = jest.fn(() => Promise.resolve(HttpResponse.json({})));
    const session = { ...sessionDouble(), settled: () => new Promise<void>(() => undefined) };
    createApiWorld({ session, fetch: send as unknown as typeof fetch });
    const answer = ask();
    await jest.advanceTimersByTimeAsync(LIMITS.apiTimeoutMs - 1);
    expect(send).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await answer).toEqual({ data: {} });
  });
});

describe('a failure', () => {
  it.each([
    [
      400,
      { code: 'VALIDATION', message: '입력한 내용을 다시 확인해 주세요', fields: { name: '필수예요' }, traceId: 'x' },
      { message: '입력한 내용을 다시 확인해 주세요', code: 'VALIDATION', fields: { name: '필수예요' }, traceId: 'x' },
    ],
    [
      429,
      { code: 'TOO_MANY', message: '요청이 너무 잦아요. 3초 뒤에 다시 해 주세요', traceId: 'x', retryAfter: 3 },
      { retryAfter: 3 },
    ],
    [
      413,
      { code: 'FILE_TOO_LARGE', message: 'File không được lớn hơn 25MB.' },
      { message: 'File không được lớn hơn 25MB.' },
    ],
    [404, '<html>nginx</html>', { message: '찾는 내용이 없어요.' }],
    [403, { message: 'Forbidden' }, { message: '이 작업을 할 권한이 없어요.' }],
    [409, {}, { message: '다른 곳에서 먼저 바뀌었어요. 새로고침하고 다시 해 주세요.' }],
    [423, {}, { message: '지금은 수정할 수 없어요.' }],
    [418, { code: 'TEAPOT', message: 42 }, { message: '문제가 생겼어요. 잠시 뒤 다시 해 주세요.' }],
    [502, 'Bad gateway', { message: '서버에 문제가 생겼어요. 잠시 뒤 다시 해 주세요.' }],
    [500, { message: '서버가 한국어로 말한 문장' }, { message: '서버가 한국어로 말한 문장' }],
  ])('of %i always has a sentence that can be shown [SES-8]', async (status, body, expected) => {
    createApiWorld();
    server.use(
      http.get(`${API}/*`, () =>
        typeof body === 'string' ? new HttpResponse(body, { status }) : HttpResponse.json(body, { status }),
      ),
    );
    expect((await ask()).error).toMatchObject({ status, ...expected });
  });

  it('takes the waiting time from the header when the body has none', async () => {
    createApiWorld();
    server.use(http.get(`${API}/*`, () => new HttpResponse('', { status: 429, headers: { 'retry-after': '7' } })));
    expect((await ask()).error).toMatchObject({
      retryAfter: 7,
      message: '요청이 너무 잦아요. 잠시 뒤 다시 해 주세요.',
    });
  });

  it('without any connection says so [SES-8]', async () => {
    createApiWorld();
    server.use(http.get(`${API}/*`, () => HttpResponse.error()));
    expect((await ask()).error).toEqual({
      status: 'OFFLINE',
      message: '서버가 답하지 않아요. 잠시 뒤 다시 해 주세요.',
    });
  });

  it('of a page where JSON was meant is malformed, not a crash', async () => {
    createApiWorld();
    server.use(http.get(`${API}/*`, () => HttpResponse.html('<html>')));
    expect((await ask()).error).toMatchObject({ status: 'MALFORMED' });
  });

  it.each([
    [undefined, 'MALFORMED'],
    [new TypeError('x is not a function'), 'MALFORMED'],
    [new DOMException('gone', 'AbortError'), 'ABORTED'],
    [{ name: 'Error', message: 'serialized' }, 'MALFORMED'],
    [{ status: 404, message: '찾는 내용이 없어요' }, 404],
    [{ status: 'OFFLINE', message: '서버가 답하지 않아요. 잠시 뒤 다시 해 주세요.' }, 'OFFLINE'],
  ])('of whatever kind has a problem in it: %p', (error, status) => {
    expect(problemOf(error)).toMatchObject({ status, message: expect.stringMatching(/[가-힣]/) as string });
  });
});
