import type { HTTPMethods } from 'fastify';
import type { Endpoint } from '@portal/domain/contract/endpoint';
import { isAsked, readAccess, rowsOf, seedAccess } from '../../testing/access-files.ts';
import { FAMILY_CLASS, FAMILY_GUARDIAN, familyHeaders } from '../../testing/access-ground.ts';
import type { AccessRow, Call } from '../../testing/access.ts';
import { startFakeSocialProvider, type FakeSocialProvider } from '../../testing/fake-social-provider.ts';
import { memoryOpsSource } from '../../testing/memory-ops-source.ts';
import { courseMaterial } from '../../testing/ops-material.ts';
import { createTestApp, PASSWORD, testClock, type TestApp, type TestClock } from '../../testing/test-app.ts';

/** Who may call what (G4): the rows of every `<resource>.access.ts`. A new endpoint without a row fails the first test. */
let matrix: Readonly<Record<string, AccessRow>>;
let provider: FakeSocialProvider;
let t: TestApp;
let clock: TestClock;
let callers: Record<
  | 'anonymous'
  | 'nonsense'
  | 'expired'
  | 'left'
  | 'deleted'
  | 'owner'
  | 'other'
  | 'student'
  | 'operator'
  | 'helper'
  | 'approver'
  | 'family'
  | 'otherFamily',
  Record<string, string>
>;

beforeAll(async () => {
  clock = testClock();
  provider = await startFakeSocialProvider();
  const courses = memoryOpsSource('COURSES', clock);
  t = await createTestApp({
    clock,
    env: provider.env,
    fetchIcs: async () => 'BEGIN:VCALENDAR\r\nEND:VCALENDAR',
    opsSources: [courses],
  });
  for (const username of ['owner', 'other', 'left', 'deleted', 'student']) await t.addUser({ username });
  const operator = await t.addUser({ username: 'operator', userType: 'OPERATOR' });
  await t.addUser({ username: 'helper', userType: 'OPERATOR', desks: ['HELP'] });
  await t.addUser({ username: 'approver', userType: 'OPERATOR', desks: ['APPROVAL'] });
  const base = { ...t.headers, 'x-msg-app': 'teacher-web', 'uploader-code': 'teacher-web' };
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
    operator: await signIn('operator'),
    helper: await signIn('helper'),
    approver: await signIn('approver'),
    family: base,
    otherFamily: base,
  };
  await t.request({ method: 'POST', url: '/mid/v1/auth/logout', headers: callers.left });
  await t.database.raw.query(`update app_user set status = 'DELETED' where username = 'deleted'`);
  // A student cannot sign in here; a token of hers from elsewhere has to be refused by what needs a teacher.
  await t.database.raw.query(
    `update app_user set code = 'KR0000101ST', user_type = 'STUDENT' where username = 'student'`,
  );
  const owner = await t.identity.findCaller(callers.owner['authorization']!.slice('Bearer '.length));
  if (typeof owner === 'string') throw new Error(owner);
  const { userId } = owner;
  const access = await readAccess();
  matrix = rowsOf(access);
  await seedAccess(access, t, userId);
  const { database } = t;
  callers.family = { ...base, ...(await familyHeaders(database, FAMILY_CLASS, FAMILY_GUARDIAN)) };
  callers.otherFamily = { ...base, ...(await familyHeaders(database, 'cls_foreign', 'grd_foreign')) };
  courses.put(courseMaterial({ id: 'ops_waiting', teacherId: userId }));
  courses.put(courseMaterial({ id: 'ops_held', teacherId: userId, state: 'PICKED_UP', reviewerId: operator.id }));
});
afterAll(async () => {
  // First: where the app did not start, its server would keep Jest from ending.
  await provider.close();
  await t.close();
});

function call(endpoint: Endpoint, headers: Record<string, string>, { params = {}, query = '', body }: Call = {}) {
  return t.request({
    method: endpoint.method as HTTPMethods as 'GET',
    url: `${endpoint.path.replaceAll(/:(\w+)/g, (_part, name: string) => params[name] ?? `${name}_none`)}${query}`,
    headers,
    ...(body ? { payload: body } : {}),
  });
}

