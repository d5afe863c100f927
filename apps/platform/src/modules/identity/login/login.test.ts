import { randomUUID } from 'node:crypto';
import { sendLogin } from '../../../testing/session-calls.ts';
import { createTestApp, PASSWORD, testClock, type TestApp, type TestClock } from '../../../testing/test-app.ts';

let t: TestApp;
let clock: TestClock;

beforeAll(async () => {
  clock = testClock('2026-11-18T10:42:00+09:00');
  t = await createTestApp({ clock });
  await t.addUser({ username: 'math', phone: '0912345678', email: 'Math@Example.com', name: '수학 선생님' });
  await t.addUser({ username: 'student1', code: 'KR0000101ST' });
  await t.addUser({ username: 'gone' });
  await t.database.raw.query(`update app_user set status = 'DELETED' where username = 'gone'`);
});
afterAll(() => t.close());

interface Try {
  username?: unknown;
  password?: unknown;
  device?: string;
  ip?: string;
  on?: TestApp;
  body?: Record<string, unknown>;
}

function attempt({
  username = 'math',
  password = PASSWORD,
  device = randomUUID(),
  ip = '127.0.0.1',
  on = t,
  body = {},
}: Try = {}) {
  return sendLogin(on, { username, password, body, headers: { 'device-id': device }, remoteAddress: ip });
}

const codeOf = (answer: Awaited<ReturnType<typeof attempt>>) => answer.json<{ code?: string }>().code;

describe('signing in by password', () => {
  it('answers the tokens inside data and beside it [LOG-6]', async () => {
    const answer = await attempt();
    expect(answer.statusCode).toBe(200);
    const { data, accessToken, refreshToken } = answer.json<Record<string, Record<string, unknown> | string>>();
    expect(data).toEqual({ accessToken, refreshToken, expiresIn: 600, idToken: null });
  });

  it.each([
    ['the phone number', '0912345678', PASSWORD],
    ['the e-mail, in other letters', ' math@example.COM', PASSWORD],
    ['another case and spaces around', '  MATH ', `  ${PASSWORD}\t`],
  ])('takes %s [LOG-2]', async (_name, username, password) => {
    expect((await attempt({ username, password })).statusCode).toBe(200);
  });

  it('takes a password in either Unicode form [R27]', async () => {
    await t.addUser({ username: 'hangul', password: '비밀번호 123'.normalize('NFD') });
    expect((await attempt({ username: 'hangul', password: '비밀번호 123'.normalize('NFC') })).statusCode).toBe(200);
  });

  it.each([
    ['no password', { body: { password: undefined } }, 'password'],
    ['a password of five', { password: '12345' }, 'password'],
    ['a password of 51', { password: 'a'.repeat(51) }, 'password'],
    ['a name of 51', { username: 'a'.repeat(51) }, 'username'],
    ['a name of spaces', { username: '   ' }, 'username'],
    ['a number as name', { username: 12_345_678 }, 'username'],
    ['a NUL in the name', { username: 'ma\u0000th' }, 'username'],
    ['half a surrogate in the password', { password: '123456\ud800' }, 'password'],
    ['another app', { body: { clientId: 'somebody' } }, 'clientId'],
    ['a student as user type', { body: { userType: 'STUDENT' } }, 'userType'],
    ['another grant', { body: { grantType: 'client_credentials' } }, 'grantType'],
    ['a field too many', { body: { admin: true } }, 'admin'],
  ])('refuses %s by its field', async (_name, given, field) => {
    const answer = await attempt(given as Try);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'VALIDATION',
      fields: { [field]: expect.stringMatching(/[가-힣]/) as string },
    });
  });

  it('tells a student so only after the right password', async () => {
    expect(codeOf(await attempt({ username: 'student1', password: 'wrong-one' }))).toBe('LOGIN_INVALID');
    const answer = await attempt({ username: 'student1' });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'USER_TYPE_MISMATCH', message: '선생님 계정으로 로그인해 주세요' });
  });

  it('lets an operator in, whose code ends in OP and who is no teacher [ROL-1]', async () => {
    await t.addUser({ username: 'ops-review', code: 'KR0000201OP' });
    const profile = await t.request({ url: '/mid/v1/users/profile', headers: await t.signIn('ops-review') });
    expect(profile.json()).toMatchObject({ data: { code: 'KR0000201OP', userType: 'OPERATOR' } });
  });

  it('tells a teacher in her profile in which zone her hours are meant', async () => {
    await t.addUser({ username: 'hanoi', timeZone: 'Asia/Ho_Chi_Minh' });
    const profile = await t.request({ url: '/mid/v1/users/profile', headers: await t.signIn('hanoi') });
    expect(profile.json()).toMatchObject({ data: { timeZone: 'Asia/Ho_Chi_Minh' } });
  });

  it('tells that an account was deleted only after the right password', async () => {
    expect(codeOf(await attempt({ username: 'gone', password: 'wrong-one' }))).toBe('LOGIN_INVALID');
    expect(codeOf(await attempt({ username: 'gone' }))).toBe('ACCOUNT_DELETED');
  });
});

