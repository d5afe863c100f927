import { sendLogin, sendRefresh, sendRevocation } from '../../../testing/session-calls.ts';
import { createTestApp, testClock, type TestApp, type TestClock } from '../../../testing/test-app.ts';

interface Tokens {
  access_token: string;
  refresh_token: string;
}

const DAY = 86_400_000;

let t: TestApp;
let clock: TestClock;
let revoked: string[];
let closed: string[];

beforeAll(async () => {
  clock = testClock();
  t = await createTestApp({ clock });
  await t.addUser({ username: 'math' });
  t.events.on('session.revoked', ({ reason }) => void revoked.push(reason));
  t.realtime.attach({ tell: () => undefined, closeSession: (id) => void closed.push(id), closeUser: () => undefined });
});
afterAll(() => t.close());
beforeEach(() => {
  revoked = [];
  closed = [];
});

async function login(headers: Record<string, string> = {}): Promise<Tokens> {
  const answer = await sendLogin(t, { headers });
  const { accessToken, refreshToken } = answer.json<{ accessToken: string; refreshToken: string }>();
  return { access_token: accessToken, refresh_token: refreshToken };
}

const refresh = (token: string, headers: Record<string, string> = {}) => sendRefresh(t, token, headers);

const renewed = async (token: string) => (await refresh(token)).json<Tokens>();

const profile = (token: string) =>
  t.request({ url: '/mid/v1/users/profile', headers: { ...t.headers, authorization: `Bearer ${token}` } });

const refusal = { statusCode: 400, error: 'invalid_grant' };
const refusalOf = (answer: Awaited<ReturnType<typeof refresh>>) => ({
  statusCode: answer.statusCode,
  error: answer.json<{ error?: string }>().error,
});

describe('refreshing', () => {
  it('gives the tokens of a password sign-in the same life as those of OpenID', async () => {
    const first = await login();
    const second = await renewed(first.refresh_token);
    expect((await profile(second.access_token)).statusCode).toBe(200);
    expect((await refresh(second.refresh_token)).statusCode).toBe(200);
  });

  it('answers an equal refresh within ten seconds with the same tokens [R02]', async () => {
    const first = await login();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(first.refresh_token)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    clock.advance(9_000);
    expect((await refresh(first.refresh_token)).body).toBe(answers[0]?.body);
    expect(revoked).toEqual([]);
  });

  it('stores neither a token nor a readable answer', async () => {
    const first = await login();
    const second = await renewed(first.refresh_token);
    const tables = await t.database.raw.query<{ t: string }>(
      `select coalesce(string_agg(r::text, ' '), '') as t from (
         select row_to_json(o) r from oidc_record o union all select row_to_json(s) from auth_session s
         union all select row_to_json(x) from refresh_rotation x union all select row_to_json(k) from socket_ticket k) all_rows`,
    );
    const text = tables.map(({ t: row }) => row).join(' ');
    for (const token of [first.refresh_token, first.access_token, second.refresh_token, second.access_token])
      expect(text).not.toContain(token);
  });

  it('accepts the parent again after a lost answer, and replaces the unused child [R03]', async () => {
    const first = await login();
    const lost = await renewed(first.refresh_token);
    clock.advance(11_000);
    const again = await renewed(first.refresh_token);
    expect(again.refresh_token).not.toBe(lost.refresh_token);
    expect((await profile(again.access_token)).statusCode).toBe(200);
    expect((await profile(lost.access_token)).statusCode).toBe(401);
    expect(revoked).toEqual([]);
    // Whoever comes with the replaced child has copied it.
    expect(refusalOf(await refresh(lost.refresh_token))).toEqual(refusal);
    expect(revoked).toEqual(['REUSE']);
    expect((await profile(again.access_token)).statusCode).toBe(401);
  });

  it.each([
    ['whose child was refreshed', async (child: Tokens) => void (await renewed(child.refresh_token))],
    ['whose child was used for a call', async (child: Tokens) => void (await profile(child.access_token))],
  ])('ends the family of a parent %s, and closes its sockets [R03]', async (_name, use) => {
    const first = await login();
    const child = await renewed(first.refresh_token);
    await use(child);
    clock.advance(11_000);
    expect(refusalOf(await refresh(first.refresh_token))).toEqual(refusal);
    expect(revoked).toEqual(['REUSE']);
    expect(closed).toHaveLength(1);
    expect((await profile(child.access_token)).json()).toMatchObject({ code: 'TOKEN_INVALID' });
    expect(refusalOf(await refresh(child.refresh_token))).toEqual(refusal);
  });

  it('never accepts a grandparent [R03]', async () => {
    const first = await login();
    const second = await renewed(first.refresh_token);
    clock.advance(11_000);
    await renewed(second.refresh_token);
    clock.advance(11_000);
    expect(refusalOf(await refresh(first.refresh_token))).toEqual(refusal);
    expect(revoked).toEqual(['REUSE']);
  });

  it('ends the family 30 days after sign-in however often it was renewed [R04]', async () => {
    let tokens = await login();
    for (let day = 0; day < 29; day += 7) {
      clock.advance(7 * DAY);
      if (day < 21) tokens = await renewed(tokens.refresh_token);
      else break;
    }
    clock.advance(2 * DAY - 60_000);
    tokens = await renewed(tokens.refresh_token);
    expect(tokens.access_token).toBeDefined();
    clock.advance(120_000);
    expect(refusalOf(await refresh(tokens.refresh_token))).toEqual(refusal);
    expect((await profile(tokens.access_token)).json()).toMatchObject({ code: 'TOKEN_EXPIRED' });
  });

  it('is strict when the window is set to nothing', async () => {
    const strict = await createTestApp({ env: { REFRESH_REUSE_WINDOW_MS: '0' } });
    await strict.addUser({ username: 'strict' });
    const signIn = await sendLogin(strict, { username: 'strict' });
    const send = (token: string) => sendRefresh(strict, token);
    const first = await send(signIn.json<{ refreshToken: string }>().refreshToken);
    const second = await send(first.json<Tokens>().refresh_token);
    expect(second.statusCode).toBe(200);
    expect(refusalOf(await send(first.json<Tokens>().refresh_token))).toEqual(refusal);
    await strict.close();
  });
});

