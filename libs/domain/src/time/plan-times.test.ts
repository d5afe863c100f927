import * as fc from 'fast-check';
import { addDays } from './day.ts';
import { lastPlanDay, type PlannedTime, planTimes } from './plan-times.ts';
import type { WeekSlot } from './week-slot.ts';
import { WEEKDAYS } from './weekday.ts';

const SEOUL = 'Asia/Seoul';
const NOW = new Date('2026-11-18T01:42:00Z');
const weekly = (...slots: [WeekSlot['weekday'], string, string][]): WeekSlot[] =>
  slots.map(([weekday, start, end]) => ({ weekday, start, end }));

function plan(from: string, slots: readonly WeekSlot[], count: number, { zone = SEOUL, now = NOW, off = '' } = {}) {
  const obstacleOf = ({ day }: PlannedTime) => (off.includes(day) ? '쉬는 날' : undefined);
  return planTimes({ slots, count, from, until: lastPlanDay(from, count), zone, now, shortestMinutes: 25, obstacleOf });
}
const shown = ({ times }: ReturnType<typeof plan>) =>
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
  { startDate, weeklySchedule }: { startDate: string; weeklySchedule: readonly WeekSlot[] },
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

describe('the times of a weekly schedule', () => {
  it('fall on its days, in order, until all are planned [CLS-1]', () => {
    const slots = weekly(['TUESDAY', '19:00', '20:00'], ['THURSDAY', '17:30', '18:20']);
    expect(shown(plan('2026-11-19', slots, 3))).toEqual([
      '2026-11-19T08:30/09:20',
      '2026-11-24T10:00/11:00',
      '2026-11-26T08:30/09:20',
    ]);
  });

  it('follow the clock within a day, and end with the last one that is wanted', () => {
    const slots = weekly(['TUESDAY', '21:00', '22:00'], ['TUESDAY', '19:00', '20:00']);
    expect(shown(plan('2026-11-24', slots, 3))).toEqual([
      '2026-11-24T10:00/11:00',
      '2026-11-24T12:00/13:00',
      '2026-12-01T10:00/11:00',
    ]);
  });

  it('leave out what there is something against, and say what', () => {
    const slots = weekly(['FRIDAY', '10:00', '11:00'], ['FRIDAY', '11:00', '12:00']);
    const { times, leftOut } = plan('2026-12-24', slots, 1, { off: '2026-12-25' });
    expect(times.map(({ day }) => day)).toEqual(['2027-01-01']);
    expect(leftOut.map(({ day, from, why }) => `${day} ${from.toISOString().slice(11, 16)} ${why}`)).toEqual([
      '2026-12-25 01:00 쉬는 날',
      '2026-12-25 02:00 쉬는 날',
    ]);
  });

  it('do not begin in the past: what is over today comes next week', () => {
    const slots = weekly(['WEDNESDAY', '10:30', '11:30']);
    expect(shown(plan('2026-11-18', slots, 1))).toEqual(['2026-11-25T01:30/02:30']);
    const atItsStart = plan('2026-11-18', slots, 1, { now: new Date('2026-11-18T01:30:00Z') });
    expect(shown(atItsStart)).toEqual(['2026-11-25T01:30/02:30']);
  });

  it('may end with their day', () => {
    const slots = weekly(['FRIDAY', '23:00', '24:00']);
    expect(shown(plan('2026-11-20', slots, 1))).toEqual(['2026-11-20T14:00/15:00']);
  });

  it('keep the hour on her wall when the clocks change, and miss the one that the night leaves out', () => {
    const slots = weekly(['SUNDAY', '02:00', '03:00'], ['SUNDAY', '09:00', '10:00']);
    const now = new Date('2026-02-01T00:00:00Z');
    expect(shown(plan('2026-03-01', slots, 5, { zone: 'America/New_York', now }))).toEqual([
      '2026-03-01T07:00/08:00',
      '2026-03-01T14:00/15:00',
      '2026-03-08T13:00/14:00',
      '2026-03-15T06:00/07:00',
      '2026-03-15T13:00/14:00',
    ]);
  });

  it('are none without a slot, without a number, and of a slot that runs backwards or is too short', () => {
    const slots = weekly(['MONDAY', '10:00', '09:00'], ['MONDAY', '10:00', '10:24']);
    for (const none of [plan('2026-11-19', [], 3), plan('2026-11-19', slots, 0), plan('2026-11-19', slots, 3)])
      expect(none).toEqual({ times: [], leftOut: [] });
    expect(shown(plan('2026-11-23', weekly(['MONDAY', '10:00', '10:25']), 1))).toHaveLength(1);
  });

  it('end on the last day, though fewer are found', () => {
    const options = { slots: weekly(['MONDAY', '10:00', '11:00']), count: 9, from: '2026-11-19', until: '2026-11-30' };
    const { times } = planTimes({
      ...options,
      zone: SEOUL,
      now: NOW,
      shortestMinutes: 25,
      obstacleOf: () => undefined,
    });
    expect(times.map(({ day }) => day)).toEqual(['2026-11-23', '2026-11-30']);
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
          const { times, leftOut } = plan(startDate, weeklySchedule, count, { zone: timeZone, off: [...days].join() });
          expect(times.map(({ from, to }) => `${from.getTime()} ${to.getTime()}`)).toEqual(
            oracle({ startDate, weeklySchedule }, count, { timeZone, now: NOW, holidays: days }),
          );
          expect(leftOut.filter(({ day }) => !days.has(day))).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('the last day of a plan', () => {
  it('leaves two weeks for each time', () => {
    expect(lastPlanDay('2026-11-19', 1)).toBe('2026-12-17');
    expect(lastPlanDay('2026-11-19', 3)).toBe('2027-01-14');
  });

  it('is pushed out by days off that lie before it, and by those that it then comes to', () => {
    const off = (first: string, days: number) => ({ first, days });
    expect(lastPlanDay('2026-11-19', 1, [off('2026-12-17', 10)])).toBe('2027-01-24');
    expect(lastPlanDay('2026-11-19', 1, [off('2026-12-18', 10)])).toBe('2026-12-17');
    expect(lastPlanDay('2026-11-19', 1, [off('2026-12-17', 10), off('2027-01-24', 1)])).toBe('2027-02-22');
  });

  it('comes after all times, whatever the stretches off', () => {
    const stretch = fc.record({ after: fc.integer({ min: 0, max: 60 }), days: fc.integer({ min: 1, max: 100 }) });
    fc.assert(
      fc.property(
        fc.array(stretch, { maxLength: 8 }),
        fc.constantFrom(...WEEKDAYS),
        fc.integer({ min: 1, max: 20 }),
        (gaps, weekday, count) => {
          const stretches: { first: string; days: number }[] = [];
          let next = '2026-11-19';
          for (const { after, days } of gaps) {
            const first = addDays(next, after);
            stretches.push({ first, days });
            next = addDays(first, days);
          }
          const { times } = planTimes({
            slots: weekly([weekday, '10:00', '11:00']),
            count,
            from: '2026-11-19',
            zone: SEOUL,
            now: NOW,
            until: lastPlanDay('2026-11-19', count, stretches),
            shortestMinutes: 25,
            obstacleOf: ({ day }) =>
              stretches.some(({ first, days }) => first <= day && day < addDays(first, days)) ? '쉬는 시간' : undefined,
          });
          expect(times).toHaveLength(count);
        },
      ),
      { numRuns: 60 },
    );
  });
});
