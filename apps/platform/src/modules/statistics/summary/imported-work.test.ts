import type { Statistics } from '@portal/domain/statistics/statistics';
import { readMigrations } from '../../../core/database/migrations.ts';
import { leaveMonth } from '../../../testing/statistics/statistics-month.ts';
import { createTestApp, testClock, type TestApp } from '../../../testing/test-app.ts';

const OCTOBER = 'from=2026-10-01&to=2026-10-31';
let t: TestApp;

beforeAll(async () => {
  t = await createTestApp({ clock: testClock('2026-11-28T01:00:00Z') });
  for (const id of ['math', 'other']) {
    await t.addUser({ username: id, id });
    await leaveMonth(t.database, id);
    // In October c2 was taught while another system reckoned; the first of them began in September by UTC.
    await t.database.raw.exec(`
      insert into lesson (id, class_id, teacher_id, no, title, start_at, end_at, status, held, no_show, mode) values
        ('${id}-m1', '${id}-c2', '${id}', 11, '집합', '2026-10-01T00:10+09', '2026-10-01T01:10+09', 'FINISHED', true, false, 'ONLINE'),
        ('${id}-m2', '${id}-c2', '${id}', 12, '명제', '2026-10-13T19:00+09', '2026-10-13T20:30+09', 'FINISHED', true, false, 'ONLINE'),
        ('${id}-m3', '${id}-c2', '${id}', 13, '수열', '2026-11-01T00:00+09', '2026-11-01T01:00+09', 'FINISHED', true, false, 'ONLINE'),
        ('${id}-m4', '${id}-c1', '${id}', 14, '함수', '2026-10-27T18:00+09', '2026-10-27T19:00+09', 'DONE', true, false, 'ONLINE');
      insert into work_time (teacher_id, class_id, day, kind, seconds) values
        ('${id}', '${id}-c2', '2026-10-26', 'GRADING', 600), ('${id}', '${id}-c2', '2026-10-27', 'WRAP_UP', 300)`);
    // Confirmed, and without a price: it earned nothing of its own here.
    await t.database.raw.exec(`
      insert into lesson_income (lesson_id, teacher_id, class_id, start_at, month, minutes, student_count, is_no_show, gross, fee, platform,
        channel, net, rate_total, rate_platform, relief, confirmed_at, booked_at) values
        ('${id}-m2', '${id}', '${id}-c2', '2026-10-13T19:00+09', '2026-10', 90, 0, false, 0, 0, 0, 0, 0, 3300, 1000, 0, now(), now())`);
  }
  await t.statistics.count();
  // It comes when everything is counted already, and its day is none of October.
  await t.database.raw.exec(`
    insert into wallet_transaction (id, code, wallet_id, currency, kind, state, amount, reason, title, created_at, finished_at) values
      ('sum', 'sum', 'math-w', 'VND', 'TU', 'SUCCESS', 9000000, 'LESSON_INCOME', '10월', '2026-11-05T12:00+09', '2026-11-05T12:00+09');
    insert into imported_income values ('sum', 'math', '2026-10', 30, 9000000, 0, 0, 0, 9000000)`);
  await t.statistics.count();
}, 60_000);
afterAll(() => t.close());

async function ask(query: string, who = 'math'): Promise<Statistics> {
  const answer = await t.request({ url: `/tns/v1/statistics/summary?${query}`, headers: await t.signIn(who) });
  return answer.json<{ data: Statistics }>().data;
}
const workOf = async (query: string, who?: string) => (await ask(query, who)).work;

describe('lessons whose income came as a sum of a month from an earlier system [STT-1]', () => {
  it('take no time of the wage, nor does what was graded and wrapped up of their class in that month', async () => {
    const { now, classes } = await workOf(OCTOBER);
    expect(now).toEqual({
      net: 100_500,
      // One that was confirmed here, and one that still waits for it.
      lessonMinutes: 120,
      gradingMinutes: 15,
      wrapUpMinutes: 0,
      importedMinutes: 60 + 90 + 10 + 5,
    });
    expect(classes.map(({ classId, lessonCount }) => [classId, lessonCount])).toEqual([['math-c1', 2]]);
  });

  it('are still lessons that she held and hours that she taught', async () => {
    const { figures } = await ask(OCTOBER);
    const valueOf = (metric: string) => figures.find((one) => one.metric === metric)?.value;
    expect([valueOf('LESSONS_HELD'), valueOf('MINUTES')]).toEqual([4, 60 + 60 + 60 + 90]);
  });

  it('leave nothing of a class that had no others', async () => {
    const nothing = { net: 0, lessonMinutes: 0, gradingMinutes: 0, wrapUpMinutes: 0 };
    expect(await workOf(`${OCTOBER}&classId=math-c2`)).toEqual({
      now: { ...nothing, importedMinutes: 165 },
      before: { ...nothing, importedMinutes: 0 },
      classes: [],
    });
  });

  it('are known where the days begin after the last of them, and end with their month', async () => {
    expect((await workOf('from=2026-10-25&to=2026-10-31')).now).toMatchObject({
      gradingMinutes: 0,
      importedMinutes: 15,
    });
    const { now, before } = await workOf('from=2026-11-01&to=2026-11-30');
    expect(now).toMatchObject({ lessonMinutes: 221 + 60, gradingMinutes: 35, importedMinutes: 0 });
    // From 2 October on: the first lesson of the month is not in it.
    expect(before).toMatchObject({ net: 100_500, lessonMinutes: 120, importedMinutes: 90 + 15 });
  });

  it('are none of a teacher without such a sum', async () => {
    expect((await workOf(OCTOBER, 'other')).now).toMatchObject({ lessonMinutes: 270, importedMinutes: 0 });
  });

  it('are found in the days that were counted before anybody looked for them', async () => {
    const now = () => workOf(OCTOBER).then((work) => work.now);
    const right = await now();
    await t.database.raw.exec(`delete from stat_fact where metric = 'IMPORTED_MINUTES';
      update stat_day set imported_lessons = 0, imported_minutes = 0`);
    expect((await now()).importedMinutes).toBe(0);
    const migration = (await readMigrations()).find(({ name }) => name.startsWith('0207_'))!;
    await t.database.raw.exec(migration.sql.split('-- What was counted before.')[1]!);
    await t.statistics.count();
    expect(await now()).toEqual(right);
    expect(await t.statistics.verify()).toEqual([]);
  });
});
