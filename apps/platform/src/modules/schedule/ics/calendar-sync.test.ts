import { randomUUID } from 'node:crypto';
import nodeIcal from 'node-ical';
import type { Calendar } from '@portal/domain/schedule/calendar';
import { DomainError } from '../../../core/domain-error.ts';
import { aClassRow, aLessonRow } from '../../../testing/teaching-rows.ts';
import { createTestApp, testClock, type TestApp } from '../../../testing/test-app.ts';
import { teachingClass } from '../../classes/classes.tables.ts';
import { lesson } from '../../lessons/lessons.tables.ts';
import { busyQueries } from './busy.queries.ts';
import { busyBlock, externalCalendar } from './external-calendars.tables.ts';

// 10:42 in Seoul.
const clock = testClock('2026-11-18T01:42:00Z');
const feeds = '/tns/v1/calendar/feeds';
const external = '/tns/v1/calendar/external-calendars';
const week = '/tns/v1/calendar?from=2026-11-16&to=2026-11-22';
const ics = (...events: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR'].join('\r\n');
const meeting = (uid: string, start: string, rest = 'DURATION:PT1H') =>
  [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'DTSTAMP:20261101T000000Z',
    `DTSTART:${start}`,
    rest,
    `SUMMARY:회의 ${uid}`,
    'END:VEVENT',
  ].join('\r\n');

let t: TestApp;
let mine: Record<string, string>;
let others: Record<string, string>;
/** What the address of the other calendar gives; a code is a failure. */
let remote: string | 'URL_NOT_ALLOWED' | 'ICS_UNREADABLE' = '';
/** What happens while it is being read. */
let meanwhile: (() => Promise<unknown>) | undefined;

beforeAll(async () => {
  const fetchIcs = async () => {
    await meanwhile?.();
    if (remote === 'URL_NOT_ALLOWED' || remote === 'ICS_UNREADABLE') throw new DomainError(remote);
    return remote;
  };
  t = await createTestApp({ clock, fetchIcs });
  const me = await t.addUser({ username: 'math' });
  await t.addUser({ username: 'other' });
  const own = aClassRow(me.id, { id: 'c1', name: '중2 수학' });
  await t.database.db.insert(teachingClass).values(own);
  await t.database.db.insert(lesson).values(aLessonRow(own, { id: 'l1', startAt: new Date('2026-11-20T01:00:00Z') }));
  mine = await t.signIn('math');
  others = await t.signIn('other');
});
afterAll(() => t.close());
beforeEach(() => t.database.raw.exec('truncate calendar_feed, external_calendar, busy_block, calendar_event'));

const send = (method: 'POST' | 'DELETE', url: string, payload?: object, headers = mine) =>
  t.request({ method, url, headers, ...(payload ? { payload } : {}) });
const calendar = async () => (await t.request({ url: week, headers: mine })).json<{ data: Calendar }>().data;

describe('a feed', () => {
  const make = async (scope = 'LESSONS', clientId = randomUUID()) =>
    (await send('POST', feeds, { clientId, scope })).json<{ data: { url: string; feed: { id: string } } }>().data;
  const path = (url: string) => new URL(url).pathname;

  it('opens in an independent parser, without a session, for whoever knows its address', async () => {
    const { url } = await make();
    const answer = await t.request({ url: path(url) });
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const entries = Object.values(nodeIcal.sync.parseICS(answer.body)).filter((entry) => entry?.type === 'VEVENT');
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ summary: '중2 수학', uid: 'lesson-l1@teacher-portal' });
  });

  it('tells of own entries only where that was chosen', async () => {
    const event = { clientId: randomUUID(), title: '치과', date: '2026-11-19', time: '09:00', endTime: null, note: '' };
    await send('POST', '/tns/v1/calendar/events', event);
    expect((await t.request({ url: path((await make('LESSONS')).url) })).body).not.toContain('치과');
    expect((await t.request({ url: path((await make('ALL')).url) })).body).toContain('SUMMARY:치과');
  });

  it('is known again by its tag while nothing changed', async () => {
    const { url } = await make();
    const { etag } = (await t.request({ url: path(url) })).headers;
    const again = await t.request({ url: path(url), headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is gone for good once it is revoked, and unknown when it never was', async () => {
    const { url, feed } = await make();
    expect((await send('DELETE', `${feeds}/${feed.id}`, undefined, others)).statusCode).toBe(404);
    expect((await send('DELETE', `${feeds}/${feed.id}`)).statusCode).toBe(200);
    expect((await t.request({ url: path(url) })).statusCode).toBe(410);
    expect((await t.request({ url: path(url).replace(/.{3}\.ics/, 'aaa.ics') })).statusCode).toBe(404);
    expect((await t.request({ url: '/tns/v1/calendar/ics/short.ics' })).statusCode).toBe(404);
    const list = await t.request({ url: feeds, headers: mine });
    expect(list.json()).toEqual({ data: { items: [] } });
  });

  it('keeps no secret in the database, and none in the list', async () => {
    const { url } = await make();
    const secret = /ics\/(.+)\.ics/.exec(url)![1]!;
    const [row] = await t.database.raw.query<{ all: string }>('select f::text as all from calendar_feed f');
    expect(row!.all).not.toContain(secret);
    expect((await t.request({ url: feeds, headers: mine })).body).not.toContain(secret);
  });

  it('gives another address when the answer was lost, but not when the address is in use', async () => {
    const clientId = randomUUID();
    const first = await make('LESSONS', clientId);
    const second = await make('LESSONS', clientId);
    expect(second.feed.id).toBe(first.feed.id);
    expect((await t.request({ url: path(first.url) })).statusCode).toBe(404);
    expect((await t.request({ url: path(second.url) })).statusCode).toBe(200);
    expect((await send('POST', feeds, { clientId, scope: 'LESSONS' })).json().code).toBe('WRONG_STATE');
  });

  it('exists five times at most', async () => {
    for (let n = 0; n < 5; n++) await make();
    const sixth = await send('POST', feeds, { clientId: randomUUID(), scope: 'ALL' });
    expect(sixth.json()).toMatchObject({ code: 'LIMIT_REACHED', message: expect.stringContaining('5개') });
  });
});

describe('another calendar', () => {
  const add = (over = {}) =>
    send('POST', external, { clientId: randomUUID(), name: '가족', url: 'https://calendar.example/a.ics', ...over });

  it('shows as busy, by its entries and its rules', async () => {
    remote = ics(
      meeting('a', '20261118T060000Z'),
      meeting('b', '20261116T000000Z', 'DURATION:PT1H\r\nRRULE:FREQ=DAILY;COUNT=30'),
    );
    const added = await add();
    expect(added.json().data).toMatchObject({ name: '가족', host: 'calendar.example', failure: null, busyCount: 31 });
    const { busy } = await calendar();
    expect(busy.filter(({ title }) => title === '회의 b')).toHaveLength(7);
    expect(busy.find(({ title }) => title === '회의 a')).toMatchObject({
      startAt: '2026-11-18T06:00:00.000Z',
      endAt: '2026-11-18T07:00:00.000Z',
    });
  });

  it('cuts an entry of several days, so that every day of it is busy', async () => {
    remote = ics(meeting('trip', '20261115T150000Z', 'DURATION:P5D'));
    await add();
    const { busy } = await calendar();
    expect(busy).toHaveLength(5);
    expect(busy.at(-1)!.endAt).toBe('2026-11-20T15:00:00.000Z');
  });

  it.each(['URL_NOT_ALLOWED', 'ICS_UNREADABLE'] as const)('that answers %s is not kept', async (code) => {
    remote = code;
    expect((await add()).json().code).toBe(code);
    expect((await t.request({ url: external, headers: mine })).json()).toEqual({ data: { items: [] } });
  });

  it('that is a page of a sign-in is named as unreadable', async () => {
    remote = '<!doctype html><title>Sign in</title>';
    expect((await add()).json().code).toBe('ICS_UNREADABLE');
  });

  it('is connected once, however often the call comes', async () => {
    remote = ics(meeting('a', '20261118T060000Z'));
    const clientId = randomUUID();
    const answers = await Promise.all([1, 2].map(() => add({ clientId })));
    expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1);
    expect(await t.database.db.select().from(externalCalendar)).toHaveLength(1);
  });

  it('is connected though it cannot be read a second time for the same call, sent at the same moment [R45]', async () => {
    remote = ics(meeting('a', '20261118T060000Z'));
    const clientId = randomUUID();
    meanwhile = async () => {
      meanwhile = undefined;
      expect((await add({ clientId })).statusCode).toBe(201);
      remote = 'ICS_UNREADABLE';
    };
    const second = await add({ clientId });
    expect([second.statusCode, second.json().data]).toEqual([201, expect.objectContaining({ name: '가족' })]);
    expect(await t.database.db.select().from(externalCalendar)).toHaveLength(1);
  });

  it('is read again, keeps what it had when that fails, and says so', async () => {
    remote = ics(meeting('a', '20261118T060000Z'));
    const { id } = (await add()).json().data;
    remote = ics(meeting('c', '20261119T060000Z'));
    expect((await send('POST', `${external}/${id}/refresh`)).json().data).toMatchObject({ busyCount: 1 });
    expect((await calendar()).busy.map(({ title }) => title)).toEqual(['회의 c']);
    remote = 'ICS_UNREADABLE';
    expect((await send('POST', `${external}/${id}/refresh`)).json().code).toBe('ICS_UNREADABLE');
    expect((await calendar()).busy).toHaveLength(1);
  });

  it('belongs to its teacher, and takes its busy times along when it goes', async () => {
    remote = ics(meeting('a', '20261118T060000Z'));
    const { id } = (await add()).json().data;
    for (const [method, url] of [
      ['DELETE', `${external}/${id}`],
      ['POST', `${external}/${id}/refresh`],
    ] as const)
      expect((await send(method, url, undefined, others)).statusCode).toBe(404);
    expect(await busyQueries(t.database.db).busyIn('somebody-else', { from: new Date(0), to: new Date(4e12) })).toEqual(
      [],
    );
    expect((await send('DELETE', `${external}/${id}`)).statusCode).toBe(200);
    expect(await t.database.db.select().from(busyBlock)).toEqual([]);
  });

  it('is kept also when its texts hold what no store can', async () => {
    remote = ics(meeting('a', '20261118T060000Z').replace('회의 a', '회의\u0000\ud800'));
    expect((await add()).json().data).toMatchObject({ busyCount: 1 });
    expect((await calendar()).busy[0]!.title).toBe('회의\ufffd');
  });

  it('never gives its address away', async () => {
    remote = ics(meeting('a', '20261118T060000Z'));
    const added = await add({ url: 'https://calendar.example/private-key/a.ics' });
    const list = await t.request({ url: external, headers: mine });
    expect(added.body + list.body).not.toContain('private-key');
  });
});