describe('an access token', () => {
  it('is told apart when it has run out and when it was never good', async () => {
    const { access_token } = await login();
    clock.advance(601_000);
    expect((await profile(access_token)).json()).toMatchObject({ code: 'TOKEN_EXPIRED' });
    expect((await profile('x'.repeat(43))).json()).toMatchObject({ code: 'TOKEN_INVALID' });
    expect((await profile('')).json()).toMatchObject({ code: 'TOKEN_INVALID' });
  });

  it('dies with its session at once [R18]', async () => {
    const tokens = await login();
    await t.request({
      method: 'POST',
      url: '/mid/v1/auth/logout',
      headers: t.headers,
      payload: { refreshToken: tokens.refresh_token },
    });
    expect((await profile(tokens.access_token)).json()).toMatchObject({ code: 'TOKEN_INVALID' });
    expect(refusalOf(await refresh(tokens.refresh_token))).toEqual(refusal);
    expect(revoked).toEqual(['LOGOUT']);
    expect(closed).toHaveLength(1);
  });

  it('dies when it is revoked at the provider', async () => {
    const tokens = await login();
    expect((await sendRevocation(t, tokens.refresh_token)).statusCode).toBe(200);
    expect((await profile(tokens.access_token)).statusCode).toBe(401);
    expect(revoked).toEqual(['REVOKED']);
  });
});

describe('leaving', () => {
  const leave = (accessToken: string, payload: object = {}) =>
    t.request({
      method: 'POST',
      url: '/mid/v1/auth/logout',
      headers: { ...t.headers, authorization: `Bearer ${accessToken}` },
      payload,
    });

  it('ends the session of an access token that still counts [SES-4]', async () => {
    const tokens = await login();
    await leave(tokens.access_token);
    expect(revoked).toEqual(['LOGOUT']);
    expect(refusalOf(await refresh(tokens.refresh_token))).toEqual(refusal);
  });

  it('takes an access token that has run out for nothing, and the refresh token that she has beside it [SES-4]', async () => {
    const tokens = await login();
    clock.advance(601_000);
    expect((await leave(tokens.access_token)).statusCode).toBe(200);
    expect(revoked).toEqual([]);
    await leave(tokens.access_token, { refreshToken: tokens.refresh_token });
    expect(revoked).toEqual(['LOGOUT']);
    expect(refusalOf(await refresh(tokens.refresh_token))).toEqual(refusal);
  });

  it.each([undefined, {}, { refreshToken: 'unknown' }])('always succeeds, also with %j [SES-4]', async (payload) => {
    const answer = await t.request({
      method: 'POST',
      url: '/mid/v1/auth/logout',
      headers: { ...t.headers, authorization: 'Bearer nonsense' },
      ...(payload ? { payload } : {}),
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies.filter(({ maxAge }) => maxAge === 0).map(({ name }) => name)).toEqual([
      'refresh_token',
      'access_token',
      'id_token',
      'rtb',
    ]);
  });
});

describe('the socket ticket', () => {
  it('is good once, for thirty seconds, while the session lives', async () => {
    const headers = await t.signIn('math');
    const ticket = async () =>
      (await t.request({ method: 'POST', url: '/mid/v1/auth/ws-ticket', headers })).json<{ data: { ticket: string } }>()
        .data.ticket;
    const one = await ticket();
    expect(await t.identity.consumeSocketTicket(one)).toMatchObject({ userType: 'TEACHER' });
    expect(await t.identity.consumeSocketTicket(one)).toBeUndefined();
    const old = await ticket();
    clock.advance(30_001);
    expect(await t.identity.consumeSocketTicket(old)).toBeUndefined();
    const left = await ticket();
    await t.request({ method: 'POST', url: '/mid/v1/auth/logout', headers });
    expect(await t.identity.consumeSocketTicket(left)).toBeUndefined();
  });
});
