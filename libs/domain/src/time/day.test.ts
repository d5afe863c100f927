import fc from 'fast-check';
import { addDays, addMonths, dayOf, daysBetween, instantOf, isDay, minuteOf, mondayOf, weekdayOf } from './day.ts';

const day = fc
  .date({ min: new Date('1971-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const zone = fc.constantFrom(
  'Asia/Seoul',
  'Asia/Ho_Chi_Minh',
  'UTC',
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
);

describe('a day of the calendar', () => {
  it.each(['2026-11-18', '2028-02-29', '2026-12-31', '0001-01-01'])('may be written %s [CAL-1]', (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each([
    ['a day that its month does not have', '2026-02-29'],
    ['the 31st of a month of 30', '2026-11-31'],
    ['month 13', '2026-13-01'],
    ['day 0', '2026-11-00'],
    ['the order of a Korean card', '18/11/2026'],
    ['one digit', '2026-11-8'],
    ['a time behind it', '2026-11-18T00:00'],
    ['a line behind it', '2026-11-18\n'],
    ['nothing', ''],
  ])('is not made of %s [CAL-1]', (_, text) => {
    expect(isDay(text)).toBe(false);
  });
});

describe('days', () => {
  it('belong to a zone', () => {
    expect(dayOf('2026-11-17T15:00:00Z', 'Asia/Seoul')).toBe('2026-11-18');
    expect(dayOf('2026-11-17T15:00:00Z', 'UTC')).toBe('2026-11-17');
  });

  it.each([
    ['2026-11-18', 'WEDNESDAY', '2026-11-16'],
    ['2026-11-16', 'MONDAY', '2026-11-16'],
    ['2026-11-22', 'SUNDAY', '2026-11-16'],
    ['1969-12-28', 'SUNDAY', '1969-12-22'],
    ['2028-02-29', 'TUESDAY', '2028-02-28'],
  ])('%s is a %s in the week of %s', (date, weekday, monday) => {
    expect(weekdayOf(date)).toBe(weekday);
    expect(mondayOf(date)).toBe(monday);
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-18', -12, '2025-11-18'],
    ['2026-12-15', 1, '2027-01-15'],
  ])('%s and %d months make %s', (date, count, result) => {
    expect(addMonths(date, count)).toBe(result);
  });

  it('are added and counted without loss', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -5_000, max: 5_000 }), (date, count) => {
        expect(daysBetween(date, addDays(date, count))).toBe(count);
      }),
    );
  });
});

describe('the instant of a day and a minute', () => {
  it('is what the clocks of the zone show', () => {
    expect(instantOf('2026-11-18', 642, 'Asia/Seoul').toISOString()).toBe('2026-11-18T01:42:00.000Z');
    expect(instantOf('2026-07-01', 0, 'America/New_York').toISOString()).toBe('2026-07-01T04:00:00.000Z');
    expect(instantOf('2026-11-18', 1440, 'Asia/Seoul')).toEqual(instantOf('2026-11-19', 0, 'Asia/Seoul'));
  });

  it('is later by the change when clocks leave the time out, and the first when they repeat it', () => {
    expect(instantOf('2026-03-08', 150, 'America/New_York').toISOString()).toBe('2026-03-08T07:30:00.000Z');
    expect(instantOf('2026-11-01', 90, 'America/New_York').toISOString()).toBe('2026-11-01T05:30:00.000Z');
  });

  it('reads back as the same day and minute, except in an hour that is left out', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 1439 }), zone, (date, minute, where) => {
        fc.pre(minute >= 240 || where === 'Asia/Seoul');
        const instant = instantOf(date, minute, where);
        expect(dayOf(instant, where)).toBe(date);
        expect(minuteOf(instant, where)).toBe(minute);
      }),
    );
  });

  it('is none in a zone that nobody knows, and of a text that is no moment', () => {
    expect(() => instantOf('2026-11-18', 0, 'Mars/Olympus')).toThrow(RangeError);
    expect(() => dayOf('soon', 'Asia/Seoul')).toThrow(RangeError);
    expect(() => minuteOf('soon', 'Asia/Seoul')).toThrow(RangeError);
  });
});
