import * as v from 'valibot';
import { bookingRulesContract } from './booking-rules.contract.ts';
import { BookingRules, DEFAULT_BOOKING_RULES } from './booking-rules.ts';
import { calendarFeedsContract } from './calendar-feeds.contract.ts';
import { calendarContract } from './calendar.contract.ts';
import { externalCalendarsContract as external, ICS_MAX_BYTES } from './external-calendars.contract.ts';
import { ScheduleConflict } from './schedule-conflict.ts';
import { timeOffsContract } from './time-offs.contract.ts';

const clientId = '3f2b8a52-6f0e-4f4b-9d3a-0a1b2c3d4e5f';
const span = { startAt: '2026-11-20T00:00:00+09:00', endAt: '2026-11-21T00:00:00+09:00' };
const takes = (schema: v.GenericSchema, body: object, change: object) => v.is(schema, { ...body, ...change });

describe('booking rules at their edges', () => {
  it.each<[keyof BookingRules, number, number]>([
    ['noticeHours', 0, 336],
    ['bufferMinutes', 0, 120],
    ['horizonDays', 1, 365],
    ['maxLessonsPerDay', 1, 24],
  ])('%s goes from %d to %d, in whole numbers', (field, min, max) => {
    const fits = [min, max, min - 1, max + 1, min + 0.5].map((value) =>
      takes(BookingRules, DEFAULT_BOOKING_RULES, { [field]: value }),
    );
    expect(fits).toEqual([true, true, false, false, false]);
  });

  it('say in a sentence how far they go', () => {
    const { issues } = v.safeParse(BookingRules, { ...DEFAULT_BOOKING_RULES, noticeHours: 337, horizonDays: 0 });
    expect(issues?.map(({ message }) => message)).toEqual(['336까지 정할 수 있어요.', '1 이상으로 정해 주세요.']);
  });

  it.each<[string[], boolean]>([
    [[], true],
    [['KR', 'VN'], true],
    [['VN', 'VN'], false],
    [['US'], false],
  ])('show the holidays of %j: %s', (holidayCountries, fits) => {
    expect(takes(BookingRules, DEFAULT_BOOKING_RULES, { holidayCountries })).toBe(fits);
  });

  it.each([
    [{ minutes: '25' }, true],
    [{ minutes: '24' }, false],
    [{ minutes: '720' }, true],
    [{ minutes: '721' }, false],
    [{ to: undefined }, false],
    [{ zone: 'UTC' }, false],
  ])('show what can be booked for %j: %s', (change, fits) => {
    const { query } = bookingRulesContract.listBookableTimes;
    expect(takes(query, { from: '2026-11-16', to: '2026-11-22' }, change)).toBe(fits);
  });
});

describe('an entry that is changed [CAL-1]', () => {
  const body = { title: '학부모 상담', date: '2026-11-18', time: '13:00', endTime: null, note: '' };
  it.each<[string, object, boolean]>([
    ['as it is', {}, true],
    ['with a note of 2,000 characters', { note: '가'.repeat(2_000) }, true],
    ['without a time', { time: undefined }, false],
    ['with an end at midnight, which is the next day', { endTime: '24:00' }, false],
    ['with an id that only a new one has', { clientId }, false],
  ])('%s', (_what, change, fits) => {
    expect(takes(calendarContract.updateCalendarEvent.body, body, change)).toBe(fits);
  });
});

describe('time off', () => {
  const body = { clientId, ...span, reason: '여행', publicReason: null, keepLessons: false };
  it.each<[string, object, boolean]>([
    ['for her own reason', {}, true],
    ['for a reason that students read', { publicReason: '쉬어요' }, true],
    ['for a public reason of 200 characters', { publicReason: '가'.repeat(200) }, true],
    ['for one of 201', { publicReason: '가'.repeat(201) }, false],
    ['without a reason of her own', { reason: ' ' }, false],
    ['for a reason of 501 characters', { reason: '가'.repeat(501) }, false],
    ['without an end', { endAt: undefined }, false],
    ['of whole days without a zone', { startAt: '2026-11-20' }, false],
    ['without saying what becomes of lessons', { keepLessons: undefined }, false],
  ])('%s', (_what, change, fits) => {
    expect(takes(timeOffsContract.createTimeOff.body, body, change)).toBe(fits);
  });

  it('names lessons that lie inside before it makes her miss them', () => {
    expect(timeOffsContract.createTimeOff.errors).toContain('LESSONS_INSIDE');
  });
});

