import { sharedDay } from './free-slot-rules.ts';
import type { FreeTimeRule } from './free-time.ts';

// Wednesday the 18th of November 2026 is today.
const TODAY = '2026-11-18';
const HOURS = { startMinute: 600, endMinute: 720 } as const;
const onDay = (date: string, over: Partial<FreeTimeRule> = {}): FreeTimeRule => ({
  kind: 'DATE',
  weekday: null,
  date,
  startsOn: null,
  until: null,
  exceptDays: [],
  ...HOURS,
  ...over,
});
/** Fridays. */
const weekly = (over: Partial<FreeTimeRule> = {}): FreeTimeRule => ({
  kind: 'WEEKLY',
  weekday: 5,
  date: null,
  startsOn: '2026-11-06',
  until: null,
  exceptDays: [],
  ...HOURS,
  ...over,
});
/** The answer, whichever of the two is named first. */
const shared = (one: FreeTimeRule, other: FreeTimeRule, today = TODAY) => {
  const day = sharedDay(one, other, today);
  expect(sharedDay(other, one, today)).toBe(day);
  return day ?? 'none';
};

describe('the first day on which two stretches of free time meet [CAL-2]', () => {
  it.each([
    ['share a minute', 719, 800, '2026-11-20'],
    ['touch at the end', 720, 800, 'none'],
    ['touch at the beginning', 500, 600, 'none'],
    ['lie in each other', 610, 620, '2026-11-20'],
  ])('is looked for when their hours %s', (_how, startMinute, endMinute, day) => {
    expect(shared(weekly(), weekly({ startMinute, endMinute }))).toBe(day);
    expect(shared(weekly(), onDay('2026-11-20', { startMinute, endMinute }))).toBe(day);
  });

  it('is the one day of a stretch that does not repeat, from today on and where the other is open', () => {
    expect(shared(onDay('2026-11-20'), onDay('2026-11-20'))).toBe('2026-11-20');
    expect(shared(onDay('2026-11-20'), onDay('2026-11-21'))).toBe('none');
    expect(shared(onDay('2026-11-20'), weekly())).toBe('2026-11-20');
    expect(shared(onDay('2026-11-21'), weekly())).toBe('none');
    expect(shared(onDay('2026-11-20'), weekly({ exceptDays: ['2026-11-20'] }))).toBe('none');
    expect(shared(onDay('2026-11-18'), onDay('2026-11-18'))).toBe('2026-11-18');
    expect(shared(onDay('2026-11-17'), onDay('2026-11-17'))).toBe('none');
  });

  it.each([
    ['the same weekday', {}, '2026-11-20'],
    ['another weekday', { weekday: 4 }, 'none'],
    ['a later beginning', { startsOn: '2026-12-04' }, '2026-12-04'],
    ['an end before today', { until: '2026-11-13' }, 'none'],
    ['an end on that very day', { until: '2026-11-20' }, '2026-11-20'],
    ['an end the day before', { until: '2026-11-19' }, 'none'],
    ['a day on which it is closed', { exceptDays: ['2026-11-20'] }, '2026-11-27'],
    ['all its days closed', { until: '2026-11-27', exceptDays: ['2026-11-20', '2026-11-27'] }, '2026-11-20'],
    ['its last day open alone', { until: '2026-11-27', exceptDays: ['2026-11-20'] }, '2026-11-27'],
  ])('is, of two that repeat, with %s of one: %j', (_what, over, day) => {
    expect(shared(weekly(), weekly(over))).toBe(day);
  });

  it('lies in both their times, whichever ends first', () => {
    expect(shared(weekly({ until: '2026-11-27' }), weekly({ startsOn: '2026-12-04' }))).toBe('none');
    expect(shared(weekly({ until: '2026-12-25' }), weekly({ until: '2026-11-13' }))).toBe('none');
  });

  it('may be today', () => {
    expect(shared(weekly(), weekly(), '2026-11-20')).toBe('2026-11-20');
    expect(shared(weekly(), weekly(), '2026-11-21')).toBe('2026-11-27');
  });
});
