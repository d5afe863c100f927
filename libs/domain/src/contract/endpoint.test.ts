import { globSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { sessionContract } from '../identity/session.contract.ts';
import { MESSAGE_APP, notificationsContract } from '../notifications/notifications.contract.ts';
import type { profileContract } from '../profile/profile.contract.ts';
import type { calendarContract } from '../schedule/calendar.contract.ts';
import { type AnswerOf, type Contract, defineContract, type RequestOf } from './endpoint.ts';
import { dataOf } from './envelope.ts';
import { ERRORS } from './error-code.ts';

const SOURCES = join(import.meta.dirname, '..');
const files = globSync('**/*.contract.ts', { cwd: SOURCES });
const modules = await Promise.all(
  files.map((file) => import(join(SOURCES, file)) as Promise<Readonly<Record<string, unknown>>>),
);
const contracts = modules.flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) => (name.endsWith('Contract') ? [value as Contract] : [])),
);
/** Every endpoint of every contract that stands in this lib. */
const endpoints = contracts.flatMap((contract) => Object.entries(contract));

/** A body of several forms, each of which has to refuse by itself. */
const isVariant = (schema: v.GenericSchema): schema is v.VariantSchema<'kind', v.VariantOptions<'kind'>, undefined> =>
  schema.type === 'variant';

