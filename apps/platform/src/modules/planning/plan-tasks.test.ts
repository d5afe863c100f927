import { randomUUID } from 'node:crypto';
import type { PlanTask } from '@portal/domain/planning/plan-task';
import { LIMITS } from '@portal/domain/tenant/limits';
import { LESSON_NOW } from '../../testing/apps/lesson-app.ts';
import { createPlanApp, dayAfter, type PlanApp, TODOS } from '../../testing/apps/plan-app.ts';
import { dropTask, finishTask } from './add-tasks.queries.ts';

let t: PlanApp;
beforeAll(async () => {
  t = await createPlanApp();
});
beforeEach(() => t.clear());
afterAll(() => t.close());

const create: PlanApp['create'] = (...given) => t.create(...given);
const tell: PlanApp['tell'] = (...given) => t.tell(...given);
const titles: PlanApp['titles'] = (...given) => t.titles(...given);
const noted: PlanApp['noted'] = (...given) => t.noted(...given);
const first: PlanApp['first'] = (...given) => t.first(...given);
const update = (id: string, version: number, over: object = {}) =>
  t.call<PlanTask>('PUT', `${TODOS}/${id}`, { version, title: '새 제목', note: '메모', dueAt: dayAfter(3), ...over });

describe('a task of her own [PLN-1]', () => {
  it('is made once however often the call is sent, and told to her open pages', async () => {
    const clientId = randomUUID();
    t.heard.length = 0;
    const made = await create({ clientId, title: ' 교구 주문하기 ', note: ' 두 개 ' });
    expect(made).toMatchObject({
      status: 201,
      data: { title: '교구 주문하기', note: '두 개', source: 'OWN', status: 'UNFINISHED', ref: null, class: null },
    });
    expect((await create({ clientId, title: '다른 말' })).data).toEqual(made.data);
    expect(await titles('state=in-progress')).toEqual([1, '교구 주문하기']);
    expect(t.heard).toContain(`${t.teacher.id} task.changed ${made.data.id}`);
    expect(await titles('state=in-progress', t.other)).toEqual([0]);
  });

  it.each([
    ['a blank title', { title: ' ' }, 'VALIDATION'],
    ['101 characters', { title: '가'.repeat(101) }, 'VALIDATION'],
    ['a time that is over', { dueAt: LESSON_NOW }, 'DATE_PAST'],
    ['a time of another age', { dueAt: '1000-01-01T00:00:00Z' }, 'VALIDATION'],
    ['a type that only the product notes', { type: 'LESSON' }, 'VALIDATION'],
  ])('with %s is refused', async (_name, over, code) => {
    expect(await create(over)).toMatchObject({ code });
  });

  it('is changed with the version that she has seen, and keeps a due time that is over', async () => {
    const { id } = (await create()).data;
    expect(await update(id, 1)).toMatchObject({ status: 200, data: { title: '새 제목', note: '메모', version: 2 } });
    expect(await update(id, 1)).toMatchObject({ status: 409, code: 'VERSION_CONFLICT' });
    t.clock.set(new Date(dayAfter(4)));
    expect(await update(id, 2, { title: '늦었지만' })).toMatchObject({ data: { title: '늦었지만', version: 3 } });
    expect(await update(id, 3, { dueAt: dayAfter(2) })).toMatchObject({ code: 'DATE_PAST' });
  });

  it(`is one of ${LIMITS.planTasksMax} that she has not finished`, async () => {
    await t.database.raw.exec(`
      insert into plan_task (id, teacher_id, key, source, type, title, due_at)
        select 'n' || n, '${t.teacher.id}', n, 'OWN', 'REMINDER', '일', '2027-01-01' from generate_series(1, ${LIMITS.planTasksMax}) n`);
    expect(await create()).toMatchObject({ status: 422, code: 'LIMIT_REACHED' });
    await tell('n1', 'finish');
    expect((await create()).status).toBe(201);
  });

  it('is deleted, finished or not', async () => {
    for (const isFinished of [false, true]) {
      const { id } = (await create()).data;
      if (isFinished) await tell(id, 'finish');
      expect((await t.call('DELETE', `${TODOS}/${id}`)).status).toBe(200);
      expect(await tell(id, 'reopen')).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
  });
});

describe('finishing [PLN-1]', () => {
  it('is in time or late by the moment of it, once, and can be taken back', async () => {
    const { id } = (await create()).data;
    t.clock.set(new Date(dayAfter(2)));
    const done = { status: 'FINISHED', finishedAt: dayAfter(2) };
    expect((await tell(id, 'finish')).data).toMatchObject(done);
    t.clock.set(new Date(dayAfter(3)));
    expect((await tell(id, 'finish')).data).toMatchObject({ ...done, version: 2 });
    expect(await tell(id, 'snooze', { until: dayAfter(9) })).toMatchObject({ status: 409, code: 'WRONG_STATE' });
    expect(await update(id, 2)).toMatchObject({ status: 409, code: 'WRONG_STATE' });
    expect((await tell(id, 'reopen')).data).toMatchObject({ status: 'UNFINISHED', finishedAt: null });
    expect((await tell(id, 'finish')).data).toMatchObject({ status: 'FINISH_LATE', finishedAt: dayAfter(3) });
  });

  it('later is said, and it comes back by itself or at once', async () => {
    const { id } = (await create({ dueAt: dayAfter(1) })).data;
    expect(await tell(id, 'snooze', { until: LESSON_NOW })).toMatchObject({ code: 'DATE_PAST' });
    await tell(id, 'snooze', { until: dayAfter(2) });
    expect([await titles('state=in-progress'), await titles('state=upcoming')]).toEqual([[0], [1, '교구 주문하기']]);
    await tell(id, 'snooze', { until: null });
    expect(await titles('state=in-progress')).toEqual([1, '교구 주문하기']);
    const { data } = await tell(id, 'snooze', { until: dayAfter(9) });
    const moved = { title: '교구 주문하기', dueAt: dayAfter(3) };
    expect((await update(id, data.version, moved)).data).toMatchObject({ ...moved, snoozedUntil: null });
    await tell(id, 'snooze', { until: dayAfter(2) });
    t.clock.set(new Date(dayAfter(2)));
    expect(await titles('state=in-progress')).toEqual([1, '교구 주문하기']);
  });
});

describe('the list [PLN-1]', () => {
  it('parts what is due within a week, later, and done; by class and type; in pages', async () => {
    await create({ title: '여섯째 날', dueAt: dayAfter(6.9) });
    await create({ title: '이레 뒤', dueAt: dayAfter(7) });
    await noted();
    const { data } = await create({ title: '마친 일' });
    await tell(data.id, 'finish');
    expect(await titles('state=in-progress')).toEqual([2, '과제 마감', '여섯째 날']);
    expect(await titles('state=upcoming')).toEqual([1, '이레 뒤']);
    expect(await titles('state=completed')).toEqual([1, '마친 일']);
    expect(await titles('state=in-progress&classId=c1')).toEqual([1, '과제 마감']);
    expect(await titles('state=in-progress&type=REMINDER')).toEqual([1, '여섯째 날']);
    expect(await titles('state=in-progress&page=2&size=1')).toEqual([2, '여섯째 날']);
  });
});

describe('a period [INC-5]', () => {
  it('takes what was finished on its days, both included, by her own clocks', async () => {
    const { id } = (await create({ title: '저녁에 마친 일', dueAt: dayAfter(9) })).data;
    // 00:30 of the 20th in Seoul.
    t.clock.set(new Date('2026-11-19T15:30:00Z'));
    await tell(id, 'finish');
    expect(await titles('state=completed&from=2026-11-20&to=2026-11-20')).toEqual([1, '저녁에 마친 일']);
    expect(await titles('state=completed&to=2026-11-19')).toEqual([0]);
    expect(await titles('state=completed&from=2026-11-21')).toEqual([0]);
  });
});

describe('what the product notes [PLN-1]', () => {
  it('is one thing by its key, names its class, and is hers to finish and put off, not to change', async () => {
    await noted({ title: '이전 이름' });
    await noted();
    const task = await first();
    expect(task).toMatchObject({
      title: '과제 마감',
      ref: { kind: 'ASSIGNMENT', id: 'asg1' },
      class: { id: 'c1', name: '중2 수학' },
    });
    expect(await titles('state=in-progress')).toEqual([1, '과제 마감']);
    expect(await update(task.id, 2)).toMatchObject({ status: 409, code: 'AUTO_TASK' });
    expect(await t.call('DELETE', `${TODOS}/${task.id}`)).toMatchObject({ status: 409, code: 'AUTO_TASK' });
    expect((await tell(task.id, 'snooze', { until: dayAfter(1) })).status).toBe(200);
  });

  it('is brought up to date while it is open, is finished once, and goes for good', async () => {
    const { db } = t.database;
    const { id } = t.teacher;
    await noted();
    await noted({ dueAt: new Date(dayAfter(3)) });
    expect((await first()).dueAt).toBe(dayAfter(3));
    await db.transaction((tx) => finishTask(tx, 'usr_other', 'homework/1', t.clock.now()));
    expect((await first()).status).toBe('UNFINISHED');
    for (const at of [4, 5]) await db.transaction((tx) => finishTask(tx, id, 'homework/1', new Date(dayAfter(at))));
    await noted({ dueAt: new Date(dayAfter(6)) });
    expect(await first('completed')).toMatchObject({
      status: 'FINISH_LATE',
      finishedAt: dayAfter(4),
      dueAt: dayAfter(3),
    });
    await db.transaction((tx) => dropTask(tx, id, 'homework/1'));
    expect(await titles('state=completed')).toEqual([0]);
  });
});
