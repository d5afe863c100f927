import type { IncomeForecast, IncomeSummary, LessonIncome } from '@portal/domain/wallet/income';
import { importIncome } from '../../../testing/apps/import-income.ts';
import { createIncomeApp, type IncomeApp } from '../../../testing/apps/income-app.ts';

let t: IncomeApp;
let ids: string[];
// Lessons every three days, from the 21st of November on: three that are booked, one of each that waits.
beforeAll(async () => {
  t = await createIncomeApp();
  ids = [await t.earned(), await t.earned(), await t.earned()];
  ids.push(await t.held('s1'), await t.waiting());
}, 120_000);
afterAll(() => t.close());

const NET = 40_200;
const page = async (query: string) =>
  (
    await t.call<{ total: { lessonCount: number; net: number }; items: LessonIncome[] }>(
      'GET',
      `/tns/v1/incomes${query}`,
    )
  ).data;
const summary = async () => (await t.call<IncomeSummary>('GET', '/tns/v1/incomes/summary')).data;
const forecast = async () => (await t.call<IncomeForecast>('GET', '/tns/v1/incomes/forecast')).data;

describe('the list of incomes [INC-4]', () => {
  it('has what waits among what is booked, the newest first, and the total of all', async () => {
    const { total, items } = await page('');
    expect(items.map(({ lessonId }) => lessonId)).toEqual(ids.toReversed());
    expect(items.map(({ state, hold }) => hold?.cause ?? state)).toEqual([
      'CONFIRMATION',
      'NOTE_MISSING',
      'CONFIRMED',
      'CONFIRMED',
      'CONFIRMED',
    ]);
    expect(total).toEqual({
      lessonCount: 5,
      gross: 300_000,
      fee: 99_000,
      platform: 30_000,
      channel: 69_000,
      net: 5 * NET,
    });
  });

  it('goes on behind the last one that was seen, wherever that is', async () => {
    const seen: string[] = [];
    for (let last = ''; ;) {
      const { items, total } = await page(`?size=2${last && `&lastItem=${last}`}`);
      expect(total.lessonCount).toBe(5);
      if (!items.length) break;
      seen.push(...items.map(({ lessonId }) => lessonId));
      last = items.at(-1)!.lessonId;
    }
    expect(seen).toEqual(ids.toReversed());
    expect((await t.call('GET', '/tns/v1/incomes?lastItem=none')).fields).toHaveProperty('lastItem');
  });

  it.each([
    ['?state=PENDING', 2],
    ['?state=CONFIRMED', 3],
    ['?state=REVERSED', 0],
    ['?classId=c1', 5],
    ['?classId=c2', 0],
    ['?studentId=s1', 5],
    ['?studentId=s9', 0],
    ['?from=2026-11-21&to=2026-11-21', 1],
    ['?from=2026-11-22&to=2026-12-31', 4],
    ['?from=2026-01-01&to=2026-11-24', 2],
    ['?state=CONFIRMED&from=2026-10-15&to=2026-12-15', 3],
    ['?from=2025-01-01&to=2025-12-31', 0],
  ])('with %s has %i lessons, and their total', async (query, count) => {
    const { total, items } = await page(query);
    expect(items).toHaveLength(count);
    expect(total).toMatchObject({ lessonCount: count, net: count * NET });
  });
});

