import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { addDays, dayOf, daysBetween, instantOf, isoWeekdayOf, minuteOf, spanOfDay } from './day.ts';

const ZONES = [
  'Asia/Seoul',
  'Asia/Ho_Chi_Minh',
  'Asia/Tokyo',
  'Asia/Shanghai',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Dubai',
  'Asia/Tehran',
  'Asia/Jerusalem',
  'Asia/Beirut',
  'Asia/Pyongyang',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Europe/London',
  'Europe/Dublin',
  'Europe/Paris',
  'Europe/Berlin',
  'Europe/Moscow',
  'Atlantic/Azores',
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
  'America/St_Johns',
  'America/Havana',
  'America/Sao_Paulo',
  'America/Santiago',
  'America/Caracas',
  'America/Scoresbysund',
  'Antarctica/Troll',
  'Australia/Sydney',
  'Australia/Adelaide',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'UTC',
];
const [FIRST, LAST] = [Temporal.Instant.from('2010-01-01T00:00Z'), Temporal.Instant.from('2036-01-01T00:00Z')];

/** The moments at which the clocks of a zone change. */
function* changesOf(zone: string) {
  let at = FIRST.toZonedDateTimeISO(zone).getTimeZoneTransition('next');
  for (; at && at.epochMilliseconds < LAST.epochMilliseconds; at = at.getTimeZoneTransition('next')) yield at;
}

const minuteOfDay = ({ hour, minute }: { hour: number; minute: number }) => hour * 60 + minute;
const compatible = (wall: Temporal.PlainDateTime, zone: string) =>
  wall.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds;

/** The end of a span: the moment of the change where the zone leaves the time out. */
function endOf(wall: Temporal.PlainDateTime, zone: string): number {
  const before = wall.toZonedDateTime(zone, { disambiguation: 'earlier' });
  return before.toPlainDateTime().equals(wall)
    ? before.epochMilliseconds
    : before.getTimeZoneTransition('next')!.epochMilliseconds;
}

const day = fc
  .integer({ min: Date.UTC(1988, 0, 1) / 86_400_000, max: Date.UTC(2040, 11, 31) / 86_400_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
const minute = fc.integer({ min: 0, max: 1440 });
const zone = fc.constantFrom(...ZONES);

describe('days and times on the clocks of a zone, beside Temporal', () => {
  it.each(ZONES)('agree around every change of the clocks in %s', (where) => {
    for (const change of changesOf(where)) {
      const middle = change.toPlainDateTime().round({ smallestUnit: 'hour', roundingMode: 'floor' });
      for (let quarter = -18; quarter <= 18; quarter++) {
        const wall = middle.add({ minutes: quarter * 15 });
        const at = instantOf(wall.toPlainDate().toString(), minuteOfDay(wall), where);
        expect([String(wall), +at]).toEqual([String(wall), compatible(wall, where)]);
        const instant = change.epochMilliseconds + quarter * 900_000;
        const read = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(where);
        expect([dayOf(instant, where), minuteOf(instant, where)]).toEqual([
          read.toPlainDate().toString(),
          minuteOfDay(read),
        ]);
      }
    }
  });

  it.each([
    ['America/New_York', '2027-03-14', '2027-03-14T07:30:00.000Z'],
    ['Europe/Paris', '2027-03-28', '2027-03-28T01:30:00.000Z'],
    ['Australia/Sydney', '2027-10-03', '2027-10-02T16:30:00.000Z'],
  ])('02:30 that %s leaves out on %s is an hour later for the portal and for the server', (where, date, instant) => {
    expect(instantOf(date, 150, where).toISOString()).toBe(instant);
  });

  it.each([
    ['Asia/Seoul', '1988-05-08'],
    ['Pacific/Apia', '2011-12-29'],
    ['Pacific/Apia', '2011-12-30'],
    ['Australia/Lord_Howe', '2026-10-04'],
  ])('agree on every quarter of an hour in %s on %s', (where, date) => {
    for (let at = 0; at <= 1440; at += 15) {
      const wall = Temporal.PlainDate.from(date).toPlainDateTime().add({ minutes: at });
      expect([at, +instantOf(date, at, where)]).toEqual([at, compatible(wall, where)]);
    }
  });

  it('agree on any minute of any day in any zone', () => {
    fc.assert(
      fc.property(day, minute, zone, (date, at, where) => {
        const wall = Temporal.PlainDate.from(date).toPlainDateTime().add({ minutes: at });
        expect(+instantOf(date, at, where)).toBe(compatible(wall, where));
      }),
      { numRuns: 2_000 },
    );
  });

  it('count days and weekdays as Temporal does', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -5_000, max: 5_000 }), (date, days) => {
        const other = Temporal.PlainDate.from(date).add({ days });
        expect(addDays(date, days)).toBe(other.toString());
        expect(daysBetween(date, other.toString())).toBe(days);
        expect(isoWeekdayOf(date)).toBe(other.subtract({ days }).dayOfWeek);
      }),
    );
  });
});

describe('two spans of a day, one after the other', () => {
  const cases = ZONES.flatMap((where) => [...changesOf(where)].slice(0, 12).map((change) => ({ where, change })));

  it('end where Temporal says, or with the change of the clocks, and never run into each other', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...cases),
        fc.uniqueArray(fc.integer({ min: 0, max: 1440 }), { minLength: 3, maxLength: 3 }),
        ({ where, change }, minutes) => {
          const [start, middle, end] = minutes.toSorted((one, other) => one - other) as [number, number, number];
          const date = change.toPlainDate();
          const spans = [
            spanOfDay(String(date), [start, middle], where),
            spanOfDay(String(date), [middle, end], where),
          ];
          const at = (minutesOfDay: number) => date.toPlainDateTime().add({ minutes: minutesOfDay });
          const first = compatible(at(start), where);
          expect(spans[0]).toEqual({
            from: new Date(first),
            to: new Date(Math.max(first, endOf(at(middle), where))),
          });
          const [one, other] = spans.filter(({ from, to }) => to > from);
          if (one && other) expect(+one.to).toBeLessThanOrEqual(+other.from);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('leave nothing of a span that the zone leaves out, and what is shown of one that reaches into the gap', () => {
    expect(spanOfDay('2026-03-29', [120, 180], 'Europe/Berlin')).toEqual({
      from: new Date('2026-03-29T01:00:00Z'),
      to: new Date('2026-03-29T01:00:00Z'),
    });
    expect(spanOfDay('2026-03-29', [100, 160], 'Europe/Berlin')).toEqual({
      from: new Date('2026-03-29T00:40:00Z'),
      to: new Date('2026-03-29T01:00:00Z'),
    });
  });
});
