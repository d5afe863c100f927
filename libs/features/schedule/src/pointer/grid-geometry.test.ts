import fc from 'fast-check';
import { timeOfMinute } from '@portal/domain/time/time-of-day';
import { isPast } from './free-check.ts';
import {
  clearOf,
  defaultSpan,
  drawn,
  laneAt,
  minuteAt,
  moved,
  pressed,
  pxAt,
  resized,
  SNAP_MINUTES,
} from './grid-geometry.ts';

const bounds = { from: 480, to: 1320 };
const minute = fc.integer({ min: 0, max: 1440 });
const quarters = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * SNAP_MINUTES);

describe('the geometry of the grid', () => {
  it('turns heights into minutes and back [CAL-1]', () => {
    fc.assert(
      fc.property(minute, fc.integer({ min: 0, max: 23 }), (at, hour) => {
        expect(minuteAt(pxAt(at, hour * 60, 56), hour * 60, 56)).toBeCloseTo(at, 6);
      }),
    );
  });

  it('finds the lane under the pointer, and the nearest beside them [CAL-1]', () => {
    const lanes = [0, 1, 2].map((index) => ({ left: 52 + index * 100, right: 152 + index * 100 }));
    expect([0, 52, 151, 152, 351, 900].map((x) => laneAt(x, lanes))).toEqual([0, 0, 0, 1, 2, 2]);
  });

  it('draws whole quarters within the grid, downwards and upwards alike [CAL-2]', () => {
    expect(drawn(602, 688, bounds)).toEqual({ start: 600, end: 690 });
    expect(drawn(688, 602, bounds)).toEqual({ start: 600, end: 690 });
    fc.assert(
      fc.property(minute, minute, (anchor, to) => {
        const { start, end } = drawn(anchor, to, bounds);
        expect(start % SNAP_MINUTES).toBe(0);
        expect(end - start).toBeGreaterThanOrEqual(SNAP_MINUTES);
        expect(start >= bounds.from && end <= bounds.to).toBe(true);
      }),
    );
  });

  it('carries a stretch by quarters, with its length, within its day [CAL-1]', () => {
    expect(moved({ start: 610, end: 640 }, 620, 637)).toEqual({ start: 625, end: 655 });
    fc.assert(
      fc.property(quarters, fc.integer({ min: 1, max: 240 }), minute, minute, (start, length, grabbed, to) => {
        const end = Math.min(start + length, 1440);
        const result = moved({ start, end }, grabbed, to);
        expect(result.end - result.start).toBe(end - start);
        expect(result.start >= 0 && result.end <= 1440).toBe(true);
      }),
    );
  });

  it('pulls a lower edge to a quarter at least, and never past the day [CAL-1]', () => {
    expect(resized({ start: 600, end: 660 }, 697)).toEqual({ start: 600, end: 690 });
    expect(resized({ start: 600, end: 660 }, 300)).toEqual({ start: 600, end: 615 });
    expect(resized({ start: 1380, end: 1400 }, 1600)).toEqual({ start: 1380, end: 1439 });
  });

  it('takes the half hour above a press, an hour long where there is room [CAL-1]', () => {
    expect(pressed(582, bounds)).toEqual({ start: 570, end: 630 });
    expect(pressed(1319, bounds)).toEqual({ start: 1290, end: 1320 });
  });

  it('begins a form at the next hour of today, at ten on later days, and never in the past [CAL-1]', () => {
    const now = { day: '2026-11-18', minute: 642 };
    expect(defaultSpan('2026-11-18', now)).toEqual({ day: '2026-11-18', start: 660, end: 720 });
    expect(defaultSpan('2026-11-20', now)).toEqual({ day: '2026-11-20', start: 600, end: 660 });
    expect(defaultSpan('2026-11-02', now).day).toBe('2026-11-18');
  });

  it.each([
    ['21:59', 1319, '2026-11-18', '22:00'],
    ['22:00', 1320, '2026-11-18', '23:00'],
    ['22:59', 1379, '2026-11-18', '23:00'],
    ['23:00', 1380, '2026-11-19', '10:00'],
    ['23:58', 1438, '2026-11-19', '10:00'],
  ])('begins a form at %s with an hour that is ahead [CAL-2]', (_, minute, day, start) => {
    const now = { day: '2026-11-18', minute };
    const span = defaultSpan(now.day, now);
    expect([span.day, timeOfMinute(span.start)]).toEqual([day, start]);
    expect(span.end).toBeLessThanOrEqual(1440);
    expect(isPast(span, now)).toBe(false);
  });

  it('begins a form of free time where nothing is open yet [CAL-2]', () => {
    const span = { day: '2026-11-20', start: 600, end: 660 };
    expect(clearOf(span, [])).toEqual(span);
    expect(
      clearOf(span, [
        { start: 540, end: 630 },
        { start: 645, end: 700 },
      ]),
    ).toEqual({ ...span, start: 720, end: 780 });
    expect(clearOf(span, [{ start: 0, end: 1440 }])).toEqual(span);
    expect(clearOf(span, [{ start: 480, end: 1380 }])).toEqual({ ...span, start: 1380, end: 1440 });
  });
});