describe('an income that waits [INC-4]', () => {
  it('is released a day after its note, and not while somebody asks', async () => {
    const id = ids[4]!;
    const held = async () => (await t.incomeOf(id)).hold;
    const sentAt = Date.parse((await t.explain(id)).noteSentAt!);
    expect(await held()).toEqual({ cause: 'CONFIRMATION', releaseAt: new Date(sentAt + 86_400_000).toISOString() });
    await t.sql(`insert into lesson_question (id, lesson_id, guardian_id, guardian_name, student_names, topic, text, asked_at)
      values ('q1', '${id}', 'g1', '보호자', '{학생}', 'TIME', '시간이 달라요', now())`);
    expect(await held()).toEqual({ cause: 'QUESTION', releaseAt: null });
    // What she can answer goes before what the team looks into.
    await t.sql(`insert into support_ticket
      (id, teacher_id, opened_by, target_type, target_id, target_title, category, title, content, status, turn, due_at,
        created_at, updated_at)
      values ('tic_1', '${t.teacher.id}', 'STUDENT', 'LESSON', '${id}', '수업', 'LESSON', '시간', '달라요', 'NEW', 'ADMIN', now(),
        now(), now())`);
    expect(await held()).toEqual({ cause: 'QUESTION', releaseAt: null });
    await t.sql(`update lesson_question set answer = '고쳤어요', answered_at = now()`);
    expect(await held()).toEqual({ cause: 'TICKET', releaseAt: null });
    await t.sql(`delete from support_ticket`);
    const answeredAt = new Date(sentAt + 3_600_000);
    await t.sql(`update lesson_question set answer = '고쳤어요', answered_at = '${answeredAt.toISOString()}'`);
    expect(await held()).toEqual({
      cause: 'CONFIRMATION',
      releaseAt: new Date(answeredAt.getTime() + 86_400_000).toISOString(),
    });
  });
});

describe('the income at a glance [INC-4]', () => {
  it('is the wallet, what waits, and months that are the sums of their lessons', async () => {
    const found = await summary();
    const all = (await page('')).items;
    const inMonth = all.filter(({ startAt }) => startAt.startsWith(found.month.month));
    expect(found.available).toBe(3 * NET);
    expect(found.pending).toMatchObject({ lessonCount: 2, net: 2 * NET });
    expect(found.month).toMatchObject({ lessonCount: inMonth.length, net: inMonth.length * NET });
    expect(found.months).toHaveLength(12);
    expect(found.months.at(-1)).toEqual(found.month);
    expect(found.months.reduce((sum, { net }) => sum + net, 0)).toBe(5 * NET);
    expect(found.classes.reduce((sum, { net }) => sum + net, 0)).toBe(found.month.net);
    expect(found.rates).toEqual({ total: 0.33, platform: 0.1, channel: 0.23, relief: 0 });
  });

  it('is paid at the end of the month with what is confirmed by then; the rest comes a month later', async () => {
    t.clock.set('2026-12-20T00:00:00Z');
    await t.addLesson('l500', '2026-12-28T01:00:00Z');
    await t.addLesson('l501', '2026-12-31T01:00:00Z');
    await t.addLesson('l502', '2027-01-02T01:00:00Z');
    // As it is as soon as lessons are added to it.
    await t.sql(`update teaching_class set progress = 'IN_PROGRESS' where id = 'c1'`);
    await t.sql(`update enrollment set status = 'ACTIVE'`);
    const { nextPayout } = await summary();
    expect(nextPayout).toEqual({
      on: '2027-01-01',
      available: 3 * NET,
      // The other one has no note yet, and no clock.
      pending: { lessonCount: 1, net: NET },
      booked: { lessonCount: 1, net: NET },
      later: { lessonCount: 1, net: NET },
    });
    expect(await forecast()).toMatchObject({
      month: '2026-12',
      booked: { lessonCount: 2, net: 2 * NET },
      perLesson: [{ classId: 'c1', studentCount: 2, net: NET }],
    });
  });
});

describe('what was imported from another system [INC-4]', () => {
  const imported = async (query = '') =>
    (await t.call<{ imported: { lessonCount: number; net: number } }>('GET', `/tns/v1/incomes${query}`)).data.imported;

  it('is said beside the list, and is in no total of it, whatever is filtered', async () => {
    expect(await imported()).toMatchObject({ lessonCount: 0, net: 0 });
    const before = (await page('')).total;
    for (const amount of [500_000, 700_000])
      await t.database.db.transaction((tx) =>
        importIncome(tx, t.teacher.id, { amount, title: '수업료' }, new Date('2025-06-10T00:00:00Z')),
      );
    expect(await imported()).toMatchObject({ lessonCount: 2, net: 1_200_000 });
    expect(await imported('?classId=c2')).toMatchObject({ lessonCount: 2, net: 1_200_000 });
    expect((await page('')).total).toEqual(before);
  });
});
