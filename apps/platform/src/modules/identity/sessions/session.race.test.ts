import { secondProcess } from '../../../testing/second-process.ts';
import { sendLogin, sendRefresh } from '../../../testing/session-calls.ts';
import { createTestApp, testClock, type TestApp } from '../../../testing/test-app.ts';

interface Tokens {
  access_token: string;
  refresh_token: string;
}

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp();
  if (t.database.kind !== 'postgres') throw new Error('These tests mean nothing on one connection.');
  await t.addUser({ username: 'math' });
});
afterAll(() => t.close());

async function login(): Promise<Tokens> {
  const answer = await sendLogin(t);
  expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 200 });
  const { accessToken, refreshToken } = answer.json<{ accessToken: string; refreshToken: string }>();
  return { access_token: accessToken, refresh_token: refreshToken };
}

const live = async (session?: string) => {
  const rows = await t.database.raw.query<{ n: number }>(
    `select count(*)::int as n from oidc_record where model = 'RefreshToken' and consumed_at is null
     and ($1::text is null or grant_id = $1)`,
    [session ?? null],
  );
  return rows[0]?.n;
};

const sessionOf = async (tokens: Tokens) => {
  const caller = await t.identity.findCaller(tokens.access_token);
  if (typeof caller === 'string') throw new Error(caller);
  return caller.sessionId;
};

describe('at the same moment', () => {
  it('100 equal refreshes are one rotation with 100 equal answers, 100 times [R01] [R02]', async () => {
    const login0 = await login();
    const session = await sessionOf(login0);
    let token = login0.refresh_token;
    for (let round = 0; round < 100; round++) {
      const answers = await Promise.all(Array.from({ length: 100 }, () => sendRefresh(t, token)));
      expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
      token = answers[0]!.json<Tokens>().refresh_token;
      expect(await live(session)).toBe(1);
    }
  });

  it('two processes on one database rotate a token once [R01]', async () => {
    const second = await secondProcess(t);
    for (let round = 0; round < 20; round++) {
      const { refresh_token: token, ...rest } = await login();
      const session = await sessionOf({ refresh_token: token, ...rest });
      const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => sendRefresh(at % 2 ? t : second, token)));
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
      expect(await live(session)).toBe(1);
    }
    await second.close();
  });

  it('a strict server lets exactly one of many through and ends the family for the others [R01] [R03]', async () => {
    const strict = await createTestApp({ env: { REFRESH_REUSE_WINDOW_MS: '0' } });
    await strict.addUser({ username: 'math' });
    for (let round = 0; round < 50; round++) {
      const signIn = await sendLogin(strict);
      const token = signIn.json<{ refreshToken: string }>().refreshToken;
      const answers = await Promise.all(Array.from({ length: 8 }, () => sendRefresh(strict, token)));
      const won = answers.filter(({ statusCode }) => statusCode === 200);
      expect(won.length).toBeLessThanOrEqual(1);
      expect(answers.every(({ statusCode }) => [200, 400].includes(statusCode))).toBe(true);
    }
    await strict.close();
  });

  it('a socket ticket lets one of 32 in [R17]', async () => {
    const headers = await t.signIn('math');
    for (let round = 0; round < 50; round++) {
      const answer = await t.request({ method: 'POST', url: '/mid/v1/auth/ws-ticket', headers });
      const { ticket } = answer.json<{ data: { ticket: string } }>().data;
      const callers = await Promise.all(Array.from({ length: 32 }, () => t.identity.consumeSocketTicket(ticket)));
      expect(callers.filter(Boolean)).toHaveLength(1);
    }
  });

  it('a double click on the sign-in button makes sessions that live side by side', async () => {
    const both = await Promise.all([login(), login()]);
    for (const { refresh_token: token } of both) expect((await sendRefresh(t, token)).statusCode).toBe(200);
  });

  it('200 wrong passwords are five looks at the password, not 200 [R26]', async () => {
    // At one moment of the clock: a machine that needs seconds for all of them would else wait a pause out.
    const still = await createTestApp({ clock: testClock() });
    await still.addUser({ username: 'victim' });
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) => sendLogin(still, { username: 'victim', password: `wrong-${at}` })),
    );
    const codes = answers.map((answer) => answer.json<{ code: string }>().code);
    expect(codes.filter((code) => code === 'LOGIN_INVALID').length).toBeLessThanOrEqual(5);
    expect(codes.every((code) => ['LOGIN_INVALID', 'LOGIN_DELAYED', 'TOO_MANY'].includes(code))).toBe(true);
    await still.close();
  });

  it('two sign-ups with one name make one account', async () => {
    for (let round = 0; round < 20; round++) {
      const results = await Promise.allSettled(
        Array.from({ length: 8 }, () =>
          t.identity.createUser(t.database.db, { username: `twin${round}`, name: '쌍둥이' }),
        ),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
  });
});
