import * as fc from 'fast-check';
import { addDays, daysBetween } from '@portal/domain/time/day';
import type { WeekSlot } from '@portal/domain/time/week-slot';
import { WEEKDAYS } from '@portal/domain/time/weekday';
import { holidaysBetween } from '../../../core/days/holidays.ts';
import { type ClassTiming, lastDayOf, planTimes, timingProblems } from './class-plan.ts';

const SEOUL = 'Asia/Seoul';
const NOW = new Date('2026-11-18T01:42:00Z');
const weekly = (...slots: [WeekSlot['weekday'], string, string][]): WeekSlot[] =>
  slots.map(([weekday, start, end]) => ({ weekday, start, end }));
const planned = (
  timing: ClassTiming,
  count: number,
  { timeZone = SEOUL, now = NOW, holidays = {} as Record<string, string> } = {},
) => planTimes(timing, count, { timeZone, now, holidayOn: (day) => holidays[day] });
const shown = (times: ReturnType<typeof planned>) =>
  times.map(({ from, to }) => `${from.toISOString().slice(0, 16)}/${to.toISOString().slice(11, 16)}`);

// TypeScript does not know it yet.
interface Zoned {
  readonly epochMilliseconds: number;
  add(span: { minutes: number }): Zoned;
  toPlainTime(): { toString(): string };
  getTimeZoneTransition(which: 'previous'): Zoned | null;
}
interface PlainDate {
  readonly dayOfWeek: number;
  add(span: { days: number }): PlainDate;
  toZonedDateTime(at: { timeZone: string; plainTime: string }): Zoned;
}
declare const Temporal: { PlainDate: { from(day: string): PlainDate } };

/** Day by day from the first on, by the clock of another library: nothing in common with the plan but the rules. */
function oracle(
  { startDate, weeklySchedule }: ClassTiming,
  count: number,
  { timeZone, now, holidays }: { timeZone: string; now: Date; holidays: ReadonlySet<string> },
): string[] {
  const found: string[] = [];
  for (let day = Temporal.PlainDate.from(startDate); found.length < count; day = day.add({ days: 1 })) {
    if (holidays.has(String(day))) continue;
    const at = (time: string, edge: 'start' | 'end') => {
      const [on, clock] = time === '24:00' ? [day.add({ days: 1 }), '00:00'] : [day, time];
      const zoned = on.toZonedDateTime({ timeZone, plainTime: clock });
      // Temporal goes on by the length of the gap; an end that is left out is the moment at which it is left out.
      const isLeftOut = edge === 'end' && zoned.toPlainTime().toString().slice(0, 5) !== clock;
      return isLeftOut
        ? zoned.add({ minutes: 1 }).getTimeZoneTransition('previous')!.epochMilliseconds
        : zoned.epochMilliseconds;
    };
    weeklySchedule
      .filter(({ weekday }) => WEEKDAYS.indexOf(weekday) + 1 === day.dayOfWeek)
      .map(({ start, end }) => [at(start, 'start'), at(end, 'end')] as const)
      .filter(([from, to]) => from > now.getTime() && to - from >= 25 * 60_000)
      .sort(([one], [other]) => one - other)
      .forEach(([from, to]) => {
        if (found.length < count) found.push(`${from} ${to}`);
      });
  }
  return found;
}