describe('a file', () => {
  const send1 = (content: string) => send('POST', '/tns/v1/calendar/imports', { fileName: 'a.ics', content });

  it('becomes own entries: once, on each of their days, without what is over [CAL-1]', async () => {
    const content = ics(
      meeting('a', '20261118T060000Z'),
      meeting('b', '20261119T100000'),
      meeting('old', '20261101T060000Z'),
      meeting('long', '20261120T060000Z', 'DURATION:P2D'),
      meeting('day;', '20261121', 'DTEND;VALUE=DATE:20261122').replace('DTSTART:', 'DTSTART;VALUE=DATE:'),
    );
    expect((await send1(content)).json().data).toMatchObject({ created: 6, repeated: 0, left: 1 });
    expect((await send1(content)).json().data).toMatchObject({ created: 0, repeated: 6, left: 1 });
    const { events } = await calendar();
    expect(events.map(({ title, date, time, endTime }) => `${date} ${time}-${endTime} ${title}`).toSorted()).toEqual([
      '2026-11-18 15:00-16:00 회의 a',
      '2026-11-19 10:00-11:00 회의 b',
      '2026-11-20 15:00-23:59 회의 long',
      '2026-11-21 00:00-23:59 회의 day;',
      '2026-11-21 00:00-23:59 회의 long',
      '2026-11-22 00:00-15:00 회의 long',
    ]);
  });

  it('is busy time, as a calendar that is read from its address is [CAL-1] [CRS-7]', async () => {
    await send1(ics(meeting('long', '20261120T060000Z', 'DURATION:P2D')));
    expect((await calendar()).events.map(({ busy }) => busy)).toEqual([true, true, true]);
  });

  it('is taken back as a whole, and only by whom it belongs to', async () => {
    const { ids } = (await send1(ics(meeting('a', '20261118T060000Z')))).json().data;
    await send('POST', '/tns/v1/calendar/imports/undo', { ids }, others);
    expect((await calendar()).events).toHaveLength(1);
    await send('POST', '/tns/v1/calendar/imports/undo', { ids });
    expect((await calendar()).events).toHaveLength(0);
  });

  it.each([
    ['that is no calendar', 'hello'],
    ['with a rule that never ends', ics(meeting('a', '19700101T000000Z', 'DURATION:PT1S\r\nRRULE:FREQ=SECONDLY'))],
  ])('%s is refused with a sentence', async (_what, content) => {
    expect((await send1(content)).json()).toMatchObject({
      code: 'ICS_UNREADABLE',
      message: expect.stringMatching(/ICS/),
    });
  });

  it('larger than 1 MiB is refused before anything reads it', async () => {
    const answer = await send1('x'.repeat(1_048_577));
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION']);
  });

  it('is cut where its texts are longer than an entry can be', async () => {
    const content = ics(meeting('a', '20261118T060000Z')).replace('SUMMARY:회의 a', `SUMMARY:${'긴'.repeat(400)}`);
    expect((await send1(content)).json().data).toMatchObject({ created: 1 });
    expect([...(await calendar()).events[0]!.title]).toHaveLength(255);
  });
});
