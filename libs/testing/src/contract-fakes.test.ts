import { sessionContract } from '@portal/domain/identity/session.contract';
import { notificationsContract } from '@portal/domain/notifications/notifications.contract';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { fake, fakeProblem, neverAnswers, offline, problemResponse } from './contract-fakes.ts';
import { aProfile } from './identity/identity-builders.ts';
import { aCalendar } from './schedule/calendar-builders.ts';

const week = 'http://localhost/tns/v1/calendar?from=2026-11-16&to=2026-11-22';
const post = (path: string, body: unknown, headers: HeadersInit = {}) =>
  new Request(`http://localhost${path}`, { method: 'POST', body: JSON.stringify(body), headers });

describe('fake', () => {
  it('wraps the answer in the envelope where the contract has one', async () => {
    const response = await fake(calendarContract.getCalendar, aCalendar()).answer(new Request(week));
    expect(await response.json()).toEqual({ data: aCalendar() });
  });

  it('leaves the notification calls bare, as their contract does', async () => {
    const count = fake(notificationsContract.countNotSeenNotifications, { count: 3 });
    const request = new Request('http://localhost/messaging/notifications/count-not-seen', {
      headers: { 'x-msg-app': 'teacher-web' },
    });
    expect(await (await count.answer(request)).json()).toEqual({ count: 3 });
  });

  it('repeats the tokens of a login beside `data`, where its contract wants them too', async () => {
    const tokens = { accessToken: 'a', refreshToken: 'r', expiresIn: 60, idToken: null };
    const body = { clientId: 'c', userType: 'TEACHER', grantType: 'password', username: 'math', password: 'demo1234!' };
    const response = await fake(sessionContract.login, tokens).answer(post('/mid/v1/auth/login', body));
    expect(await response.json()).toEqual({ data: tokens, accessToken: 'a', refreshToken: 'r' });
  });

  it('tells a function the query and the body that the contract checked', async () => {
    const seen: unknown[] = [];
    const calendar = fake(calendarContract.getCalendar, ({ query }) => {
      seen.push(query.from, query.to);
      return aCalendar();
    });
    const read = fake(notificationsContract.markNotificationRead, ({ body }) => {
      seen.push(body.id);
      return {};
    });
    await calendar.answer(new Request(week));
    await read.answer(post('/messaging/notifications/mark-read', { id: 'n-1' }, { 'x-msg-app': 'teacher-web' }));
    expect(seen).toEqual(['2026-11-16', '2026-11-22', 'n-1']);
  });

  it('refuses to lie: an answer that the contract does not allow throws and names the field', async () => {
    const lying = fake(sessionContract.getProfile, { ...aProfile(), userType: 'WIZARD' } as never);
    await expect(lying.answer(new Request('http://localhost/mid/v1/users/profile'))).rejects.toThrow(
      /A fake answered what the contract of GET \/mid\/v1\/users\/profile does not allow \(answer\): data\.userType:/,
    );
  });

  it.each([
    ['a query that is missing', new Request('http://localhost/tns/v1/calendar?from=2026-11-16'), /\(query\): to:/],
    ['a query that nobody declared', new Request(`${week}&page=2`), /\(query\): page:/],
    ['a day that does not exist', new Request(week.replace('11-22', '02-30')), /\(query\): to: 없는 날짜예요/],
  ])('names the portal when it sends %s', async (_what, request, message) => {
    await expect(fake(calendarContract.getCalendar, aCalendar()).answer(request)).rejects.toThrow(message);
  });

  it('wants the headers that the contract wants [NTF-7]', async () => {
    const read = fake(notificationsContract.markNotificationRead, {});
    await expect(read.answer(post('/messaging/notifications/mark-read', { id: 'n-1' }))).rejects.toThrow(
      /\(headers\): x-msg-app:/,
    );
  });

  it('may refuse now and then', async () => {
    const moody = fake(sessionContract.getProfile, () => problemResponse('MAINTENANCE'));
    expect((await moody.answer(new Request('http://localhost/mid/v1/users/profile'))).status).toBe(503);
  });

  it('matches method and path, at any origin, and nothing beside them', () => {
    const { matches } = fake(calendarContract.getCalendar, aCalendar());
    expect(matches(new Request(week.replace('localhost', 'api.example.com')))).toBe(true);
    expect(matches(new Request(week, { method: 'POST' }))).toBe(false);
    expect(matches(new Request('http://localhost/tns/v1/calendar/feed'))).toBe(false);
    expect(matches(new Request('http://localhost/tnsXv1/calendar'))).toBe(false);
  });
});

describe('the other fakes', () => {
  const profile = new Request('http://localhost/mid/v1/users/profile');

  it('answer a refusal as the platform words it, with the status of its code', async () => {
    const delayed = fakeProblem(sessionContract.login, 'LOGIN_DELAYED', { values: { s: 8 }, retryAfter: 8 });
    const response = await delayed.answer(profile);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '8']);
    expect(await response.json()).toMatchObject({
      code: 'LOGIN_DELAYED',
      message: '로그인에 여러 번 실패했어요. 8초 뒤에 다시 해 주세요',
      retryAfter: 8,
    });
  });

  it('know the codes of their endpoint: another one does not compile', () => {
    // @ts-expect-error -- getProfile does not declare ASSIGNMENT_LOCKED
    expect(fakeProblem(sessionContract.getProfile, 'ASSIGNMENT_LOCKED').matches(profile)).toBe(true);
    // @ts-expect-error -- a profile has a name
    expect(fake(sessionContract.getProfile, { id: 'user' }).matches(profile)).toBe(true);
  });

  it('keep waiting, or fail as a lost connection does', async () => {
    const later = new Promise((resolve) => setTimeout(resolve, 20, 'still waiting'));
    expect(await Promise.race([neverAnswers(sessionContract.getProfile).answer(profile), later])).toBe('still waiting');
    expect((await offline(sessionContract.getProfile).answer(profile)).type).toBe('error');
  });
});
