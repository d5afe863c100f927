import type { Endpoint } from '@portal/domain/contract/endpoint';
import fc from 'fast-check';
import * as v from 'valibot';
import { startFakeSocialProvider, type FakeSocialProvider } from '../testing/fake-social-provider.ts';
import { createTestApp, PASSWORD, type TestApp } from '../testing/test-app.ts';

const CASES = Number(process.env['FUZZ_CASES'] ?? 100);

/** One valid request for each endpoint; the cases are mutations of it, because blind ones never reach a handler (G5). */
const VALID: Record<string, { query?: Record<string, string>; body?: Record<string, unknown> }> = {
  login: {
    body: {
      clientId: 'teacher-portal',
      userType: 'TEACHER',
      grantType: 'password',
      username: 'fuzz',
      password: PASSWORD,
    },
  },
  logout: { body: { refreshToken: 'unknown' } },
  getProfile: {},
  createSocketTicket: {},
  loginWithProvider: {
    body: { clientId: 'teacher-portal', userType: 'TEACHER', provider: 'facebook', accessToken: 'good-fuzz' },
  },
  listLoginTypes: {},
  addLoginType: { body: { provider: 'facebook', accessToken: 'good-fuzz' } },
  removeLoginType: { body: { provider: 'facebook', password: PASSWORD } },
  getCalendar: { query: { from: '2026-11-16', to: '2026-11-22' } },
  checkProfileSubmission: {},
  registerPushToken: { body: { token: 'push' } },
  markAllNotificationsSeen: { body: { upTo: 'ntf_x' } },
  countNotSeenNotifications: {},
  listNotifications: { query: { lastItem: 'ntf_x', size: '10' } },
  getNotification: { query: { id: 'ntf_x' } },
  markNotificationRead: { body: { id: 'ntf_x' } },
};

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202e',
    "' or 1=1 --",
    '{{7*7}}',
    '../../etc/passwd',
    '%00',
    '0',
    '-1',
    '1e309',
    'NaN',
    'null',
    'true',
    '2026-02-30',
    '9999-12-31',
    '0000-01-01',
    '2026-11-16T00:00:00Z',
    '가'.repeat(64),
    'a'.repeat(65),
    'é'.normalize('NFD'),
    '👩‍👩‍👧',
    '__proto__',
    'constructor',
  ),
);
const anyValue = fc.oneof(
  nasty,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(nasty, { maxLength: 3 }),
  fc.object({ maxDepth: 3 }),
);

type Parts = Record<string, unknown>;

const mutated = (valid: Parts, value: fc.Arbitrary<unknown>): fc.Arbitrary<Parts> => {
  const names = Object.keys(valid);
  const name = names.length ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...names) }, nasty) : nasty;
  const change = fc.record({ name, value, drop: fc.boolean() });
  return fc.array(change, { maxLength: 3 }).map((changes) =>
    changes.reduce<Parts>((parts, { name: at, value: to, drop }) => {
      const { [at]: _old, ...rest } = parts;
      return drop ? rest : { ...rest, [at]: to };
    }, valid),
  );
};

const headerValue = fc.oneof(
  fc.string({ unit: 'grapheme-ascii', maxLength: 60 }),
  fc.constantFrom('', 'WEB', 'KR', 'ko', '*', 'x'.repeat(400)),
);

let provider: FakeSocialProvider;
let t: TestApp;
let own: Record<string, string>;
const reached = new Map<string, number>();

beforeAll(async () => {
  provider = await startFakeSocialProvider();
  t = await createTestApp({ env: provider.env });
  await t.addUser({ username: 'fuzz' });
  own = { ...(await t.signIn('fuzz')), 'x-msg-app': 'teacher-web' };
});
afterAll(async () => {
  await t.close();
  await provider.close();
});

async function send(
  endpoint: Endpoint,
  { query, body, headers }: { query: Parts; body: Parts; headers: Record<string, string> },
) {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value])
      search.append(String(name).toWellFormed(), String(one).toWellFormed());
  return t.request({
    method: endpoint.method as 'GET',
    url: `${endpoint.path}?${search.toString()}`,
    headers: { ...own, ...headers, ...(endpoint.body ? { 'content-type': 'application/json' } : {}) },
    ...(endpoint.body ? { payload: JSON.stringify(body) } : {}),
  });
}

describe('no input whatever [R31] [G5]', () => {
  it('has an endpoint without a valid request to start from', () => {
    expect(Object.keys(VALID).sort()).toEqual([...t.app.endpoints.keys()].sort());
  });

  it.each(Object.keys(VALID))(
    `makes %s fail, leave its contract or take two seconds, in ${CASES} cases`,
    async (name) => {
      const endpoint = t.app.endpoints.get(name)!;
      const { query = {}, body = {} } = VALID[name]!;
      const request = fc.record({
        query: mutated(query, fc.oneof(nasty, fc.array(nasty, { minLength: 2, maxLength: 3 }))),
        body: mutated(body, anyValue),
        headers: fc.oneof(
          { weight: 6, arbitrary: fc.constant({}) },
          fc.dictionary(
            fc.constantFrom(
              'platform',
              'tenant-code',
              'device-id',
              'accept-language',
              'x-msg-app',
              'authorization',
              'cookie',
            ),
            headerValue,
            {
              maxKeys: 2,
            },
          ),
        ),
      });
      await fc.assert(
        fc.asyncProperty(request, async (parts) => {
          const begin = performance.now();
          const answer = await send(endpoint, parts);
          expect(performance.now() - begin).toBeLessThan(2_000);
          expect(answer.statusCode).toBeLessThan(500);
          if (answer.statusCode < 300) {
            reached.set(name, (reached.get(name) ?? 0) + 1);
            expect(v.safeParse(endpoint.response, answer.json()).success).toBe(true);
          } else
            expect(answer.json()).toMatchObject({
              code: expect.stringMatching(/^[A-Z_\d]+$/) as string,
              traceId: expect.any(String) as string,
            });
        }),
        { numRuns: CASES },
      );
    },
  );
});
