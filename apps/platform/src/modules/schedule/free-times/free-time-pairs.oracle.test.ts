import process from 'node:process';
import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { sharedDay } from './free-slot-rules.ts';
import { type FreeSlot, unfoldFreeTimes } from './free-time.ts';

const PAIRS = Number(process.env['TIME_PAIRS'] ?? 20_000);
const ZONES = [
  'Asia/Seoul',
  'Asia/Ho_Chi_Minh',
  'Asia/Tokyo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Tehran',
  'Asia/Beirut',
  'Asia/Jerusalem',
  'Asia/Tashkent',
  'Europe/London',
  'Europe/Dublin',
  'Europe/Berlin',
  'Europe/Chisinau',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Africa/Johannesburg',
  'Atlantic/Azores',
  'America/New_York',
  'America/Los_Angeles',
  'America/St_Johns',
  'America/Havana',
  'America/Santiago',
  'America/Asuncion',
  'America/Nuuk',
  'America/Scoresbysund',
  'Antarctica/Troll',
  'Australia/Lord_Howe',
  'Australia/Adelaide',
  'Pacific/Apia',
  'Pacific/Chatham',
] as const;
const MINUTE = 60_000;
const DAY_MINUTES = 1_440;
const FIRST = Temporal.PlainDate.from('2024-01-01');
const LAST_DAY = FIRST.until('2030-12-31').days;

interface Change {
  readonly at: number;
  readonly before: number;
  readonly after: number;
}

const offsetOf = (ms: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone).offsetNanoseconds / 1e6;

const changesOf = new Map<string, readonly Change[]>(
  ZONES.map((zone) => {
    const changes: Change[] = [];
    let at = FIRST.toZonedDateTime(zone).getTimeZoneTransition('next');
    for (; at && at.year < 2032; at = at.getTimeZoneTransition('next')) {
      const ms = at.epochMilliseconds;
      changes.push({ at: ms, before: offsetOf(ms - 1, zone), after: offsetOf(ms, zone) });
    }
    return [zone, changes];
  }),
);
const firstOffset = new Map(ZONES.map((zone) => [zone, offsetOf(FIRST.toZonedDateTime(zone).epochMilliseconds, zone)]));

/**
 * Walks through real time minute by minute to the first minute at which the wall clock has reached the wanted one. Where the
 * clock jumps over it, a start is as much later as the clock would have needed, and an end is the moment of the jump.
 */
function firstReached(edge: 'start' | 'end', zone: (typeof ZONES)[number], wall: number): number {
  const changes = changesOf.get(zone)!;
  const offsetAt = (ms: number) =>
    changes.findLast(({ at }) => at <= ms)?.after ?? changes[0]?.before ?? firstOffset.get(zone)!;
  // The clocks of no zone run more than 14 hours ahead; two hours more cover any change.
  const start = wall - 16 * 60 * MINUTE;
  const coming = changes.filter(({ at }) => at > start);
  for (let at = start, offset = offsetAt(start); ; at += MINUTE) {
    const before = offset;
    if (coming[0] && at >= coming[0].at) offset = coming.shift()!.after;
    if (at + offset >= wall) return edge === 'start' && at + offset > wall ? wall - before : at;
  }
}

const minutes = fc
  .record({ start: fc.integer({ min: 0, max: 1_410 }), length: fc.integer({ min: 30, max: 240 }) })
  .map(({ start, length }) => ({ startMinute: start, endMinute: Math.min(DAY_MINUTES, start + length) }))
  .filter(({ startMinute, endMinute }) => endMinute - startMinute >= 30);
// Half of all days lie within a day of a change of the clocks.
const changeDays = ZONES.flatMap((zone) =>
  changesOf.get(zone)!.map(({ at }) => ({
    zone,
    day: FIRST.until(Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate()).days,
  })),
).filter(({ day }) => day > 0 && day < LAST_DAY);
const place = fc.oneof(
  fc.record({ zone: fc.constantFrom(...ZONES), day: fc.integer({ min: 0, max: LAST_DAY }) }),
  fc
    .record({ near: fc.constantFrom(...changeDays), shift: fc.integer({ min: -1, max: 1 }) })
    .map(({ near, shift }) => ({ zone: near.zone, day: near.day + shift })),
);

const noLimits = { startsOn: null, until: null, exceptDays: [] };

describe('two stretches of free time on one day', () => {
  it(`are where a walk through every minute finds them, and overlap only when they are refused: ${PAIRS} pairs in 30 zones [CAL-2] [CRS-7] [R59] [G24]`, () => {
    expect(new Set(ZONES).size).toBe(30);
    expect(changeDays.length).toBeGreaterThan(200);
    let shortened = 0;
    fc.assert(
      fc.property(place, minutes, minutes, fc.boolean(), ({ zone, day }, one, two, isWeekly) => {
        const plain = FIRST.add({ days: day });
        const date = plain.toString();
        const single: FreeSlot = { id: 'a', kind: 'DATE', weekday: null, date, ...noLimits, ...one };
        const other: FreeSlot = isWeekly
          ? { id: 'b', kind: 'WEEKLY', weekday: plain.dayOfWeek, date: null, ...noLimits, startsOn: date, ...two }
          : { ...single, id: 'b', ...two };
        const midnight = Date.parse(`${date}T00:00:00Z`);
        const walked = [one, two].map(({ startMinute, endMinute }) => ({
          start: firstReached('start', zone, midnight + startMinute * MINUTE),
          end: firstReached('end', zone, midnight + endMinute * MINUTE),
        }));
        const found = [single, other].map((slot) => {
          const [time] = unfoldFreeTimes([slot], { from: date, to: date, timeZone: zone });
          return time && { start: Date.parse(time.startAt), end: Date.parse(time.endAt) };
        });
        const [first, second] = walked.map((span) => (span.end - span.start >= 30 * MINUTE ? span : undefined));
        expect(found).toEqual([first, second]);
        shortened += [first, second].filter((span) => !span).length;

        const isRefused = sharedDay(single, other, date) === date;
        const overlap = Math.min(walked[0]!.end, walked[1]!.end) - Math.max(walked[0]!.start, walked[1]!.start);
        if (overlap > 0) expect(isRefused).toBe(true);
        // What is refused does overlap, unless the clocks leave those minutes out or put its start after its end.
        if (isRefused && overlap <= 0) {
          const { start, end } = walked[0]!;
          const [low, high] = [Math.min(start, end), Math.max(start, end)];
          const touches = ({ at, before, after }: Change) => at + Math.max(0, after - before) >= low && at <= high;
          expect(changesOf.get(zone)!.some(touches)).toBe(true);
        }
      }),
      { numRuns: PAIRS },
    );
    expect(shortened).toBeGreaterThan(PAIRS / 1_000);
  }, 300_000);
});
