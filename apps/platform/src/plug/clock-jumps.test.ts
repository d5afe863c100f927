import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { sendLogin } from '../testing/session-calls.ts';
import { createTestApp, PASSWORD, testClock, type TestApp } from '../testing/test-app.ts';

const NOW = '2026-11-18T01:00:00Z';
const clock = testClock(NOW);

let t: TestApp;
beforeEach(async () => {
  clock.set(NOW);
  t = await createTestApp({ clock, env: { RATE_LIMIT_PER_MINUTE: '20', LOGIN_LIMIT_PER_MINUTE: '20' } });
  await t.addUser({ username: 'math' });
});
afterEach(() => t.close());

const set = (days: number) => clock.set(new Date(clock.now().getTime() + days * millisecondsInDay));
const ask = () => t.request({ url: '/utilities/catalogs/subjects', headers: t.headers });
const login = (password: string) => sendLogin(t, { username: 'math', password });

describe.each([
  ['back', -1],
  ['ahead', 1],
])('a clock that is set a day %s', (_way, days) => {
  it('keeps nobody out who used up her turns: a minute later she is in [2.6]', async () => {
    for (let n = 0; n < 20; n++) expect((await ask()).statusCode).toBe(200);
    set(days);
    const refused = await ask();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    clock.advance(millisecondsInMinute);
    expect((await ask()).statusCode).toBe(200);
  });

  it('keeps nobody out who mistyped her password [R26]', async () => {
    for (let n = 0; n < 8; n++) await login('wrong password');
    expect((await login(PASSWORD)).statusCode).toBe(429);
    set(days);
    clock.advance(millisecondsInMinute);
    expect((await login(PASSWORD)).statusCode).toBe(200);
  });
});
