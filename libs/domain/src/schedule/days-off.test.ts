import type { Holiday } from '../time/holiday.ts';
import type { PlannedTime } from '../time/plan-times.ts';
import { obstaclesOf, stretchesOff } from './days-off.ts';

const SEOUL = 'Asia/Seoul';
const time = (day: string, start = '18:00', end = '19:00'): PlannedTime => ({
  day,
  from: new Date(`${day}T${start}:00+09:00`),
  to: new Date(`${day}T${end}:00+09:00`),
});
const holiday = (date: string, country: Holiday['country'], name: string): Holiday => ({ date, country, name });
const off = (from: string, to: string) => ({ startAt: `${from}:00+09:00`, endAt: `${to}:00+09:00` });

describe('what stands against a lesson', () => {
  it('is a holiday, named with its country where it is not Korea, and by Korea where it is one of both', () => {
    const holidays = [
      holiday('2026-12-25', 'KR', '성탄절'),
      holiday('2027-01-01', 'KR', '신정'),
      holiday('2027-01-01', 'VN', '신정'),
      holiday('2027-04-30', 'VN', '남부 해방 기념일'),
    ];
    const obstacleOf = obstaclesOf({ holidays, timeOffs: [] });
    expect(['2026-12-24', '2026-12-25', '2027-01-01', '2027-04-30'].map((day) => obstacleOf(time(day)))).toEqual([
      undefined,
      '성탄절',
      '신정',
      '베트남 남부 해방 기념일',
    ]);
  });

  it.each([
    ['ends as it begins', '17:00', '18:00', undefined],
    ['begins as it ends', '19:00', '20:00', undefined],
    ['takes its last minute', '18:59', '20:00', '쉬는 시간'],
    ['takes its first minute', '17:00', '18:01', '쉬는 시간'],
    ['lies inside it', '18:20', '18:30', '쉬는 시간'],
  ])('is a time off; one that %s says: %s–%s %s', (_what, from, to, why) => {
    const timeOffs = [off(`2026-11-20T${from}`, `2026-11-20T${to}`)];
    expect(obstaclesOf({ holidays: [], timeOffs })(time('2026-11-20'))).toBe(why);
  });

  it('is the holiday when a time off lies on it', () => {
    const timeOffs = [off('2026-12-21T00:00', '2026-12-28T00:00')];
    const obstacleOf = obstaclesOf({ holidays: [holiday('2026-12-25', 'KR', '성탄절')], timeOffs });
    expect([obstacleOf(time('2026-12-24')), obstacleOf(time('2026-12-25'))]).toEqual(['쉬는 시간', '성탄절']);
  });
});

it('times off are the days that they touch, in order, on the calendar of the zone', () => {
  const timeOffs = [off('2026-12-21T10:00', '2026-12-28T00:00'), off('2026-11-20T23:00', '2026-11-20T23:30')];
  expect(stretchesOff(timeOffs, SEOUL)).toEqual([
    { first: '2026-11-20', days: 1 },
    { first: '2026-12-21', days: 8 },
  ]);
  expect(stretchesOff([timeOffs[0]!], 'America/New_York')).toEqual([{ first: '2026-12-20', days: 8 }]);
});
