import type { Figure, Metric, Statistics, StatisticsRow } from '@portal/domain/statistics/statistics';
import { METRICS } from '@portal/domain/statistics/statistics';
import { leaveMonth } from '../../testing/statistics/statistics-month.ts';
import { createTestApp, testClock, type TestApp } from '../../testing/test-app.ts';

// 10:00 in Seoul: one homework is still to be handed in tomorrow.
const clock = testClock('2026-11-28T01:00:00Z');
const NOVEMBER = 'from=2026-11-01&to=2026-11-30';
let t: TestApp;

beforeAll(async () => {
  t = await createTestApp({ clock });
  await t.addUser({ username: 'math', id: 'math' });
  await t.addUser({ username: 'other', id: 'other' });
  await leaveMonth(t.database, 'math');
  await leaveMonth(t.database, 'other');
  await t.statistics.count();
});
afterAll(() => t.close());

async function ask<T>(url: string, who = 'math'): Promise<T> {
  const answer = await t.request({ url: `/tns/v1/statistics/${url}`, headers: await t.signIn(who) });
  return answer.json<{ data: T }>().data;
}
const figures = async (query = NOVEMBER) =>
  Object.fromEntries(
    (await ask<Statistics>(`summary?${query}`)).figures.map(({ metric, value, before, of }) => [
      metric,
      [value, before, of],
    ]),
  ) as Record<Metric, [Figure['value'], Figure['before'], number]>;

