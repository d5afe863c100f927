import { sendRevocation } from '../../../testing/session-calls.ts';
import { createTestApp, testClock, type TestApp, type TestClock } from '../../../testing/test-app.ts';
import { createCallerCache, type FoundCaller } from './caller-cache.ts';

const NOW = '2026-11-18T01:42:00Z';
const LATER = new Date('2026-11-18T01:52:00Z');
const callerOf = (sessionId: string) => ({
  userId: 'u1',
  userType: 'TEACHER' as const,
  timeZone: 'Asia/Seoul',
  sessionId,
});

function cacheWith({ most }: { most?: number } = {}) {
  const clock = testClock(NOW);
  const cache = createCallerCache(clock, most);
  let looks = 0;
  const lookUp = (answer: FoundCaller) => async () => {
    looks++;
    return answer;
  };
  return { cache, clock, lookUp, looks: () => looks };
}

describe('a caller who was just looked up', () => {
  it('is known for less than a second, and never past the end of the token [R18]', async () => {
    const { cache, clock, lookUp, looks } = cacheWith();
    const ask = (keepUntil = LATER) => cache.find('d', lookUp({ caller: callerOf('s1'), keepUntil }));
    await ask();
    clock.advance(999);
    expect(await ask()).toEqual(callerOf('s1'));
    expect(looks()).toBe(1);
    clock.advance(1);
    await ask(new Date(clock.now().getTime() + 400));
    expect(looks()).toBe(2);
    clock.advance(399);
    await ask();
    expect(looks()).toBe(2);
    clock.advance(1);
    await ask();
    expect(looks()).toBe(3);
  });

  it('is not known longer because the clock was set back', async () => {
    const { cache, clock, lookUp, looks } = cacheWith();
    const ask = () => cache.find('d', lookUp({ caller: callerOf('s1'), keepUntil: LATER }));
    await ask();
    clock.set(new Date(clock.now().getTime() - 60_000));
    clock.advance(1_000);
    await ask();
    expect(looks()).toBe(2);
  });

  it.each([
    ['a refusal', { caller: 'INVALID' }],
    ['an expiry', { caller: 'EXPIRED' }],
    ['a token that was never used', { caller: callerOf('s1') }],
  ] satisfies [string, FoundCaller][])('is looked up anew after %s', async (_what, answer) => {
    const { cache, lookUp, looks } = cacheWith();
    await cache.find('d', lookUp(answer));
    await cache.find('d', lookUp(answer));
    expect(looks()).toBe(2);
  });

  it('makes room for the newest when there are too many', async () => {
    const { cache, lookUp, looks } = cacheWith({ most: 3 });
    const ask = (digest: string) => cache.find(digest, lookUp({ caller: callerOf(digest), keepUntil: LATER }));
    for (const digest of ['a', 'b', 'c', 'd']) await ask(digest);
    for (const digest of ['b', 'c', 'd']) await ask(digest);
    expect(looks()).toBe(4);
    await ask('a');
    expect(looks()).toBe(5);
  });

  it('is looked up once for all who ask at the same moment', async () => {
    const { cache, lookUp, looks } = cacheWith();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => cache.find('d', lookUp({ caller: callerOf('s1') }))),
    );
    expect(looks()).toBe(1);
    expect(answers).toEqual(Array.from({ length: 50 }, () => callerOf('s1')));
  });

  it('is looked up again after a look-up that failed', async () => {
    const { cache, lookUp } = cacheWith();
    await expect(cache.find('d', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
    expect(await cache.find('d', lookUp({ caller: callerOf('s1') }))).toEqual(callerOf('s1'));
  });

  it('is neither kept nor shared when the session ends during the look-up [R18]', async () => {
    const { cache, lookUp, looks } = cacheWith();
    const { promise, resolve } = Promise.withResolvers<FoundCaller>();
    const before = cache.find('d', () => promise);
    cache.forgetSession('s1');
    expect(await cache.find('d', lookUp({ caller: 'INVALID' }))).toBe('INVALID');
    resolve({ caller: callerOf('s1'), keepUntil: LATER });
    expect(await before).toEqual(callerOf('s1'));
    expect(await cache.find('d', lookUp({ caller: 'INVALID' }))).toBe('INVALID');
    expect(looks()).toBe(2);
  });

  it('is forgotten with the session or the token, and the others stay', async () => {
    const { cache, lookUp, looks } = cacheWith();
    const ask = (digest: string, sessionId: string) =>
      cache.find(digest, lookUp({ caller: callerOf(sessionId), keepUntil: LATER }));
    const askForAll = () => Promise.all([ask('a', 's1'), ask('b', 's1'), ask('c', 's2'), ask('d', 's3')]);
    await askForAll();
    cache.forgetSession('s1');
    cache.forgetToken('c');
    await ask('d', 's3');
    expect(looks()).toBe(4);
    await askForAll();
    expect(looks()).toBe(7);
  });
});

describe('on the platform', () => {
  let t: TestApp;
  let clock: TestClock;
  beforeAll(async () => {
    clock = testClock();
    t = await createTestApp({ clock });
    await t.addUser({ username: 'math' });
  });
  afterAll(() => t.close());

  const tokenOf = async () => (await t.signIn('math')).authorization.slice('Bearer '.length);
  const statusOf = async (token: string, on: TestApp = t) =>
    (await on.request({ url: '/mid/v1/users/profile', headers: { ...on.headers, authorization: `Bearer ${token}` } }))
      .statusCode;
  const known = async () => {
    const token = await tokenOf();
    // The first use is noted, the second is remembered.
    for (let use = 0; use < 3; use++) expect(await statusOf(token)).toBe(200);
    return token;
  };

  it('a remembered token dies at once with a logout [R18]', async () => {
    const token = await known();
    const headers = { ...t.headers, authorization: `Bearer ${token}` };
    await t.request({ method: 'POST', url: '/mid/v1/auth/logout', headers });
    expect(await statusOf(token)).toBe(401);
  });

  it('a remembered token dies at once when the provider destroys it [R18]', async () => {
    const token = await known();
    expect((await sendRevocation(t, token)).statusCode).toBe(200);
    expect(await statusOf(token)).toBe(401);
  });

  it('a remembered token runs out on time', async () => {
    const token = await tokenOf();
    clock.advance(599_500);
    for (let use = 0; use < 3; use++) expect(await statusOf(token)).toBe(200);
    clock.advance(500);
    expect(await statusOf(token)).toBe(401);
  });

  it('another process refuses it a second after the end at the latest [R18]', async () => {
    const other = await createTestApp({ clock, database: t.database });
    const token = await known();
    for (let use = 0; use < 2; use++) expect(await statusOf(token, other)).toBe(200);
    await t.request({
      method: 'POST',
      url: '/mid/v1/auth/logout',
      headers: { ...t.headers, authorization: `Bearer ${token}` },
    });
    clock.advance(1_000);
    expect(await statusOf(token, other)).toBe(401);
  });
});
