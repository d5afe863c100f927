import type { Endpoint } from '@portal/domain/contract/endpoint';
import type { HTTPMethods } from 'fastify';
import { startFakeSocialProvider, type FakeSocialProvider } from '../testing/fake-social-provider.ts';
import { createTestApp, PASSWORD, testClock, type TestApp, type TestClock } from '../testing/test-app.ts';

/**
 * Who may call what (G4). A new endpoint without a row fails the first test. `own` is a request that the owner may make;
 * `foreign` names a thing of somebody else and has to look exactly like `missing`, which names nothing.
 */
interface Row {
  readonly own?: { query?: string; body?: object };
  readonly foreign?: { query?: string; body?: object };
  readonly missing?: { query?: string; body?: object };
}

const NOTE = 'ntf_matrix_own';
const MATRIX: Record<string, Row> = {
  login: {},
  logout: { own: { body: {} } },
  getProfile: { own: {} },
  createSocketTicket: { own: {} },
  loginWithProvider: {},
  listLoginTypes: { own: {} },
  addLoginType: { own: { body: { provider: 'facebook', accessToken: 'good-matrix' } } },
  removeLoginType: { own: { body: { provider: 'facebook', password: PASSWORD } } },
  getCalendar: { own: { query: '?from=2026-11-16&to=2026-11-22' } },
  checkProfileSubmission: { own: {} },
  registerPushToken: { own: { body: { token: 'push-token' } } },
  markAllNotificationsSeen: {
    own: { body: {} },
    foreign: { body: { upTo: NOTE } },
    missing: { body: { upTo: 'ntf_none' } },
  },
  countNotSeenNotifications: { own: {} },
  listNotifications: { own: {}, foreign: { query: `?lastItem=${NOTE}` }, missing: { query: '?lastItem=ntf_none' } },
  getNotification: {
    own: { query: `?id=${NOTE}` },
    foreign: { query: `?id=${NOTE}` },
    missing: { query: '?id=ntf_none' },
  },
  markNotificationRead: {
    own: { body: { id: NOTE } },
    foreign: { body: { id: NOTE } },
    missing: { body: { id: 'ntf_none' } },
  },
};

let provider: FakeSocialProvider;
let t: TestApp;
let clock: TestClock;
let callers: Record<
  'anonymous' | 'nonsense' | 'expired' | 'left' | 'deleted' | 'owner' | 'other' | 'student',
  Record<string, string>
>;

beforeAll(async () => {
  clock = testClock();
  provider = await startFakeSocialProvider();
  t = await createTestApp({ clock, env: provider.env });
  for (const username of ['owner', 'other', 'left', 'deleted', 'student']) await t.addUser({ username });
  const base = { ...t.headers, 'x-msg-app': 'teacher-web' };
  const signIn = async (username: string) => ({ ...base, ...(await t.signIn(username, PASSWORD)) });
  const expired = await signIn('owner');
  clock.advance(700_000);
  callers = {
    anonymous: base,
    nonsense: { ...base, authorization: 'Bearer nonsense' },
    expired,
    left: await signIn('left'),
    deleted: await signIn('deleted'),
    owner: await signIn('owner'),
    other: await signIn('other'),
    student: await signIn('student'),
  };
  await t.request({ method: 'POST', url: '/mid/v1/auth/logout', headers: callers.left });
  await t.database.raw.query(`update app_user set status = 'DELETED' where username = 'deleted'`);
  // A student cannot sign in here; a token of hers from elsewhere has to be refused by what needs a teacher.
  await t.database.raw.query(`update app_user set user_type = 'STUDENT' where username = 'student'`);
  const owner = await t.identity.findCaller(callers.owner['authorization']!.slice('Bearer '.length));
  if (typeof owner === 'string') throw new Error(owner);
  const { userId } = owner;
  const note = {
    id: NOTE,
    userId,
    title: '알림',
    content: '비밀 이야기',
    category: 'GENERAL',
    openDetail: true,
  } as const;
  await t.database.db.transaction((tx) =>
    t.messaging.importNotifications(tx, userId, [{ ...note, highlightMarks: [], publishedAt: clock.now(), url: null }]),
  );
});
afterAll(async () => {
  await t.close();
  await provider.close();
});

function call(endpoint: Endpoint, headers: Record<string, string>, { query = '', body }: NonNullable<Row['own']> = {}) {
  return t.request({
    method: endpoint.method as HTTPMethods as 'GET',
    url: `${endpoint.path}${query}`,
    headers,
    ...(body ? { payload: body } : {}),
  });
}

const endpoints = () => [...t.app.endpoints].filter(([, { access }]) => access !== 'public');

describe('the authorisation matrix [R08]', () => {
  it('has a row for every endpoint and no other', () => {
    expect(Object.keys(MATRIX).sort()).toEqual([...t.app.endpoints.keys()].sort());
  });

  it.each([
    ['anonymous', 'TOKEN_INVALID'],
    ['nonsense', 'TOKEN_INVALID'],
    ['expired', 'TOKEN_EXPIRED'],
    ['left', 'TOKEN_INVALID'],
    ['deleted', 'TOKEN_INVALID'],
  ] as const)('answers 401 %s before it looks at anything else', async (who, code) => {
    for (const [name, endpoint] of endpoints())
      for (const request of [MATRIX[name]?.own, { body: { wrong: true } }, { query: '?wrong=1' }]) {
        const answer = await call(endpoint, callers[who], request);
        expect([name, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([name, 401, code]);
      }
  });

  it('lets the owner in everywhere', async () => {
    for (const [name, endpoint] of endpoints())
      expect([name, (await call(endpoint, callers.owner, MATRIX[name]?.own)).statusCode]).toEqual([name, 200]);
  });

  it('keeps a student out of what is a teacher’s', async () => {
    for (const [name, endpoint] of endpoints()) {
      const answer = await call(endpoint, callers.student, MATRIX[name]?.own);
      if (endpoint.access === 'teacher')
        expect([name, answer.json<{ code: string }>().code]).toEqual([name, 'FORBIDDEN']);
      else expect([name, answer.statusCode === 403]).toEqual([name, false]);
    }
  });

  it('makes a foreign thing look exactly like a missing one', async () => {
    for (const [name, endpoint] of endpoints()) {
      const { foreign, missing } = MATRIX[name] ?? {};
      if (!foreign) continue;
      const seen = await Promise.all([foreign, missing].map((request) => call(endpoint, callers.other, request)));
      const [one, two] = seen.map((answer) => {
        const { traceId: _trace, ...body } = answer.json<Record<string, unknown>>();
        return { status: answer.statusCode, body };
      });
      expect([name, one]).toEqual([name, two]);
      expect(seen[0]?.body).not.toContain('비밀 이야기');
    }
  });
});
