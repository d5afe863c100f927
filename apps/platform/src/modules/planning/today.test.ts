import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { TodayTask } from '@portal/domain/planning/today.contract';
import { aClassRow, aLessonRow, aSubmissionRow } from '../../testing/teaching-rows.ts';
import { createTestApp, testClock, type TestApp } from '../../testing/test-app.ts';
import { teachingClass } from '../classes/classes.tables.ts';
import { lesson } from '../lessons/lessons.tables.ts';
import { lessonMove } from '../lessons/moves/lesson-moves.tables.ts';
import { profileSubmission } from '../profile/profile.tables.ts';
import { planTask } from './plan-tasks.tables.ts';

// 10:42 in Seoul.
const clock = testClock('2026-11-18T01:42:00Z');
const at = (time: string) => new Date(`2026-11-${time}:00Z`);

let t: TestApp;
let me: { id: string };

beforeAll(async () => {
  t = await createTestApp({ clock });
  me = await t.addUser({ username: 'math' });
  const other = await t.addUser({ username: 'other' });
  const { db } = t.database;
  const own = aClassRow(me.id, { id: 'c1', name: '중2 수학' });
  await db.insert(teachingClass).values([own, aClassRow(other.id, { id: 'c2' })]);
  await db.insert(profileSubmission).values(aSubmissionRow(me.id, { id: 'sub-1', status: 'APPROVED' }));
  const done = { status: 'DONE' as const, held: true };
  await db
    .insert(lesson)
    .values([
      aLessonRow(own, { id: 'l1', startAt: at('16T01:00'), ...done }),
      aLessonRow(own, { id: 'l2', startAt: at('17T23:00'), ...done }),
      aLessonRow(own, { id: 'l3', startAt: at('18T08:00') }),
      aLessonRow(own, { id: 'l4', startAt: at('18T16:00') }),
      aLessonRow(own, { id: 'l5', startAt: at('21T01:00') }),
      aLessonRow({ id: 'c2', teacherId: other.id }, { id: 'l6', startAt: at('18T05:00') }),
    ]);
  const move = {
    teacherId: me.id,
    position: 0,
    oldStartAt: at('21T01:00'),
    oldEndAt: at('21T02:00'),
    reason: '학교 행사',
    shortNotice: false,
    createdAt: at('18T00:00'),
    answerBy: at('18T06:00'),
  };
  await db.insert(lessonMove).values([
    {
      ...move,
      id: 'm1',
      clientId: randomUUID(),
      lessonId: 'l5',
      proposedBy: 'STUDENT',
      status: 'PROPOSED',
      newStartAt: at('22T01:00'),
      newEndAt: at('22T02:00'),
    },
    {
      ...move,
      id: 'm2',
      clientId: randomUUID(),
      lessonId: 'l3',
      proposedBy: 'TEACHER',
      status: 'PROPOSED',
      newStartAt: at('23T01:00'),
      newEndAt: at('23T02:00'),
      answerBy: at('18T07:00'),
    },
    {
      ...move,
      id: 'm3',
      clientId: randomUUID(),
      lessonId: 'l4',
      proposedBy: 'STUDENT',
      status: 'EXPIRED',
      newStartAt: at('24T01:00'),
      newEndAt: at('24T02:00'),
    },
  ]);
});
afterAll(() => t.close());

const tasksOf = async (username: string): Promise<TodayTask[]> => {
  const answer = await t.request({ url: '/tns/v1/today', headers: await t.signIn(username) });
  return answer.json<{ data: { tasks: TodayTask[] } }>().data.tasks;
};