const endpoints = () => [...t.app.endpoints].filter(([name, { access }]) => access !== 'public' && isAsked(name));
/** Those that somebody with an account calls, and those that a family calls by its link. */
const accounted = () => endpoints().filter(([, { access }]) => access !== 'family');
const families = () => endpoints().filter(([, { access }]) => access === 'family');

describe('the authorisation matrix [R08]', () => {
  it('has a row for every endpoint and no other', () => {
    expect(Object.keys(matrix).sort()).toEqual([...t.app.endpoints.keys()].sort());
  });

  it.each([
    ['anonymous', 'TOKEN_INVALID'],
    ['nonsense', 'TOKEN_INVALID'],
    ['expired', 'TOKEN_EXPIRED'],
    ['left', 'TOKEN_INVALID'],
    ['deleted', 'TOKEN_INVALID'],
  ] as const)('answers 401 %s before it looks at anything else', async (who, code) => {
    for (const [name, endpoint] of accounted())
      for (const request of [matrix[name]?.own, { body: { wrong: true } }, { query: '?wrong=1' }]) {
        const answer = await call(endpoint, callers[who], request);
        expect([name, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([name, 401, code]);
      }
  });

  it('answers 410 to whoever comes to the door of a family without its link', async () => {
    for (const [name, endpoint] of families())
      for (const who of ['anonymous', 'nonsense', 'owner', 'operator'] as const)
        for (const request of [matrix[name]?.own, { body: { wrong: true } }]) {
          const answer = await call(endpoint, callers[who], request);
          expect([name, answer.json<{ code: string }>().code]).toEqual([name, 'LINK_REVOKED']);
        }
  });

  it('lets the owner in wherever a teacher may be, an operator at the desk, and a family by its link', async () => {
    const pick = ({ access }: Endpoint) =>
      access === 'operator' ? callers.operator : access === 'family' ? callers.family : callers.owner;
    expect(endpoints()).not.toEqual([]);
    for (const [name, endpoint] of endpoints()) {
      const { statusCode } = await call(endpoint, pick(endpoint), matrix[name]?.own);
      expect([name, statusCode]).toEqual([name, endpoint.status ?? 200]);
    }
  });

  it.each([
    ['a student', 'student', ['teacher', 'operator']],
    ['a teacher', 'owner', ['operator']],
    ['an operator', 'operator', ['teacher']],
    ['a family', 'family', ['uploader', 'user', 'teacher', 'operator']],
  ] as const)('keeps %s out of what is somebody else’s work [ROL-1]', async (_name, who, closed) => {
    const code = who === 'family' ? 'TOKEN_INVALID' : 'FORBIDDEN';
    for (const [name, endpoint] of accounted()) {
      const answer = await call(endpoint, callers[who], matrix[name]?.own);
      const isClosed = (closed as readonly string[]).includes(endpoint.access);
      if (isClosed) expect([name, answer.json<{ code: string }>().code]).toEqual([name, code]);
      else expect([name, answer.statusCode === 403]).toEqual([name, false]);
    }
  });

  it('keeps an operator to the queues of her own desk', async () => {
    const named = endpoints().filter(([, { access, params }]) => access === 'operator' && params);
    for (const [name, endpoint] of named)
      for (const request of [
        matrix[name]?.otherDesk,
        { ...matrix[name]?.otherDesk, params: { queue: 'COURSES', id: 'none' } },
      ]) {
        const answer = await call(endpoint, matrix[name]?.isHelp ? callers.approver : callers.helper, request);
        expect([name, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([name, 403, 'FORBIDDEN']);
      }
  });

  it('makes a foreign thing look exactly like a missing one', async () => {
    for (const [name, endpoint] of endpoints()) {
      const { foreign, missing } = matrix[name] ?? {};
      if (!foreign) continue;
      const who = endpoint.access === 'family' ? callers.otherFamily : callers.other;
      const seen = await Promise.all([foreign, missing].map((request) => call(endpoint, who, request)));
      const [one, two] = seen.map((answer) => {
        const { traceId: _trace, ...body } = answer.json<Record<string, unknown>>();
        return { status: answer.statusCode, body };
      });
      expect([name, one]).toEqual([name, two]);
      expect(seen[0]?.body).not.toContain('비밀 이야기');
    }
  });
});
