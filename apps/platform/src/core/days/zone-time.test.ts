import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { addDays, dayOf, daysBetween, instantOf, minuteOf, weekdayOf } from './zone-time.ts';

const ZONES = [
  'Asia/Seoul',
  'Asia/Ho_Chi_Minh',
  'America/New_York',
  'America/Sao_Paulo',
  'America/St_Johns',
  'Europe/London',
  'Europe/Berlin',
  'Africa/Casablanca',
  'Asia/Tehran',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'UTC',
];

const day = fc
  .integer({ min: Date.UTC(1988, 0, 1) / 86_400_000, max: Date.UTC(2040, 11, 31) / 86_400_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));

/** The same rule said with Temporal: first of two, and the moment of the change for a time that is left out. */
function oracle(date: string, minute: number, zone: string): number {
  const wall = Temporal.PlainDate.from(date).toPlainDateTime().add({ minutes: minute });
  const first = wall.toZonedDateTime(zone, { disambiguation: 'earlier' });
  if (first.toPlainDateTime().equals(wall)) return first.epochMilliseconds;
  return first.getTimeZoneTransition('next')!.epochMilliseconds;
}

describe('the wall clock of a zone', () => {
  it('agrees with Temporal on any minute of any day in any zone [CAL-1]', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 1440 }), fc.constantFrom(...ZONES), (date, minute, zone) => {
        expect(instantOf(date, minute, zone).getTime()).toBe(oracle(date, minute, zone));
      }),
      { numRuns: 3_000 },
    );
  });

  it('agrees with Temporal on every quarter of an hour around a change of the clocks [CAL-1]', () => {
    const changes = [
      ['America/New_York', '2026-03-08'],
      ['America/New_York', '2026-11-01'],
      ['Europe/Berlin', '2026-03-29'],
      ['Europe/Berlin', '2026-10-25'],
      ['Australia/Lord_Howe', '2026-04-05'],
      ['Australia/Lord_Howe', '2026-10-04'],
      ['America/Sao_Paulo', '2018-11-04'],
      ['Pacific/Apia', '2011-12-29'],
      ['Pacific/Apia', '2011-12-30'],
      ['Asia/Seoul', '1988-05-08'],
      ['Asia/Tehran', '2022-03-22'],
    ] as const;
    for (const [zone, date] of changes)
      for (let minute = 0; minute <= 1440; minute += 15)
        expect([zone, date, minute, instantOf(date, minute, zone).getTime()]).toEqual([
          zone,
          date,
          minute,
          oracle(date, minute, zone),
        ]);
  });

  it('reads an instant back as the day and minute it was made from, unless the clocks leave that time out', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 1439 }), fc.constantFrom(...ZONES), (date, minute, zone) => {
        const at = instantOf(date, minute, zone);
        const zoned = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone);
        expect(dayOf(at, zone)).toBe(zoned.toPlainDate().toString());
        expect(minuteOf(at, zone)).toBe(zoned.hour * 60 + zoned.minute);
      }),
      { numRuns: 1_000 },
    );
  });

  it('counts days and weekdays as Temporal does', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -5_000, max: 5_000 }), (date, days) => {
        const other = Temporal.PlainDate.from(date).add({ days });
        expect(addDays(date, days)).toBe(other.toString());
        expect(daysBetween(date, other.toString())).toBe(days);
        expect(weekdayOf(date)).toBe(Temporal.PlainDate.from(date).dayOfWeek);
      }),
    );
  });
});