describe('the lessons of a new class', () => {
  it('fall on the days of its schedule, in order, until all are planned [CLS-1]', () => {
    const timing = {
      startDate: '2026-11-19',
      weeklySchedule: weekly(['TUESDAY', '19:00', '20:00'], ['THURSDAY', '17:30', '18:20']),
    };
    expect(shown(planned(timing, 3))).toEqual([
      '2026-11-19T08:30/09:20',
      '2026-11-24T10:00/11:00',
      '2026-11-26T08:30/09:20',
    ]);
  });

  it('leave out holidays and say so at the next lesson, once [CLS-1]', async () => {
    const days = await holidaysBetween(['KR'], { from: '2026-12-01', to: '2027-02-28' });
    const holidays = Object.fromEntries(days.map(({ date, name }) => [date, name]));
    const timing = {
      startDate: '2026-12-24',
      weeklySchedule: weekly(['FRIDAY', '10:00', '11:00'], ['FRIDAY', '11:00', '12:00']),
    };
    const times = planned(timing, 3, { holidays });
    expect(times.map(({ date, skipped }) => [date, skipped.map((one) => one.date)])).toEqual([
      ['2027-01-08', ['2026-12-25', '2027-01-01']],
      ['2027-01-08', []],
      ['2027-01-15', []],
    ]);
    expect(times[0]!.skipped.map(({ name }) => name)).toEqual(['성탄절', '신정']);
  });

  it('do not begin in the past: what is over today comes next week', () => {
    const timing = { startDate: '2026-11-18', weeklySchedule: weekly(['WEDNESDAY', '10:30', '11:30']) };
    expect(shown(planned(timing, 1))).toEqual(['2026-11-25T01:30/02:30']);
  });

  it('may end with their day', () => {
    const timing = { startDate: '2026-11-20', weeklySchedule: weekly(['FRIDAY', '23:00', '24:00']) };
    expect(shown(planned(timing, 1))).toEqual(['2026-11-20T14:00/15:00']);
  });

  it('keep the hour on her wall when the clocks change, and miss the one that the night leaves out', () => {
    const timing = {
      startDate: '2026-03-01',
      weeklySchedule: weekly(['SUNDAY', '02:00', '03:00'], ['SUNDAY', '09:00', '10:00']),
    };
    const now = new Date('2026-02-01T00:00:00Z');
    expect(shown(planned(timing, 5, { timeZone: 'America/New_York', now }))).toEqual([
      '2026-03-01T07:00/08:00',
      '2026-03-01T14:00/15:00',
      '2026-03-08T13:00/14:00',
      '2026-03-15T06:00/07:00',
      '2026-03-15T13:00/14:00',
    ]);
  });

  it('are those of an independent clock, in any zone, over any change of clocks and any holidays [CLS-1]', () => {
    const slot = fc
      .record({
        weekday: fc.constantFrom(...WEEKDAYS),
        quarter: fc.integer({ min: 0, max: 94 }),
        quarters: fc.integer({ min: 2, max: 16 }),
      })
      .map(({ weekday, quarter, quarters }): WeekSlot => {
        const time = (at: number) =>
          `${String(Math.floor(at / 4)).padStart(2, '0')}:${String((at % 4) * 15).padStart(2, '0')}`;
        return { weekday, start: time(quarter), end: time(Math.min(96, quarter + quarters)) };
      });
    fc.assert(
      fc.property(
        fc.array(slot, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 0, max: 700 }),
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom(
          SEOUL,
          'Europe/Berlin',
          'America/New_York',
          'Asia/Beirut',
          'Australia/Lord_Howe',
          'America/Santiago',
        ),
        fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 12 }),
        (slots, offset, count, timeZone, off) => {
          const startDate = addDays('2026-11-18', offset);
          const days = new Set(off.map((each) => addDays(startDate, each)));
          const weeklySchedule = slots.filter(
            (one, at) => slots.findIndex(({ start, weekday }) => start === one.start && weekday === one.weekday) === at,
          );
          const timing = { startDate, weeklySchedule };
          const times = planTimes(timing, count, {
            timeZone,
            now: NOW,
            holidayOn: (day) => (days.has(day) ? '쉬는 날' : undefined),
          });
          expect(times.map(({ from, to }) => `${from.getTime()} ${to.getTime()}`)).toEqual(
            oracle(timing, count, { timeZone, now: NOW, holidays: days }),
          );
          expect(times.flatMap(({ skipped }) => skipped.filter(({ date }) => !days.has(date)))).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('all find a day, however many they are and whatever the holidays [CLS-1]', async () => {
    const timing = { startDate: '2026-11-19', weeklySchedule: weekly(['FRIDAY', '19:00', '20:00']) };
    const last = lastDayOf(timing, 200);
    const days = await holidaysBetween(['KR', 'VN'], { from: '2026-11-19', to: '2027-12-31' });
    const holidays = Object.fromEntries(days.map(({ date, name }) => [date, name]));
    const times = planned(timing, 200, { holidays });
    expect(times).toHaveLength(200);
    expect(daysBetween(times.at(-1)!.date, last)).toBeGreaterThan(0);
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