describe('the tasks of today [PLN-1]', () => {
  it('come with what is overdue first, then by their time, each with the lesson that it is about', async () => {
    const tasks = await tasksOf('math');
    expect(tasks.map(({ title, isOverdue, dueAt }) => [title, isOverdue, dueAt])).toEqual([
      ['수업 마무리하기: 중2 수학 · 16/11/2026 (월) 10:00', true, '2026-11-17T02:00:00.000Z'],
      ['시간 변경 요청에 답하기: 중2 수학 · 21/11/2026 (토) 10:00', false, '2026-11-18T06:00:00.000Z'],
      ['수업 준비하기: 중2 수학 · 오늘 17:00', false, '2026-11-18T08:00:00.000Z'],
      ['수업 마무리하기: 중2 수학 · 오늘 08:00', false, '2026-11-19T00:00:00.000Z'],
    ]);
  });

  it('each lead to the one thing that they are about', async () => {
    const tasks = await tasksOf('math');
    expect(tasks.map(({ type, action }) => [type, action.kind, 'lesson' in action && action.lesson?.id])).toEqual([
      ['LESSON', 'WRAP_UP', 'l1'],
      ['REMINDER', 'ANSWER_MOVE', 'l5'],
      ['LESSON', 'OPEN_LESSON', 'l3'],
      ['LESSON', 'WRAP_UP', 'l2'],
    ]);
  });

  it('end with the profile while it is not handed in', async () => {
    expect(await tasksOf('other')).toEqual([
      expect.objectContaining({ title: '수업 준비하기: 수업 c2 · 오늘 14:00' }),
      {
        id: 'profile',
        type: 'REMINDER',
        title: '수업 프로필 완성하기',
        dueAt: null,
        isOverdue: false,
        class: null,
        action: { kind: 'OPEN_PROFILE', lesson: null },
      },
    ]);
  });

  it('name what her plan notes for the week, and a lesson that has something to prepare once [PLN-1]', async () => {
    const own = { teacherId: me.id, source: 'OWN', type: 'REMINDER' } as const;
    await t.database.db.insert(planTask).values([
      { ...own, id: 'shown', key: '1', title: '교구 주문하기', note: '두 개', dueAt: at('20T01:00') },
      { ...own, id: 'far', key: '2', title: '먼 일', dueAt: at('25T01:42') },
      { ...own, id: 'old', key: '3', title: '오래된 일', dueAt: at('04T01:42') },
      { ...own, id: 'asleep', key: '4', title: '미룬 일', dueAt: at('19T01:00'), snoozedUntil: at('18T02:00') },
      { ...own, id: 'done', key: '5', title: '마친 일', dueAt: at('19T01:00'), finishedAt: at('18T01:00') },
      { ...own, id: 'hers', key: '6', title: '남의 일', dueAt: at('19T01:00'), teacherId: 'usr_other' },
      {
        id: 'prepare',
        key: '7',
        teacherId: me.id,
        title: '다음 수업 준비',
        note: '활용 문제',
        dueAt: at('18T08:00'),
        source: 'AUTO',
        type: 'LESSON',
        refKind: 'LESSON',
        refId: 'l3',
        classId: 'c1',
      },
    ]);
    const tasks = (await tasksOf('math')).filter(({ action }) => action.kind !== 'WRAP_UP');
    expect(tasks.map(({ id, title, action }) => [id, title, action.kind])).toEqual([
      ['move-l5', '시간 변경 요청에 답하기: 중2 수학 · 21/11/2026 (토) 10:00', 'ANSWER_MOVE'],
      ['prepare', '다음 수업 준비: 중2 수학', 'FINISH_TASK'],
      ['shown', '교구 주문하기', 'FINISH_TASK'],
    ]);
    expect(tasks[1]!.action).toMatchObject({ task: { note: '활용 문제', ref: { kind: 'LESSON', id: 'l3' } } });
    await t.database.db.update(planTask).set({ finishedAt: clock.now(), snoozedUntil: null });
    expect((await tasksOf('math')).map(({ id }) => id)).toEqual(['close-l1', 'move-l5', 'close-l2']);
  });
});

describe('the tasks of the days of a calendar [CAL-1] [PLN-1]', () => {
  const dueOn = async (username: string, query: string) =>
    t.request({ url: `/tns/v1/today/due?${query}`, headers: await t.signIn(username) });
  const titlesOn = async (username: string, query: string) =>
    (await dueOn(username, query)).json<{ data: { tasks: TodayTask[] } }>().data.tasks.map(({ title }) => title);

  it('are what is due on them and not done: wrap-ups, answers, and what is noted, by their time', async () => {
    await t.database.db.update(planTask).set({ finishedAt: null }).where(eq(planTask.id, 'shown'));
    expect(await titlesOn('math', 'from=2026-11-16&to=2026-11-22')).toEqual([
      '수업 마무리하기: 중2 수학 · 16/11/2026 (월) 10:00',
      '시간 변경 요청에 답하기: 중2 수학 · 21/11/2026 (토) 10:00',
      '수업 마무리하기: 중2 수학 · 오늘 08:00',
      '교구 주문하기',
    ]);
    expect(await titlesOn('math', 'from=2026-11-19&to=2026-11-19')).toEqual(['수업 마무리하기: 중2 수학 · 오늘 08:00']);
  });

  it('reach further than a week ahead, leave out what is of others, and have what was put off where it is seen again', async () => {
    await t.database.db
      .update(planTask)
      .set({ finishedAt: null })
      .where(inArray(planTask.id, ['far', 'asleep']));
    await t.database.db
      .update(planTask)
      .set({ snoozedUntil: at('18T02:00') })
      .where(eq(planTask.id, 'asleep'));
    expect(await titlesOn('math', 'from=2026-11-23&to=2026-11-29')).toEqual(['먼 일']);
    expect(await titlesOn('math', 'from=2026-11-19&to=2026-11-19')).not.toContain('미룬 일');
    expect(await titlesOn('math', 'from=2026-11-18&to=2026-11-18')).toContain('미룬 일');
    expect(await titlesOn('other', 'from=2026-11-19&to=2026-11-29')).toEqual([]);
  });

  it('have the lesson of today that is to be prepared, as the list has it', async () => {
    expect(await titlesOn('other', 'from=2026-11-18&to=2026-11-18')).toEqual(['수업 준비하기: 수업 c2 · 오늘 14:00']);
  });

  it('are asked for in order and not for more days than a calendar shows', async () => {
    expect((await dueOn('math', 'from=2026-11-22&to=2026-11-16')).statusCode).toBe(400);
    expect((await dueOn('math', 'from=2026-01-01&to=2026-11-16')).json()).toMatchObject({
      code: 'RANGE_TOO_LONG',
    });
  });
});
