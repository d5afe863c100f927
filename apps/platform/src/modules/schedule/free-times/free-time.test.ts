import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { type FreeSlot, unfoldFreeTimes } from './free-time.ts';

const weekly = (
  weekday: number,
  startMinute: number,
  endMinute: number,
  limits: Partial<Pick<FreeSlot, 'startsOn' | 'until' | 'exceptDays'>> = {},
): FreeSlot => ({
  id: `w${weekday}-${startMinute}`,
  kind: 'WEEKLY',
  weekday,
  date: null,
  startMinute,
  endMinute,
  startsOn: '2000-01-01',
  until: null,
  exceptDays: [],
  ...limits,
});
const single = (date: string, startMinute: number, endMinute: number): FreeSlot => ({
  id: `d${date}`,
  kind: 'DATE',
  weekday: null,
  date,
  startMinute,
  endMinute,
  startsOn: null,
  until: null,
  exceptDays: [],
});
const off = (startAt: string, endAt: string) => ({
  id: 'off',
  startAt,
  endAt,
  reason: '쉬어요',
  publicReason: null,
});

describe('free time', () => {
  it('comes back every week on its weekday, in the zone of the teacher [CAL-2]', () => {
    const found = unfoldFreeTimes([weekly(3, 540, 600)], {
      from: '2026-11-16',
      to: '2026-11-29',
      timeZone: 'Asia/Seoul',
    });
    expect(found).toEqual([
      { slotId: 'w3-540', repeats: true, startAt: '2026-11-18T00:00:00.000Z', endAt: '2026-11-18T01:00:00.000Z' },
      { slotId: 'w3-540', repeats: true, startAt: '2026-11-25T00:00:00.000Z', endAt: '2026-11-25T01:00:00.000Z' },
    ]);
  });

  it('stands once for a single day, in the order of time [CAL-2]', () => {
    const slots = [weekly(3, 900, 960), single('2026-11-18', 540, 600)];
    const found = unfoldFreeTimes(slots, { from: '2026-11-18', to: '2026-11-18', timeZone: 'Asia/Seoul' });
    expect(found.map(({ slotId, repeats }) => [slotId, repeats])).toEqual([
      ['d2026-11-18', false],
      ['w3-900', true],
    ]);
  });

  it('keeps its local hours when the clocks change [CAL-2]', () => {
    const found = unfoldFreeTimes([weekly(7, 540, 600)], {
      from: '2026-10-18',
      to: '2026-11-01',
      timeZone: 'Europe/Berlin',
    });
    expect(found.map(({ startAt }) => startAt)).toEqual([
      '2026-10-18T07:00:00.000Z',
      '2026-10-25T08:00:00.000Z',
      '2026-11-01T08:00:00.000Z',
    ]);
  });

  it('is left out where the clocks jump over it or leave less than half an hour [CAL-2]', () => {
    const range = { from: '2026-03-29', to: '2026-03-29', timeZone: 'Europe/Berlin' };
    expect(unfoldFreeTimes([weekly(7, 120, 180)], range)).toEqual([]);
    expect(unfoldFreeTimes([weekly(7, 100, 160)], range)).toEqual([]);
    expect(unfoldFreeTimes([weekly(7, 60, 210)], range)).toEqual([
      { slotId: 'w7-60', repeats: true, startAt: '2026-03-29T00:00:00.000Z', endAt: '2026-03-29T01:30:00.000Z' },
    ]);
  });

  it('gives way to a time off, and what is left of it stays when half an hour remains [CAL-2]', () => {
    const range = { from: '2026-11-18', to: '2026-11-18', timeZone: 'Asia/Seoul' };
    const slots = [weekly(3, 540, 720)];
    const spans = (timeOffs: ReturnType<typeof off>[]) =>
      unfoldFreeTimes(slots, range, timeOffs).map(({ startAt, endAt }) => [startAt.slice(11, 16), endAt.slice(11, 16)]);
    expect(spans([off('2026-11-17T15:00:00Z', '2026-11-18T15:00:00Z')])).toEqual([]);
    expect(spans([off('2026-11-18T01:00:00Z', '2026-11-18T02:00:00Z')])).toEqual([
      ['00:00', '01:00'],
      ['02:00', '03:00'],
    ]);
    expect(spans([off('2026-11-18T00:20:00Z', '2026-11-18T02:00:00Z')])).toEqual([['02:00', '03:00']]);
    expect(spans([off('2026-11-18T03:00:00Z', '2026-11-18T04:00:00Z')])).toEqual([['00:00', '03:00']]);
  });

  it('agrees with Temporal for any slots, weeks and zones [CAL-2]', () => {
    const zone = fc.constantFrom('Asia/Seoul', 'America/New_York', 'Australia/Lord_Howe', 'Europe/London');
    const slot = fc
      .record({
        weekday: fc.integer({ min: 1, max: 7 }),
        start: fc.integer({ min: 0, max: 1410 }),
        length: fc.integer({ min: 30, max: 300 }),
      })
      .map(({ weekday, start, length }) => weekly(weekday, start, Math.min(1440, start + length)));
    const from = fc.integer({ min: 0, max: 700 }).map((days) => Temporal.PlainDate.from('2026-01-01').add({ days }));
    fc.assert(
      fc.property(
        fc.array(slot, { maxLength: 4 }),
        from,
        fc.integer({ min: 0, max: 61 }),
        zone,
        (slots, first, days, timeZone) => {
          const wallOf = (date: Temporal.PlainDate, minute: number) => date.toPlainDateTime().add({ minutes: minute });
          const startOf = (date: Temporal.PlainDate, minute: number) =>
            wallOf(date, minute).toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds;
          const endOf = (date: Temporal.PlainDate, minute: number) => {
            const wall = wallOf(date, minute);
            const zoned = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
            return zoned.toPlainDateTime().equals(wall)
              ? zoned.epochMilliseconds
              : zoned.getTimeZoneTransition('next')!.epochMilliseconds;
          };
          const expected = Array.from({ length: days + 1 }, (_, offset) => first.add({ days: offset }))
            .flatMap((date) =>
              slots
                .filter(({ weekday }) => weekday === date.dayOfWeek)
                .map((rule) => [startOf(date, rule.startMinute), endOf(date, rule.endMinute)] as const),
            )
            .filter(([start, end]) => end - start >= 1_800_000)
            .map(([start, end]) => `${start}-${end}`);
          const range = { from: first.toString(), to: first.add({ days }).toString(), timeZone };
          const found = unfoldFreeTimes(slots, range).map(
            ({ startAt, endAt }) => `${Date.parse(startAt)}-${Date.parse(endAt)}`,
          );
          expect(found.toSorted()).toEqual(expected.toSorted());
        },
      ),
      { numRuns: 200 },
    );
  });
});
