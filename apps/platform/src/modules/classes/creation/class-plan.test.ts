import { obstaclesOf } from '@portal/domain/schedule/days-off';
import { daysBetween } from '@portal/domain/time/day';
import type { Holiday } from '@portal/domain/time/holiday';
import { lastPlanDay } from '@portal/domain/time/plan-times';
import type { WeekSlot } from '@portal/domain/time/week-slot';
import { holidaysBetween } from '../../../core/days/holidays.ts';
import { type ClassTiming, planLessonTimes, timingProblems } from './class-plan.ts';

const SEOUL = 'Asia/Seoul';
const NOW = new Date('2026-11-18T01:42:00Z');
const weekly = (...slots: [WeekSlot['weekday'], string, string][]): WeekSlot[] =>
  slots.map(([weekday, start, end]) => ({ weekday, start, end }));
const planned = (timing: ClassTiming, count: number, holidays: Holiday[], timeOffs: [string, string][] = []) =>
  planLessonTimes(timing, count, {
    timeZone: SEOUL,
    now: NOW,
    until: lastPlanDay(timing.startDate, count),
    obstacleOf: obstaclesOf({ holidays, timeOffs: timeOffs.map(([startAt, endAt]) => ({ startAt, endAt })) }),
  });

describe('the lessons of a new class', () => {
  it('leave out holidays and say so at the next lesson, once [CLS-1]', async () => {
    const holidays = await holidaysBetween(['KR'], { from: '2026-12-01', to: '2027-02-28' });
    const timing = {
      startDate: '2026-12-24',
      weeklySchedule: weekly(['FRIDAY', '10:00', '11:00'], ['FRIDAY', '11:00', '12:00']),
    };
    const times = planned(timing, 3, holidays);
    expect(times.map(({ day, skipped }) => [day, skipped.map((one) => one.date)])).toEqual([
      ['2027-01-08', ['2026-12-25', '2027-01-01']],
      ['2027-01-08', []],
      ['2027-01-15', []],
    ]);
    expect(times[0]!.skipped.map(({ name }) => name)).toEqual(['성탄절', '신정']);
  });

  it('leave out of a day what lies in her time off alone, and say so at the lesson that is held [CLS-1]', () => {
    const timing = {
      startDate: '2026-11-20',
      weeklySchedule: weekly(['FRIDAY', '10:00', '11:00'], ['FRIDAY', '12:00', '13:00'], ['FRIDAY', '15:00', '16:00']),
    };
    const times = planned(timing, 3, [], [['2026-11-20T10:30:00+09:00', '2026-11-20T15:00:00+09:00']]);
    expect(times.map(({ from, skipped }) => [from.toISOString().slice(5, 16), skipped])).toEqual([
      ['11-20T06:00', [{ date: '2026-11-20', name: '쉬는 시간' }]],
      ['11-27T01:00', []],
      ['11-27T03:00', []],
    ]);
  });

  it('all find a day, however many they are and whatever the holidays [CLS-1]', async () => {
    const timing = { startDate: '2026-11-19', weeklySchedule: weekly(['FRIDAY', '19:00', '20:00']) };
    const holidays = await holidaysBetween(['KR', 'VN'], { from: '2026-11-19', to: '2027-12-31' });
    const times = planned(timing, 200, holidays);
    expect(times).toHaveLength(200);
    expect(daysBetween(times.at(-1)!.day, lastPlanDay('2026-11-19', 200))).toBeGreaterThan(0);
  });
});

describe('a timing that no class can have', () => {
  const of = (over: Partial<ClassTiming>) =>
    timingProblems(
      { startDate: '2026-11-18', weeklySchedule: weekly(['MONDAY', '09:00', '10:00']), ...over },
      { timeZone: SEOUL, now: NOW },
    );

  it('begins before today or years ahead', () => {
    expect(of({})).toEqual({});
    expect(of({ startDate: '2026-11-17' })).toHaveProperty('startDate');
    expect(of({ startDate: '2028-11-17' })).toEqual({});
    expect(of({ startDate: '2028-11-18' })).toHaveProperty('startDate');
  });

  it('has a time that ends before it begins, is too short, too long, or overlaps another one [CRS-7]', () => {
    const at = (...slots: [string, string][]) =>
      Object.keys(of({ weeklySchedule: slots.map(([start, end]) => ({ weekday: 'MONDAY' as const, start, end })) }));
    expect(at(['10:00', '09:00'], ['11:00', '11:24'], ['12:00', '22:01'])).toEqual(
      [0, 1, 2].map((no) => `weeklySchedule.${no}`),
    );
    expect(at(['09:00', '10:00'], ['09:30', '10:30'])).toEqual(['weeklySchedule.0', 'weeklySchedule.1']);
    expect(at(['09:00', '09:25'], ['09:25', '10:00'], ['14:00', '24:00'])).toEqual([]);
  });
});
