import * as v from 'valibot';
import { lessonMovesContract } from '../lessons/lesson-moves.contract.ts';
import { BookingRules, DEFAULT_BOOKING_RULES } from './booking-rules.ts';
import { calendarContract } from './calendar.contract.ts';
import { freeTimesContract } from './free-times.contract.ts';

const clientId = '3f2b8a52-6f0e-4f4b-9d3a-0a1b2c3d4e5f';
const takes = (schema: v.GenericSchema, body: object, change: object) => v.is(schema, { ...body, ...change });

describe('an entry of the teacher [CAL-1]', () => {
  const body = { clientId, title: '학부모 상담', date: '2026-11-18', time: '13:00', endTime: '13:30', note: '' };

  it.each([
    ['as it is', {}, true],
    ['without an end', { endTime: null }, true],
    ['a title of 255', { title: '가'.repeat(255) }, true],
    ['a title of 256', { title: '가'.repeat(256) }, false],
    ['a title of spaces', { title: '   ' }, false],
    ['a day that is not there', { date: '2026-02-30' }, false],
    ['a time after midnight', { time: '24:00' }, false],
    ['a note of 2,001', { note: 'n'.repeat(2_001) }, false],
    ['no id of its own', { clientId: undefined }, false],
  ])('%s: %s', (_what, change, fits) => {
    expect(takes(calendarContract.createCalendarEvent.body, body, change)).toBe(fits);
  });
});

describe('free time [CAL-2]', () => {
  const times = { start: '10:00', end: '12:00', audience: 'ALL' };
  const weekly = { kind: 'WEEKLY', clientId, weekdays: ['MONDAY'], startsOn: '2026-11-16', until: null, ...times };
  const single = { kind: 'DATE', clientId, date: '2026-11-18', ...times };

  it.each([
    ['every week', weekly, {}, true],
    ['until midnight', weekly, { end: '24:00' }, true],
    ['on no weekday', weekly, { weekdays: [] }, false],
    ['on a day of the week that is none', weekly, { weekdays: ['FUNDAY'] }, false],
    ['on one day', single, {}, true],
    ['on one day of the week and of the month', single, { weekdays: ['MONDAY'] }, false],
    ['for nobody', single, { audience: 'NOBODY' }, false],
  ])('%s', (_what, body, change, fits) => {
    expect(takes(freeTimesContract.createFreeTime.body, body, change)).toBe(fits);
  });
});

describe('booking rules', () => {
  it.each([
    ['the defaults', {}, true],
    ['notice of 24 hours, as the source has it [CAL-3]', { noticeHours: 24 }, true],
    ['a negative buffer', { bufferMinutes: -1 }, false],
    ['half an hour of notice as a fraction', { noticeHours: 0.5 }, false],
    ['no lesson a day', { maxLessonsPerDay: 0 }, false],
    ['a second zone', { secondTimeZone: 'Asia/Ho_Chi_Minh' }, true],
    ['a second zone that is none', { secondTimeZone: 'Mars/Olympus' }, false],
    ['a country twice', { holidayCountries: ['KR', 'KR'] }, false],
  ])('%s', (_what, change, fits) => {
    expect(takes(BookingRules, DEFAULT_BOOKING_RULES, change)).toBe(fits);
  });
});

describe('moving a whole day', () => {
  const body = {
    clientId,
    reason: '오늘 아파요',
    moves: [{ lessonId: 'les_1', newStartAt: '2026-11-20T16:00:00+09:00' }],
  };

  it.each([
    ['with its reason', {}, true],
    ['without one', { reason: ' ' }, false],
    ['of no lesson, because all are cancelled', { moves: [], cancels: [{ lessonId: 'les_1', consent: true }] }, true],
    ['with a cancellation that says nothing of consent', { cancels: [{ lessonId: 'les_1' }] }, false],
    ['of 25 lessons', { moves: Array.from({ length: 25 }, () => body.moves[0]) }, false],
  ])('%s', (_what, change, fits) => {
    expect(takes(lessonMovesContract.proposeDayMove.body, body, change)).toBe(fits);
  });
});
