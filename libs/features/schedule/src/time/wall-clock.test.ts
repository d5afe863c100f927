import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { wallClock } from './wall-clock.ts';

const zones = ['Asia/Seoul', 'Asia/Ho_Chi_Minh', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'];

describe('the wall clock of a zone', () => {
  it.each([
    ['2026-11-18T10:42:00+09:00', 'Asia/Seoul', '2026-11-18', 642],
    ['2026-11-18T10:42:00+09:00', 'Asia/Ho_Chi_Minh', '2026-11-18', 522],
    ['2026-11-18T00:10:00+09:00', 'Asia/Ho_Chi_Minh', '2026-11-17', 1330],
    ['2026-11-01T05:30:00Z', 'America/New_York', '2026-11-01', 90],
    ['2026-11-01T06:30:00Z', 'America/New_York', '2026-11-01', 90],
    ['2026-03-08T07:00:00Z', 'America/New_York', '2026-03-08', 180],
  ])('shows %s in %s as %s, minute %i [CAL-1]', (instant, zone, day, minute) => {
    expect(wallClock(zone)(Date.parse(instant))).toEqual({ day, minute });
  });

  it('agrees with Temporal in every zone, also on days where the clocks change [CAL-1]', () => {
    const clocks = new Map(zones.map((zone) => [zone, wallClock(zone)]));
    const instants = fc.integer({ min: Date.parse('2000-01-01'), max: Date.parse('2060-01-01') });
    // Half of the instants lie around the clock changes of New York and Lord Howe in 2026.
    const changes = fc
      .constantFrom('2026-03-08T07:00:00Z', '2026-11-01T06:00:00Z', '2026-04-04T15:00:00Z', '2026-10-03T15:30:00Z')
      .chain((change) => fc.integer({ min: -129_600_000, max: 129_600_000 }).map((ms) => Date.parse(change) + ms));
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.oneof(instants, changes), (zone, time) => {
        const read = clocks.get(zone)?.(time);
        const expected = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(zone);
        expect(read).toEqual({
          day: expected.toPlainDate().toString(),
          minute: expected.hour * 60 + expected.minute,
        });
      }),
      { numRuns: 500 },
    );
  });
});