/** True only when both types are the same. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <_T extends true>() => undefined;

describe('the contracts', () => {
  it.each<[string, string, string]>([
    ['login', 'POST /mid/v1/auth/login', 'LOG-6'],
    ['logout', 'POST /mid/v1/auth/logout', 'SES-4'],
    ['createSignedUploadUrl', 'POST /assets/v1/files/create-signed-upload-url', 'UPL-3'],
    ['getProfile', 'GET /mid/v1/users/profile', 'SES-1'],
    ['createSocketTicket', 'POST /mid/v1/auth/ws-ticket', 'CHT-3'],
    ['checkProfileSubmission', 'GET /tns/v1/my-profile/check-submission', 'WEL-1'],
    ['registerPushToken', 'POST /messaging/notifications/register', 'NTF-7'],
    ['markAllNotificationsSeen', 'POST /messaging/notifications/seen', 'NTF-4'],
    ['countNotSeenNotifications', 'GET /messaging/notifications/count-not-seen', 'NTF-7'],
    ['listNotifications', 'GET /messaging/notifications/load-more', 'NTF-6'],
    ['getNotification', 'GET /messaging/notifications/detail', 'NTF-7'],
    ['markNotificationRead', 'POST /messaging/notifications/mark-read', 'NTF-5'],
    ['getCalendar', 'GET /tns/v1/calendar', 'CAL-1'],
    ['createCalendarEvent', 'POST /tns/v1/calendar/events', 'CAL-1'],
    ['createFreeTime', 'POST /tns/v1/calendar/free-times', 'CAL-2'],
    ['proposeLessonMove', 'POST /tns/v1/lessons/:id/moves', 'CAL-3'],
    ['getNotificationSettings', 'GET /messaging/v1/notifications/settings/mine', 'NTF-9'],
    ['updateNotificationSettings', 'PATCH /messaging/v1/notifications/settings/mine', 'NTF-9'],
    ['listChats', 'GET /messaging/v1/chats', 'CHT-1'],
  ])('%s is %s [%s]', (name, call, _requirement) => {
    const endpoint = Object.fromEntries(endpoints)[name];
    expect(`${endpoint?.method} ${endpoint?.path}`).toBe(call);
  });

  it('are all looked at: each file declares one', () => {
    expect(contracts).toHaveLength(files.length);
    expect(new Set(endpoints.map(([name]) => name)).size).toBe(endpoints.length);
  });

  it('have one endpoint for each method and path', () => {
    const calls = endpoints.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it.each(endpoints)('%s sends a body only where there is one and declares known errors once', (_name, endpoint) => {
    if (endpoint.method === 'GET') expect(endpoint.body).toBeUndefined();
    expect(new Set(endpoint.errors).size).toBe(endpoint.errors.length);
    expect(endpoint.errors.every((code) => code in ERRORS)).toBe(true);
    expect(endpoint.summary).toMatch(/[가-힣]/);
  });

  it.each(endpoints)('%s refuses a field that nobody declared', (_name, endpoint) => {
    const bodies = endpoint.body && isVariant(endpoint.body) ? endpoint.body.options : [endpoint.body];
    for (const schema of [endpoint.query, endpoint.params, ...bodies]) {
      if (!schema) continue;
      const issues = v.safeParse(schema, { surprise: 1 }).issues ?? [];
      expect(issues.some((issue) => issue.path?.[0]?.key === 'surprise')).toBe(true);
    }
  });

  it('ask for x-msg-app on every notification call [NTF-7]', () => {
    for (const endpoint of Object.values(notificationsContract)) {
      expect(v.is(endpoint.headers, { 'x-msg-app': MESSAGE_APP })).toBe(true);
      expect(v.is(endpoint.headers, {})).toBe(false);
      expect(v.is(endpoint.headers, { 'x-msg-app': 'a\r\nset-cookie: x' })).toBe(false);
    }
  });
});

describe('login [LOG-2] [LOG-6]', () => {
  const body = {
    clientId: 'teacher-portal',
    userType: 'TEACHER',
    grantType: 'password',
    username: 'math',
    password: 'demo1234!',
  };
  const takes = (change: object) => v.is(sessionContract.login.body, { ...body, ...change });

  it.each([
    ['the demo account', {}, true],
    ['50 characters each', { username: 'u'.repeat(50), password: 'p'.repeat(50) }, true],
    ['50 characters within spaces', { username: ` ${'u'.repeat(50)} ` }, true],
    ['50 emoji', { username: '😀'.repeat(50) }, true],
    ['a password of 6', { password: '123456' }, true],
    ['a username of 51', { username: 'u'.repeat(51) }, false],
    ['a password of 51', { password: 'p'.repeat(51) }, false],
    ['a password of 5', { password: '12345' }, false],
    ['a password of 5 within spaces', { password: ' 12345 ' }, false],
    ['a username of spaces', { username: '   ' }, false],
    ['a student', { userType: 'STUDENT' }, false],
    ['another grant', { grantType: 'client_credentials' }, false],
    ['a username that is a list', { username: ['math'] }, false],
  ])('%s: %j -> %s', (_what, change, fits) => {
    expect(takes(change)).toBe(fits);
  });

  it('answers the tokens inside data and at the top level', () => {
    const data = { accessToken: 'a', refreshToken: 'r', expiresIn: 600, idToken: null };
    expect(v.is(sessionContract.login.response, { data, accessToken: 'a', refreshToken: 'r' })).toBe(true);
    expect(v.is(sessionContract.login.response, { accessToken: 'a', refreshToken: 'r' })).toBe(false);
  });
});

describe('notification calls [NTF-6]', () => {
  it.each([
    [{}, true],
    [{ size: '10' }, true],
    [{ size: '1', lastItem: 'ntf_9' }, true],
    [{ size: '0' }, false],
    [{ size: '51' }, false],
    [{ size: ['10', '10'] }, false],
    [{ lastItem: 'a/b' }, false],
  ])('load-more with %j: %s', (query, fits) => {
    expect(v.is(notificationsContract.listNotifications.query, query)).toBe(fits);
  });

  it('count is never negative [NTF-3]', () => {
    expect(v.is(notificationsContract.countNotSeenNotifications.response, { count: 0 })).toBe(true);
    expect(v.is(notificationsContract.countNotSeenNotifications.response, { count: -1 })).toBe(false);
  });
});

describe('what the compiler says about a contract', () => {
  const base = { method: 'GET', access: 'user', summary: '하나', errors: [], response: dataOf(v.string()) } as const;

  it('takes placeholders and params that agree', () => {
    const contract = defineContract({
      getOne: { ...base, path: '/a/:id/b/:no', params: v.strictObject({ id: v.string(), no: v.string() }) },
    });
    holds<Same<RequestOf<typeof contract.getOne>, { id: string; no: string } & object & object>>();
    holds<Same<AnswerOf<typeof contract.getOne>, string>>();
    expect(contract.getOne.path).toBe('/a/:id/b/:no');
  });

  it('refuses the rest (each line below is an error of the type check)', () => {
    // @ts-expect-error -- the path has a placeholder that params does not name
    defineContract({ getOne: { ...base, path: '/a/:id' } });
    // @ts-expect-error -- params names something that the path does not have
    defineContract({ getOne: { ...base, path: '/a', params: v.strictObject({ id: v.string() }) } });
    // @ts-expect-error -- another name than the placeholder's
    defineContract({ getOne: { ...base, path: '/a/:id', params: v.strictObject({ no: v.string() }) } });
    // @ts-expect-error -- an error code that does not exist
    defineContract({ getOne: { ...base, path: '/a', errors: ['NOPE'] } });
    // @ts-expect-error -- nobody said who may call
    defineContract({ getOne: { ...base, path: '/a', access: undefined } });
    // @ts-expect-error -- a path begins with a slash
    defineContract({ getOne: { ...base, path: 'a' } });
    // @ts-expect-error -- a method that HTTP does not have
    defineContract({ getOne: { ...base, path: '/a', method: 'FETCH' } });
    expect(base.access).toBe('user');
  });

  it('gives readers the content of data, and bare bodies as they are', () => {
    holds<Same<AnswerOf<typeof profileContract.checkProfileSubmission>, { isSubmitted: boolean }>>();
    holds<Same<AnswerOf<typeof notificationsContract.countNotSeenNotifications>, { count: number }>>();
    holds<Same<RequestOf<typeof calendarContract.getCalendar>, object & { from: string; to: string } & object>>();
    const request: RequestOf<typeof notificationsContract.markNotificationRead> = { body: { id: 'ntf_1' } };
    expect(request.body.id).toBe('ntf_1');
  });
});