describe('guessing', () => {
  it('answers equally for an account that exists and one that does not [R40]', async () => {
    await t.addUser({ username: 'quiet' });
    for (let round = 0; round < 8; round++) {
      const answers = await Promise.all([
        attempt({ username: 'quiet', password: 'wrong-one' }),
        attempt({ username: 'nobody', password: 'wrong-one' }),
      ]);
      const [known, unknown] = answers.map(({ statusCode, headers, body }) => {
        const { traceId: _trace, ...problem } = JSON.parse(body) as Record<string, unknown>;
        const { date: _date, 'content-length': _length, ...rest } = headers;
        return { statusCode, headers: rest, problem };
      });
      expect(known).toEqual(unknown);
    }
  });

  it('waits 1, 2, 4 … 60 seconds after five free tries, and never for ever [R26]', async () => {
    await t.addUser({ username: 'slow' });
    const wrong = () => attempt({ username: 'slow', password: 'wrong-one' });
    for (let free = 0; free < 5; free++) expect(codeOf(await wrong())).toBe('LOGIN_INVALID');
    for (const wait of [1, 2, 4, 8, 16, 32, 60, 60]) {
      const delayed = await wrong();
      expect(delayed.statusCode).toBe(429);
      expect(delayed.headers['retry-after']).toBe(String(wait));
      expect(delayed.json()).toMatchObject({
        code: 'LOGIN_DELAYED',
        retryAfter: wait,
        message: `로그인에 여러 번 실패했어요. ${wait}초 뒤에 다시 해 주세요`,
      });
      clock.advance(wait * 1000);
      expect(codeOf(await wrong())).toBe('LOGIN_INVALID');
    }
    clock.advance(900_000);
    expect((await attempt({ username: 'slow' })).statusCode).toBe(200);
  });

  it('looks at the second press of a double click although it is counted before the first [R26]', async () => {
    await t.addUser({ username: 'double' });
    expect(codeOf(await attempt({ username: 'double', password: 'wrong-one' }))).toBe('LOGIN_INVALID');
    clock.advance(-5);
    expect((await attempt({ username: 'double' })).statusCode).toBe(200);
    clock.advance(5);
  });

  it('looks at no more than 15 of 1,000 wrong passwords in 15 minutes [R26]', async () => {
    await t.addUser({ username: 'target' });
    let looked = 0;
    for (let nth = 0; nth < 1_000; nth++) {
      if (codeOf(await attempt({ username: 'target', password: `wrong-${nth}` })) === 'LOGIN_INVALID') looked++;
      clock.advance(899);
    }
    expect(looked).toBeLessThanOrEqual(15);
  });

  it('leaves the owner in on a device that signed in before, while strangers are made to wait', async () => {
    const device = randomUUID();
    await t.addUser({ username: 'owner' });
    expect((await attempt({ username: 'owner', device })).statusCode).toBe(200);
    for (let nth = 0; nth < 20; nth++) await attempt({ username: 'owner', password: 'wrong-one' });
    expect(codeOf(await attempt({ username: 'owner' }))).toBe('LOGIN_DELAYED');
    expect((await attempt({ username: 'owner', device })).statusCode).toBe(200);
  });

  it('forgets the failures after a success', async () => {
    await t.addUser({ username: 'clumsy' });
    for (let round = 0; round < 4; round++) {
      for (let nth = 0; nth < 4; nth++)
        expect(codeOf(await attempt({ username: 'clumsy', password: 'wrong-one' }))).toBe('LOGIN_INVALID');
      expect((await attempt({ username: 'clumsy' })).statusCode).toBe(200);
    }
  });

  it('counts all names of an account as one', async () => {
    const names = ['threenames', '0387654321', 'three@example.com'];
    await t.addUser({ username: names[0]!, phone: names[1]!, email: names[2]! });
    for (let nth = 0; nth < 5; nth++) await attempt({ username: names[nth % 3], password: 'wrong-one' });
    for (const username of names) expect(codeOf(await attempt({ username }))).toBe('LOGIN_DELAYED');
  });
});