describe('another calendar of the teacher', () => {
  const body = { clientId, name: '가족', url: 'https://calendar.example.com/a.ics' };
  it.each<[string, object, boolean]>([
    ['by its address', {}, true],
    ['under a name of 60 characters', { name: '가'.repeat(60) }, true],
    ['under one of 61', { name: '가'.repeat(61) }, false],
    ['under no name', { name: '' }, false],
    ['without an address', { url: ' ' }, false],
    ['by an address of 2,049 letters', { url: 'h'.repeat(2_049) }, false],
  ])('is added %s', (_what, change, fits) => {
    expect(takes(external.addExternalCalendar.body, body, change)).toBe(fits);
  });

  it('never says its address again: it is a secret, its host is enough', () => {
    const calendar = { id: 'cal_1', name: '가족', host: 'calendar.example.com', busyCount: 3 };
    const data = { ...calendar, lastFetchedAt: null, failure: null };
    const { response } = external.addExternalCalendar;
    expect(v.parse(response, { data: { ...data, url: body.url } })).toEqual({ data });
  });

  it.each([
    ['as large as may be', 'x'.repeat(ICS_MAX_BYTES), true],
    ['one byte larger', 'x'.repeat(ICS_MAX_BYTES + 1), false],
    ['of letters of three bytes', '가'.repeat(Math.floor(ICS_MAX_BYTES / 3) + 1), false],
  ])('is imported from a file %s: %s', (_what, content, fits) => {
    expect(v.is(external.importCalendarFile.body, { fileName: 'a.ics', content })).toBe(fits);
  });

  it.each([
    [0, false],
    [1, true],
    [5_000, true],
    [5_001, false],
  ])('is taken out again, %d entries of it: %s', (count, fits) => {
    expect(v.is(external.undoCalendarImport.body, { ids: Array(count).fill('evt_1') })).toBe(fits);
  });
});

describe('an address from which others read her calendar', () => {
  it.each([
    ['LESSONS', true],
    ['ALL', true],
    ['STUDENTS', false],
  ])('tells of %s: %s', (scope, fits) => {
    expect(v.is(calendarFeedsContract.createCalendarFeed.body, { clientId, scope })).toBe(fits);
  });

  it('is shown once, when it is made, and never in the list', () => {
    const feed = { id: 'fed_1', scope: 'ALL', createdAt: span.startAt, lastReadAt: null };
    const { createCalendarFeed: create, listCalendarFeeds: list } = calendarFeedsContract;
    const url = 'https://api.test/tns/v1/calendar/ics/secret';
    expect(v.parse(create.response, { data: { feed, url } })).toEqual({ data: { feed, url } });
    expect(v.parse(list.response, { data: { items: [{ ...feed, url }] } })).toEqual({ data: { items: [feed] } });
  });
});

describe('a time that was refused', () => {
  const other = { kind: 'LESSON', id: 'les_1', title: '중1 수학', ...span };
  it('brings what stands there, and when it would fit', () => {
    expect(v.is(ScheduleConflict, { wanted: span, other, alternatives: [span] })).toBe(true);
    expect(v.is(ScheduleConflict, { wanted: span, other, alternatives: [] })).toBe(true);
    expect(v.is(ScheduleConflict, { wanted: span, other: { ...other, kind: 'HOLIDAY' }, alternatives: [] })).toBe(
      false,
    );
    expect(v.is(ScheduleConflict, { wanted: span, other: null, alternatives: [] })).toBe(false);
  });
});
