import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import type { Database } from '../../../core/database/database.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { lesson } from '../../lessons/lessons.tables.ts';
import { lessonsOn } from '../../lessons/module.ts';
import { bookingRulesQueries } from '../rules/booking-rules.queries.ts';
import { timeOff } from '../schedule.tables.ts';
import { dateRule, type SlotRule, weeklyRule } from './free-slot-rules.ts';
import { unfoldFreeTimes } from './free-time.ts';
import { freeSlotQueries } from './free-times.queries.ts';
import { openTimes } from './open-times.service.ts';

// Each with a day near which its clocks change, or whole days are left out.
const PLACES = [
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['Europe/Berlin', '2026-03-29'],
  ['Europe/Berlin', '2026-10-25'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Pacific/Apia', '2011-12-30'],
  ['Pacific/Apia', '2021-04-04'],
  ['America/Sao_Paulo', '2018-11-04'],
  ['Africa/Casablanca', '2027-02-07'],
  ['Asia/Seoul', '2026-11-18'],
  ['Asia/Ho_Chi_Minh', '2026-02-17'],
] as const;
const STEP = 300_000;
const DAYS = 6;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.raw.exec(`
    insert into teaching_class (id, code, teacher_id, name, mode, progress, start_date, end_date, lesson_total, capacity)
      values ('c', 'c', 'teacher', '수업', 'ONLINE', 'IN_PROGRESS', '2000-01-01', '2027-12-31', 99, 5)`);
});
afterAll(() => database.close());

/** A wall time as an instant: the first of two, and later by the length of the gap for one that is left out. */
const at = (date: Temporal.PlainDate, minute: number, zone: string): number =>
  date.toPlainDateTime().add({ minutes: minute }).toZonedDateTime(zone, { disambiguation: 'compatible' })
    .epochMilliseconds;

/** The end of a stretch: the moment of the change for one that is left out. */
function endAt(date: Temporal.PlainDate, minute: number, zone: string): number {
  const wall = date.toPlainDateTime().add({ minutes: minute });
  const zoned = wall.toZonedDateTime(zone, { disambiguation: 'earlier' });
  return zoned.toPlainDateTime().equals(wall)
    ? zoned.epochMilliseconds
    : zoned.getTimeZoneTransition('next')!.epochMilliseconds;
}

const five = (min: number, max: number) => fc.integer({ min: min / 5, max: max / 5 }).map((steps) => steps * 5);
const minutes = fc
  .record({ start: five(0, 1_410), length: five(30, 400) })
  .map(({ start, length }) => ({
    startMinute: start,
    endMinute: Math.min(1_440, start + length),
    audience: 'ALL' as const,
  }))
  .filter(({ startMinute, endMinute }) => endMinute - startMinute >= 30);
const offset = fc.integer({ min: -4, max: 8 });
const weekly = fc.record({
  weekday: fc.integer({ min: 1, max: 7 }),
  from: fc.integer({ min: -20, max: 0 }),
  weeks: fc.option(fc.integer({ min: 1, max: 4 }), { freq: 2 }),
  excepts: fc.array(offset, { maxLength: 2 }),
  minutes,
});
const single = fc.record({ day: offset, minutes });
const scene = fc.record({
  place: fc.constantFrom(...PLACES),
  shift: fc.integer({ min: -3, max: 3 }),
  weekly: fc.array(weekly, { minLength: 4, maxLength: 12 }),
  single: fc.array(single, { minLength: 1, maxLength: 6 }),
  /** Hours after the first midnight and a length: one an hour cannot overlap another. */
  lessons: fc.uniqueArray(fc.record({ hour: fc.integer({ min: -20, max: 24 * DAYS }), length: five(25, 60) }), {
    selector: ({ hour }) => hour,
    maxLength: 6,
  }),
  off: fc.option(fc.record({ from: five(0, 8_000), length: five(5, 3_000) })),
  rules: fc.record({
    noticeHours: fc.constantFrom(0, 1, 24),
    bufferMinutes: five(0, 60),
    horizonDays: fc.integer({ min: 3, max: 9 }),
    maxLessonsPerDay: fc.option(fc.integer({ min: 1, max: 3 })),
  }),
  now: five(-3_000, 500),
  minutes: five(30, 120),
});
type Scene = typeof scene extends fc.Arbitrary<infer S> ? S : never;

const weekdayOf = ({ weekday, date }: SlotRule) => weekday ?? Temporal.PlainDate.from(date!).dayOfWeek;

/** The rules as the platform keeps them; those that would overlap another are left out, as it would refuse them. */
function slotsOf({ weekly, single }: Scene, first: Temporal.PlainDate) {
  const dayOf = (days: number) => first.add({ days });
  const all = [
    ...weekly.map(({ weekday, from, weeks, excepts, minutes: times }) => {
      const startsOn = dayOf(from).toString();
      const until = weeks === null ? null : dayOf(from).add({ weeks }).toString();
      return weeklyRule(weekday, { startsOn, until, exceptDays: excepts.map((day) => dayOf(day).toString()) }, times);
    }),
    ...single.map(({ day, minutes: times }) => dateRule(dayOf(day).toString(), times)),
  ];
  const kept: typeof all = [];
  for (const rule of all) {
    const meets = kept.some(
      (other) =>
        other.startMinute < rule.endMinute &&
        rule.startMinute < other.endMinute &&
        weekdayOf(other) === weekdayOf(rule),
    );
    if (!meets) kept.push(rule);
  }
  return kept.map((rule, index) => ({ ...rule, id: `f${index}` }));
}