describe('a sign-in storm', () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await createTestApp({ clock, env: { LOGIN_LIMIT_PER_MINUTE: '30' } });
    await limited.addUser({ username: 'math' });
  });
  afterAll(() => limited.close());

  it.each([
    ['address', (nth: number) => ({ ip: '10.0.0.1', username: `spray-${nth}` })],
    [
      'device',
      (nth: number) => ({
        ip: `10.1.0.${nth}`,
        device: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
        username: `spray-${nth}`,
      }),
    ],
  ])('is held at 30 tries a minute from one %s [R52]', async (_name, from) => {
    const codes: (string | undefined)[] = [];
    for (let nth = 0; nth < 40; nth++)
      codes.push(codeOf(await attempt({ on: limited, password: 'wrong-one', ...from(nth) })));
    expect(codes.filter((code) => code === 'LOGIN_INVALID')).toHaveLength(30);
    expect(codes.filter((code) => code === 'TOO_MANY')).toHaveLength(10);
    clock.advance(60_000);
    expect((await attempt({ on: limited, ...from(1), username: 'math' })).statusCode).toBe(200);
  });

  it('never hashes more than two passwords at once with fifty waiting [R26]', async () => {
    const storm = await Promise.all(
      Array.from({ length: 80 }, (_, nth) => attempt({ username: `storm-${nth}`, password: 'wrong-one' })),
    );
    const codes = storm.map(codeOf);
    expect(new Set(codes)).toEqual(new Set(['LOGIN_INVALID', 'TOO_MANY']));
    expect(codes.filter((code) => code === 'LOGIN_INVALID').length).toBeGreaterThanOrEqual(52);
  });
});

describe('the time of an answer', () => {
  it('does not tell whether an account exists [R40]', async () => {
    await t.addUser({ username: 'timed' });
    const known: number[] = [];
    const unknown: number[] = [];
    const measure = async (username: string, into: number[]) => {
      const begin = performance.now();
      await attempt({ username, password: 'wrong-one' });
      into.push(performance.now() - begin);
    };
    for (let round = 0; round < 60; round++) {
      // In turns: what the machine does beside must not fall on one of the two.
      const pair = [() => measure('timed', known), () => measure(`untimed-${round}`, unknown)];
      for (const work of round % 2 ? pair.toReversed() : pair) await work();
      clock.advance(3_700_000);
    }
    // The quickest of each: what the machine does beside only adds. A hash left out would be nearly all of the time.
    const [quickest, other] = [Math.min(...known), Math.min(...unknown)];
    expect(Math.abs(quickest - other)).toBeLessThan(Math.max(5, quickest / 4));
  });
});