describe('a month of a teacher [STT-1]', () => {
  it('is counted in figures beside those of the thirty days before', async () => {
    expect(await figures()).toEqual({
      LESSONS_HELD: [4, 1, 4],
      LESSONS_CANCELED: [1, 0, 1],
      MINUTES: [60 + 55 + 16 + 90, 60, 4],
      STUDENTS: [3, 1, 3],
      NEW_STUDENTS: [2, 1, 2],
      GROSS: [750_000, 150_000, 2],
      NET: [502_500, 100_500, 2],
      RATING: [450, null, 2],
      ATTENDANCE: [6667, 10_000, 6],
      HOMEWORK: [7500, 0, 4],
      REPLY_MINUTES: [30, null, 2],
      POINTS_EARNED: [50, 0, 1],
      POINTS_USED: [30, 0, 1],
    });
  });

  it('can be that of one class; points belong to none', async () => {
    const found = await figures(`${NOVEMBER}&classId=math-c2`);
    expect(found).toMatchObject({
      LESSONS_HELD: [1, 0, 1],
      MINUTES: [90, 0, 1],
      STUDENTS: [1, 0, 1],
      NEW_STUDENTS: [1, 0, 1],
      NET: [301_500, 0, 1],
      RATING: [null, null, 0],
      POINTS_EARNED: [0, 0, 0],
    });
  });

  it('says where the time of each class went, and all of it together', async () => {
    const { work } = await ask<Statistics>(`summary?${NOVEMBER}`);
    expect(work).toEqual({
      now: { net: 502_500, lessonMinutes: 221, gradingMinutes: 35, wrapUpMinutes: 10, importedMinutes: 0 },
      before: { net: 100_500, lessonMinutes: 60, gradingMinutes: 15, wrapUpMinutes: 0, importedMinutes: 0 },
      classes: [
        {
          classId: 'math-c2',
          className: '고1 수학',
          lessonCount: 1,
          net: 301_500,
          lessonMinutes: 90,
          gradingMinutes: 5,
          wrapUpMinutes: 0,
        },
        {
          classId: 'math-c1',
          className: '중2 수학',
          lessonCount: 3,
          net: 201_000,
          lessonMinutes: 131,
          gradingMinutes: 30,
          wrapUpMinutes: 10,
        },
      ],
    });
  });

  it('goes day by day, a longer period week by week and a year month by month, each beside the days before', async () => {
    const days = await ask<Statistics>(`summary?${NOVEMBER}`);
    expect(days.before).toEqual({ from: '2026-10-02', to: '2026-10-31' });
    expect(days.spans).toHaveLength(30);
    expect(days.spans[1]).toEqual({ from: '2026-11-02', to: '2026-11-02', lessonCount: 1, net: 201_000, beforeNet: 0 });
    expect(days.spans[18]).toMatchObject({ from: '2026-11-19', beforeNet: 100_500 });
    const weeks = await ask<Statistics>('summary?from=2026-10-15&to=2026-11-30');
    expect(weeks.spans.slice(0, 2).map(({ from, to, net }) => [from, to, net])).toEqual([
      ['2026-10-15', '2026-10-18', 0],
      ['2026-10-19', '2026-10-25', 100_500],
    ]);
    const months = await ask<Statistics>('summary?from=2026-01-15&to=2026-12-31');
    expect(months.spans).toHaveLength(12);
    expect(months.spans.slice(9, 11).map(({ lessonCount, net }) => [lessonCount, net])).toEqual([
      [1, 100_500],
      [4, 502_500],
    ]);
  });

  it.each(METRICS)('%s: its rows come to its figure, page by page and the newest first', async (metric) => {
    for (const query of [NOVEMBER, `${NOVEMBER}&classId=math-c1`]) {
      const [value, , of] = (await figures(query))[metric];
      const rows: StatisticsRow[] = [];
      for (let page = 1; rows.length < of; page++) {
        const { total, items } = await ask<{ total: number; items: StatisticsRow[] }>(
          `rows/${metric}?${query}&page=${page}&size=2`,
        );
        expect([total, items.length > 0]).toEqual([of, true]);
        rows.push(...items);
      }
      expect(rows).toHaveLength(of);
      expect(rows.map(({ at }) => at)).toEqual(
        rows
          .map(({ at }) => at)
          .toSorted()
          .reverse(),
      );
      const sum = rows.reduce((total, row) => total + row.value, 0);
      const isMean = ['RATING', 'ATTENDANCE', 'HOMEWORK', 'REPLY_MINUTES'].includes(metric);
      expect(isMean ? (of ? Math.round(sum / of) : null) : sum).toBe(value);
      for (const row of rows) expect(row.title).not.toBe('');
    }
  });

  it('has rows with their names that lead to what they are', async () => {
    const rows = async (metric: Metric) =>
      (await ask<{ items: StatisticsRow[] }>(`rows/${metric}?${NOVEMBER}`)).items.map(({ id, kind, title, detail }) => [
        id,
        kind,
        title,
        detail,
      ]);
    expect(await rows('MINUTES')).toEqual([
      ['math-l3', 'LESSON', '부등식', '중2 수학 · 학생이 오지 않은 수업'],
      ['math-l5', 'LESSON', '집합', '고1 수학'],
      ['math-l2', 'LESSON', '방정식', '중2 수학'],
      ['math-l1', 'LESSON', '일차식', '중2 수학'],
    ]);
    expect((await rows('NET'))[0]).toEqual(['math-x5', 'TRANSACTION', '집합', '고1 수학']);
    expect((await rows('ATTENDANCE'))[0]).toEqual(['math-l3', 'LESSON', '부등식', '이서연 · 결석 · 중2 수학']);
    expect(await rows('NEW_STUDENTS')).toEqual([
      ['math-s3', 'STUDENT', '박도윤', '고1 수학'],
      ['math-s2', 'STUDENT', '이서연', '중2 수학'],
    ]);
    expect((await rows('RATING'))[0]).toEqual(['math-v2', 'REVIEW', '이서연', '중2 수학']);
    expect((await rows('HOMEWORK'))[0]).toEqual(['math-a2', 'ASSIGNMENT', '과제 2', '김민준 · 제출 · 중2 수학']);
    expect((await rows('REPLY_MINUTES'))[0]).toEqual(['math-r1', 'CHAT', '중2 수학', '']);
    expect(await rows('POINTS_USED')).toEqual([['math-x8', 'TRANSACTION', '커피', '선물 교환']]);
  });

  it.each([
    ['that ends before it begins', 'from=2026-11-30&to=2026-11-01', '시작하는 날보다 빠를 수 없어요.'],
    ['of 367 days', 'from=2025-11-30&to=2026-12-01', '한 번에 366일까지 볼 수 있어요. 기간을 줄여 주세요.'],
  ])('is not asked for a period %s: the field says so', async (_which, query, sentence) => {
    for (const url of [`summary?${query}`, `rows/NET?${query}`]) {
      const answer = await t.request({ url: `/tns/v1/statistics/${url}`, headers: await t.signIn('math') });
      expect(answer.json()).toMatchObject({ code: 'VALIDATION', fields: { to: sentence } });
    }
    expect((await ask<Statistics>('summary?from=2025-11-30&to=2026-11-30')).spans).toHaveLength(13);
  });
});
