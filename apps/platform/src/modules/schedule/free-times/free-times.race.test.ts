import { randomUUID } from 'node:crypto';
import { addDays, dayOf, isoWeekdayOf } from '@portal/domain/time/day';
import { timeOfMinute } from '@portal/domain/time/time-of-day';
import { WEEKDAYS } from '@portal/domain/time/weekday';
import { systemClock } from '../../../core/clock.ts';
import type { Database } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { lessonsOn } from '../../lessons/module.ts';
import { calendarEventService } from '../calendar/calendar-events.service.ts';
import { timeOffService } from '../rules/time-offs.service.ts';
import { refuseOverlap } from './free-slot-conflict.ts';
import { dateRule, weeklyRule } from './free-slot-rules.ts';
import { freeTimeWeekService } from './free-time-weeks.service.ts';
import { freeSlotQueries } from './free-times.queries.ts';
import { freeTimeService, newSlotId } from './free-times.service.ts';

const CALLERS = 32;
const ROUNDS = 10;
const teacher = { id: 'teacher', timeZone: 'Asia/Seoul' };
const today = dayOf(new Date(), teacher.timeZone);
const monday = addDays(today, 8 - isoWeekdayOf(today));

let database: Database;
let freeTimes: ReturnType<typeof freeTimeService>;
let weeks: ReturnType<typeof freeTimeWeekService>;

beforeAll(async () => {
  database = await openTestDatabase();
  freeTimes = freeTimeService(database.db, systemClock);
  weeks = freeTimeWeekService(database.db, systemClock);
});
beforeEach(() => database.raw.exec('truncate free_slot, time_off, calendar_event'));
afterAll(() => database.close());

const weekly = (weekdays: readonly (typeof WEEKDAYS)[number][], startMinute: number, length: number) => ({
  kind: 'WEEKLY' as const,
  clientId: randomUUID(),
  weekdays: [...weekdays],
  startsOn: today,
  until: null,
  start: timeOfMinute(startMinute),
  end: timeOfMinute(startMinute + length),
  audience: 'ALL' as const,
});
const single = (date: string, startMinute: number, length: number) => ({
  kind: 'DATE' as const,
  clientId: randomUUID(),
  date,
  start: timeOfMinute(startMinute),
  end: timeOfMinute(startMinute + length),
  audience: 'ALL' as const,
});

