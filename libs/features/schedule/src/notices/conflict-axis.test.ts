import fc from 'fast-check';
import { timeOfMinute } from '@portal/domain/time/time-of-day';
import { conflictAxis } from './conflict-axis.ts';
import { aConflict } from './conflict.fixture.ts';

describe('the axis of a refusal', () => {
  it('runs over whole hours and draws both stretches and what they share [CAL-2]', () => {
    const axis = conflictAxis(aConflict(), 'Asia/Seoul');
    expect(axis.ticks.map(({ wall }) => timeOfMinute(wall.minute))).toEqual(['10:00', '11:00', '12:00']);
    expect(axis.wanted).toEqual({ start: 0, length: 75, fromBefore: false, goesOn: false });
    expect(axis.other).toEqual({ start: 25, length: 75, fromBefore: false, goesOn: false });
    expect(axis.common).toMatchObject({ start: 25, length: 50 });
  });

  it('stays around the wanted hours where the other one lasts for days [CAL-2]', () => {
    const other = { ...aConflict().other, startAt: '2026-11-19T00:00:00+09:00', endAt: '2026-11-24T00:00:00+09:00' };
    const axis = conflictAxis(aConflict({ other }), 'Asia/Seoul');
    expect(axis.ticks.map(({ wall }) => timeOfMinute(wall.minute))).toEqual([
      '09:00',
      '10:00',
      '11:00',
      '12:00',
      '13:00',
    ]);
    expect(axis.other).toEqual({ start: 0, length: 100, fromBefore: true, goesOn: true });
  });

  it('begins its hours on the clocks of a half-hour zone [CON-2]', () => {
    const axis = conflictAxis(aConflict(), 'Asia/Kolkata');
    expect(axis.ticks.map(({ wall }) => timeOfMinute(wall.minute))).toEqual(['06:00', '07:00', '08:00', '09:00']);
  });

  it('says nothing is shared where the two are only too close [CAL-3]', () => {
    const wanted = { startAt: '2026-11-20T09:00:00+09:00', endAt: '2026-11-20T10:25:00+09:00' };
    expect(conflictAxis(aConflict({ wanted }), 'Asia/Seoul').common).toBeNull();
  });

  it('keeps every bar on the axis, whatever overlaps [CAL-2]', () => {
    const base = Date.parse('2026-11-20T00:00:00+09:00');
    const span = fc
      .tuple(fc.integer({ min: 0, max: 6000 }), fc.integer({ min: 15, max: 6000 }))
      .map(([from, length]) => ({
        startAt: new Date(base + from * 60_000).toISOString(),
        endAt: new Date(base + (from + length) * 60_000).toISOString(),
      }));
    fc.assert(
      fc.property(span, span, (wanted, other) => {
        const axis = conflictAxis({ wanted, other: { ...aConflict().other, ...other } }, 'Asia/Seoul');
        for (const bar of [axis.wanted, axis.other]) {
          expect(bar.start).toBeGreaterThanOrEqual(0);
          expect(bar.start + bar.length).toBeLessThanOrEqual(100.0001);
        }
        expect(axis.ticks.length).toBeGreaterThan(1);
      }),
    );
  });
});