function isOpen(slot: SlotRule, date: Temporal.PlainDate): boolean {
  const day = date.toString();
  if (slot.kind === 'DATE') return slot.date === day;
  const hasBegun = slot.startsOn! <= day;
  const isOver = slot.until !== null && slot.until < day;
  return slot.weekday === date.dayOfWeek && hasBegun && !isOver && !slot.exceptDays.includes(day);
}

describe('open times against a count of every five minutes', () => {
  it('agree for any rules, lessons, time off, notice, horizon and limit, on days when clocks change too [CAL-2] [R59] [G24]', async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(scene, async (given) => {
        const [zone, anchor] = given.place;
        const first = Temporal.PlainDate.from(anchor).add({ days: given.shift - 3 });
        const midnight = at(first, 0, zone);
        const range = { from: midnight, to: at(first.add({ days: DAYS }), 0, zone) };
        const now = midnight + given.now * 60_000;
        const slots = slotsOf(given, first);
        const lessons = given.lessons.map(({ hour, length }) => {
          const start = midnight + hour * 3_600_000;
          return { start, end: start + length * 60_000 };
        });
        const off = given.off && {
          start: midnight + given.off.from * 60_000,
          end: midnight + (given.off.from + given.off.length) * 60_000,
        };

        await database.raw.exec(
          'delete from free_slot; delete from lesson; delete from time_off; delete from booking_rules',
        );
        await freeSlotQueries(database.db, 'teacher').insert(slots);
        await bookingRulesQueries(database.db).put('teacher', {
          ...given.rules,
          secondTimeZone: null,
          holidayCountries: [],
        });
        if (lessons.length)
          await database.db.insert(lesson).values(
            lessons.map(({ start, end }, index) => ({
              id: `l${index}`,
              classId: 'c',
              teacherId: 'teacher',
              no: index + 1,
              title: '제목',
              startAt: new Date(start),
              endAt: new Date(end),
              status: 'UPCOMING' as const,
              mode: 'ONLINE' as const,
            })),
          );
        if (off)
          await database.db.insert(timeOff).values({
            id: 'o',
            teacherId: 'teacher',
            startAt: new Date(off.start),
            endAt: new Date(off.end),
            reason: '쉬어요',
          });

        // The same said step by step: each five minutes of the range is open or not.
        const open = new Array<boolean>((range.to - range.from) / STEP).fill(false);
        const paint = (start: number, end: number, value: boolean) => {
          for (
            let step = Math.max(0, (start - range.from) / STEP);
            step < Math.min(open.length, (end - range.from) / STEP);
            step++
          )
            open[step] = value;
        };
        const dateOf = (ms: number) =>
          Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone).toPlainDate();
        for (let day = 0; day < DAYS; day++) {
          const date = first.add({ days: day });
          for (const slot of slots) {
            const [start, end] = [at(date, slot.startMinute, zone), endAt(date, slot.endMinute, zone)];
            if (isOpen(slot, date) && end - start >= 1_800_000) paint(start, end, true);
          }
        }
        const buffer = given.rules.bufferMinutes * 60_000;
        for (const { start, end } of lessons) paint(start - buffer, end + buffer, false);
        if (off) paint(off.start, off.end, false);
        paint(-Infinity, now + given.rules.noticeHours * 3_600_000, false);
        paint(at(dateOf(now).add({ days: given.rules.horizonDays + 1 }), 0, zone), Infinity, false);
        const most = given.rules.maxLessonsPerDay;
        for (let day = 0; most !== null && day < DAYS; day++) {
          const date = first.add({ days: day });
          if (lessons.filter(({ start }) => dateOf(start).equals(date)).length >= most)
            paint(at(date, 0, zone), at(date.add({ days: 1 }), 0, zone), false);
        }
        const expected: string[] = [];
        for (let step = 0, start = -1; step <= open.length; step++) {
          if (open[step] && start < 0) start = step;
          if (!open[step] && start >= 0) {
            const iso = (steps: number) => new Date(range.from + steps * STEP).toISOString();
            if ((step - start) * STEP >= given.minutes * 60_000) expected.push(`${iso(start)} ${iso(step)}`);
            start = -1;
          }
        }

        const spans = await openTimes(database.db, { now: () => new Date(now) }, lessonsOn).openSpans(
          { id: 'teacher', timeZone: zone },
          { from: new Date(range.from), to: new Date(range.to) },
          { minutes: given.minutes },
        );
        expect(spans.map(({ from, to }) => `${from.toISOString()} ${to.toISOString()}`)).toEqual(expected);
        found += expected.length;
      }),
      { numRuns: 400 },
    );
    expect(found).toBeGreaterThan(600);
  });
});

describe('rules of free time', () => {
  it('unfold as Temporal says for any limits, excepted days and zones [CAL-2] [R59] [G24]', () => {
    fc.assert(
      fc.property(scene, fc.integer({ min: 0, max: 61 }), (given, days) => {
        const [zone, anchor] = given.place;
        const first = Temporal.PlainDate.from(anchor).add({ days: given.shift - 3 });
        const slots = slotsOf(given, first);
        const expected = Array.from({ length: days + 1 }, (_, offsetDays) => first.add({ days: offsetDays })).flatMap(
          (date) =>
            slots
              .filter((slot) => isOpen(slot, date))
              .map((slot) => [at(date, slot.startMinute, zone), endAt(date, slot.endMinute, zone)] as const)
              .filter(([start, end]) => end - start >= 1_800_000)
              .map(([start, end]) => `${start} ${end}`),
        );
        const range = { from: first.toString(), to: first.add({ days }).toString(), timeZone: zone };
        const found = unfoldFreeTimes(slots, range).map(
          (time) => `${Date.parse(time.startAt)} ${Date.parse(time.endAt)}`,
        );
        expect(found.toSorted()).toEqual(expected.toSorted());
      }),
      { numRuns: 1_000 },
    );
  });
});