/** How often each outcome came; anything but a refusal on purpose shows by its own message. */
async function outcomesOf(calls: readonly (() => Promise<unknown>)[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const outcome of await Promise.all(
    calls.map((call) =>
      call().then(
        () => 'done',
        (error: Error) => (error instanceof DomainError ? error.code : String(error.cause ?? error)),
      ),
    ),
  ))
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

const callers = <T>(make: (at: number) => T) => Array.from({ length: CALLERS }, (_, at) => make(at));

/** Pairs of stretches that are open at the same time in the ten weeks to come, found by the database's own calendar. */
async function overlapsLeft(): Promise<number> {
  const [row] = await database.raw.query<{ n: number }>(`
    with days as (select day::date as day from generate_series(date '${today}', date '${today}' + 70, '1 day') day),
    open as (
      select id, day, int4range(start_minute, end_minute) as minutes from free_slot join days on case kind
        when 'DATE' then date = day
        else weekday = extract(isodow from day) and starts_on <= day and day <= coalesce(until, day) and not day = any (except_days)
      end)
    select count(*)::int as n from open one join open other
      on one.day = other.day and one.id < other.id and one.minutes && other.minutes`);
  return row!.n;
}

const rows = async (table: string) =>
  (await database.raw.query<{ n: number }>(`select count(*)::int as n from ${table}`))[0]!.n;

describe('32 callers at the free time of one teacher', () => {
  it('open the same hour once, weekly or on a day, and 31 learn that it is taken [CAL-2] [R14]', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const minute = round * 60;
      const tuesday = addDays(monday, 1);
      const sameWeek = await outcomesOf(callers(() => () => freeTimes.create(teacher, weekly(['MONDAY'], minute, 60))));
      expect(sameWeek).toEqual({ done: 1, SLOT_OVERLAP: CALLERS - 1 });
      const sameDay = await outcomesOf(callers(() => () => freeTimes.create(teacher, single(tuesday, minute, 60))));
      expect(sameDay).toEqual({ done: 1, SLOT_OVERLAP: CALLERS - 1 });
    }
  });

  it('open one hour once when half of them mean every week and half one day of it [CAL-2] [R14]', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const mixed = callers((at) => () => {
        const minute = round * 60 + (at % 3) * 10;
        return freeTimes.create(teacher, at % 2 ? weekly(['MONDAY'], minute, 30) : single(monday, minute, 30));
      });
      expect(await outcomesOf(mixed)).toEqual({ done: 1, SLOT_OVERLAP: CALLERS - 1 });
    }
  });

  it('leave no two stretches that overlap, whatever they open, change, replace and copy, and no deadlock [CAL-2] [CRS-7] [R14]', async () => {
    let done = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const ids = (await freeTimes.list(teacher)).map(({ id }) => id);
      const mixed = callers((at) => async () => {
        const weekday = WEEKDAYS[(at * 5 + round) % 7]!;
        const minute = ((at * 37 + round * 11) % 40) * 30;
        const id = ids[at % ids.length];
        const hours = { start: timeOfMinute(minute), end: timeOfMinute(minute + 90), audience: 'ALL' as const };
        if (at % 6 === 1) return freeTimes.create(teacher, single(addDays(monday, at % 14), minute, 75));
        if (at % 6 === 2 && id) return freeTimes.update(teacher, id, hours);
        if (at % 6 === 3)
          return weeks.copy(teacher, { fromMonday: monday, toMondays: [addDays(monday, 7 + 7 * (at % 4))] });
        if (at === 16) return weeks.replace(teacher, [{ weekday, ...hours }]);
        if (at % 6 === 5 && id) return freeTimes.remove(teacher, id);
        return freeTimes.create(teacher, weekly([weekday, WEEKDAYS[at % 7]!], minute, 60));
      });
      const outcomes = await outcomesOf(mixed);
      const {
        done: fine = 0,
        SLOT_OVERLAP: _taken,
        NOT_FOUND: _gone,
        SLOT_PAST: _past,
        LIMIT_REACHED: _full,
        ...rest
      } = outcomes;
      expect(rest).toEqual({});
      expect(await overlapsLeft()).toBe(0);
      done += fine;
    }
    expect(done).toBeGreaterThan(ROUNDS * 5);
  });

  it('would overlap without the lock: the test would notice', async () => {
    let worst = 0;
    for (let round = 0; round < ROUNDS; round++) {
      await Promise.all(
        callers((at) =>
          database.db.transaction(async (tx) => {
            const slots = freeSlotQueries(tx, teacher.id);
            const times = { startMinute: round * 60 + at, endMinute: round * 60 + at + 30, audience: 'ALL' as const };
            const limits = { startsOn: today, until: null };
            const rule = at % 2 ? weeklyRule(1, limits, times) : dateRule(monday, times);
            refuseOverlap([rule], await slots.standing(today), { timeZone: teacher.timeZone, now: new Date() });
            await slots.insert([{ ...rule, id: newSlotId() }]);
          }),
        ).map((call) => call.catch(() => undefined)),
      );
      worst = Math.max(worst, await overlapsLeft());
    }
    expect(worst).toBeGreaterThan(0);
  });
});

describe('one call sent 32 times at once', () => {
  it('makes one entry, one stretch for each weekday and one time off, and answers all alike [R45]', async () => {
    const event = { title: '상담', date: today, time: '09:00', endTime: null, note: '', busy: true };
    const slot = weekly(['MONDAY', 'FRIDAY'], 600, 60);
    const off = {
      clientId: randomUUID(),
      reason: '여행',
      publicReason: null,
      keepLessons: true,
      startAt: `${addDays(monday, 1)}T00:00:00Z`,
      endAt: `${addDays(monday, 2)}T00:00:00Z`,
    };
    const clientId = randomUUID();
    const events = calendarEventService(database.db);
    const timeOffs = timeOffService(database.db, systemClock, lessonsOn);
    for (const call of [
      () => events.create(teacher.id, clientId, event),
      () => freeTimes.create(teacher, slot),
      () => timeOffs.create(teacher.id, off),
    ]) {
      const answers = await Promise.all(callers<Promise<unknown>>(call));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    }
    expect([await rows('calendar_event'), await rows('free_slot'), await rows('time_off')]).toEqual([1, 2, 1]);
  });

  it('of different ids makes one time off, and 31 learn that it is taken [R14]', async () => {
    const timeOffs = timeOffService(database.db, systemClock, lessonsOn);
    const span = { startAt: `${monday}T00:00:00Z`, endAt: `${addDays(monday, 1)}T00:00:00Z` };
    const outcomes = await outcomesOf(
      callers(() => () => {
        const clientId = randomUUID();
        return timeOffs.create(teacher.id, {
          clientId,
          ...span,
          reason: '여행',
          publicReason: null,
          keepLessons: true,
        });
      }),
    );
    expect(outcomes).toEqual({ done: 1, SCHEDULE_OVERLAP: CALLERS - 1 });
  });
});
