import type { FastifyBaseLogger } from 'fastify';
import { DomainError } from '../../../core/domain-error.ts';
import { createTestApp, testClock, type TestApp } from '../../../testing/test-app.ts';
import { externalCalendarService } from './external-calendars.service.ts';
import { externalCalendar } from './external-calendars.tables.ts';
import { createIcsReader } from './reading/ics-reader.ts';
import { createCalendarRefresh } from './refresh-calendars.ts';

const clock = testClock('2026-11-18T01:42:00Z');
const CALENDAR = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'UID:a',
  'DTSTART:20261118T060000Z',
  'DURATION:PT1H',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

let t: TestApp;
let asked: string[];
let isDown: boolean;
const errors: unknown[] = [];

/** A process of the platform that reads connected calendars; two of them share the work. */
function refresher() {
  const reader = createIcsReader();
  const fetchIcs = async (url: string) => {
    asked.push(url);
    if (isDown) throw new DomainError('ICS_UNREADABLE');
    return CALENDAR;
  };
  const log = { error: (...said: unknown[]) => void errors.push(said) } as unknown as FastifyBaseLogger;
  const findTeacher = async (id: string) => ({ id, timeZone: 'Asia/Seoul' });
  const deps = { database: t.database, clock, log };
  return createCalendarRefresh({
    ...deps,
    findTeacher,
    calendars: externalCalendarService({ ...deps, reader, fetchIcs }),
  });
}

beforeAll(async () => {
  t = await createTestApp({ clock });
});
afterAll(() => t.close());
beforeEach(async () => {
  asked = [];
  isDown = false;
  await t.database.raw.exec('truncate external_calendar, busy_block');
});

const given = (count: number) =>
  t.database.db.insert(externalCalendar).values(
    Array.from({ length: count }, (_, n) => ({
      id: `cal_${n}`,
      teacherId: 'usr_1',
      clientId: String(n),
      name: '가족',
      url: `https://calendar.example/${n}.ics`,
      createdAt: clock.now(),
      dueAt: clock.now(),
    })),
  );
const rows = () => t.database.db.select().from(externalCalendar).orderBy(externalCalendar.id);

describe('connected calendars', () => {
  it('are read when their hour has come, and not before', async () => {
    await given(1);
    const { tick } = refresher();
    await tick();
    await tick();
    expect(asked).toHaveLength(1);
    expect((await rows())[0]).toMatchObject({ busyCount: 1, failure: null, lastFetchedAt: clock.now() });
    clock.advance(3_600_000);
    await tick();
    expect(asked).toHaveLength(2);
  });

  it('are each read once by two processes that work side by side', async () => {
    await given(10);
    const [one, two] = [refresher(), refresher()];
    await Promise.all([one.tick(), two.tick()]);
    expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
    expect(asked).toHaveLength(10);
  });

  it('that fail keep the sentence and are tried ever more rarely', async () => {
    await given(1);
    isDown = true;
    const { tick } = refresher();
    const waits: number[] = [];
    for (let n = 0; n < 7; n++) {
      await tick();
      const { dueAt } = (await rows())[0]!;
      waits.push((dueAt.getTime() - clock.now().getTime()) / 3_600_000);
      clock.advance(dueAt.getTime() - clock.now().getTime());
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 24, 24]);
    expect((await rows())[0]!.failure).toMatch(/읽을 수 없어요/);
    expect(errors).toEqual([]);
  });

  it('are tried again by another process when the first one died over them', async () => {
    await given(1);
    await t.database.db.update(externalCalendar).set({ leaseUntil: new Date(clock.now().getTime() + 60_000) });
    const { tick } = refresher();
    await tick();
    expect(asked).toEqual([]);
    clock.advance(60_001);
    await tick();
    expect(asked).toHaveLength(1);
  });
});
