import { randomUUID } from 'node:crypto';
import type { PlanTask } from '@portal/domain/planning/plan-task';
import type { TodayTask } from '@portal/domain/planning/today.contract';
import { LIMITS } from '@portal/domain/tenant/limits';
import { createLessonApp, LESSON_NOW, type LessonApp } from '../../testing/apps/lesson-app.ts';
import { addTasks, finishTask, type NewTask } from './add-tasks.queries.ts';

const PATH = '/tns/v1/teaching-plan/todos';
const day = (n: number) => new Date(Date.parse(LESSON_NOW) + n * 86_400_000).toISOString();

let t: LessonApp;
beforeAll(async () => {
  t = await createLessonApp();
});
beforeEach(async () => {
  t.clock.set(new Date(LESSON_NOW));
  await t.database.raw.exec('truncate plan_task');
});
afterAll(() => t.close());

const create = (over: object = {}, who?: Record<string, string>) =>
  t.call<PlanTask>(
    'POST',
    PATH,
    { clientId: randomUUID(), type: 'REMINDER', title: '교구 주문하기', note: '', dueAt: day(2), ...over },
    who,
  );
const tell = (id: string, step: string, body?: object) => t.call<PlanTask>('POST', `${PATH}/${id}/${step}`, body);
const titles = async (query: string, who?: Record<string, string>) => {
  const { data } = await t.call<{ total: number; items: PlanTask[] }>('GET', `${PATH}?${query}`, undefined, who);
  return [data.total, ...data.items.map(({ title }) => title)];
};
const noted = (over: Partial<NewTask> = {}) =>
  t.database.db.transaction((tx) =>
    addTasks(tx, [
      {
        key: 'homework/1',
        teacherId: t.teacher.id,
        source: 'AUTO',
        type: 'SUBMISSION_DEADLINE',
        note: '',
        title: '과제 마감',
        dueAt: new Date(day(1)),
        classId: 'c1',
        madeByLessonId: null,
        ref: { kind: 'ASSIGNMENT', id: 'asg1' },
        ...over,
      },
    ]),
  );
const first = async (state = 'in-progress') =>
  (await t.call<{ items: PlanTask[] }>('GET', `${PATH}?state=${state}`)).data.items[0]!;

describe('a task that comes again [PLN-1]', () => {
  const repeat = { every: 'WEEK', interval: 1, until: null, count: 3 };
  const later = async () => (await titles('state=upcoming')).length - 1;

  it('is noted as so many tasks, once however often the call is sent', async () => {
    const clientId = randomUUID();
    const made = await create({ clientId, repeat });
    expect(made.data).toMatchObject({ dueAt: day(2), series: { no: 1, of: 3 } });
    expect((await create({ clientId, repeat })).data).toEqual(made.data);
    expect([(await titles('state=in-progress'))[0], await later()]).toEqual([1, 2]);
    await tell(made.data.id, 'finish');
    expect(await later()).toBe(2);
  });

  it('is deleted alone, or with those that follow; what is done stays', async () => {
    const { id } = (await create({ repeat: { ...repeat, every: 'DAY', count: 5 } })).data;
    const all = async () =>
      (await t.call<{ items: PlanTask[] }>('GET', `${PATH}?state=in-progress`)).data.items.map(
        ({ series }) => series!.no,
      );
    const items = (await t.call<{ items: PlanTask[] }>('GET', `${PATH}?state=in-progress`)).data.items;
    await tell(items[4]!.id, 'finish');
    await t.call('DELETE', `${PATH}/${id}`);
    expect(await all()).toEqual([2, 3, 4]);
    await t.call('DELETE', `${PATH}/${items[2]!.id}?scope=FOLLOWING`);
    expect(await all()).toEqual([2]);
    expect((await first('completed')).series).toMatchObject({ no: 5, of: 5 });
  });

  it('counts for the limit each time it is due, and is refused whole', async () => {
    expect(await create({ repeat: { ...repeat, every: 'DAY', count: null, until: '2028-01-01' } })).toMatchObject({
      code: 'LIMIT_REACHED',
    });
    await t.database.raw.exec(`
      insert into plan_task (id, teacher_id, key, source, type, title, due_at)
        select 'm' || n, '${t.teacher.id}', n, 'OWN', 'REMINDER', '일', '2027-01-01' from generate_series(1, ${LIMITS.planTasksMax - 2}) n`);
    expect(await create({ repeat })).toMatchObject({ code: 'LIMIT_REACHED' });
    expect((await create({ repeat: { ...repeat, count: 2 } })).status).toBe(201);
  });
});

describe('several at once [PLN-1]', () => {
  const finishAll = (ids: string[], step = 'finish') =>
    t.call<{ tasks: PlanTask[] }>('POST', `${PATH}/${step}`, { ids });

  it('are finished together, and what was done before keeps its time however often the call is sent', async () => {
    const [one, other] = [(await create({ title: '하나' })).data, (await create({ title: '둘' })).data];
    await tell(one.id, 'finish');
    t.clock.set(new Date(day(3)));
    t.heard.length = 0;
    const first = await finishAll([one.id, other.id, one.id]);
    t.clock.set(new Date(day(4)));
    expect((await finishAll([one.id, other.id])).data).toEqual(first.data);
    expect(
      Object.fromEntries(first.data.tasks.map(({ title, status, finishedAt }) => [title, [status, finishedAt]])),
    ).toEqual({
      하나: ['FINISHED', day(0)],
      둘: ['FINISH_LATE', day(3)],
    });
    expect(t.heard).toContain(`${t.teacher.id} task.changed ${other.id}`);
    await finishAll([other.id], 'reopen');
    expect(await titles('state=in-progress')).toEqual([1, '둘']);
  });

  it('are finished all or not at all', async () => {
    const { id } = (await create()).data;
    const foreign = (await create({}, t.other)).data;
    expect(await finishAll([id, foreign.id])).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await titles('state=completed')).toEqual([0]);
    expect(await finishAll([])).toMatchObject({ code: 'VALIDATION' });
  });
});

describe('one source of truth [PLN-1]', () => {
  const openIds = async (path: string) => {
    const { tasks } = (await t.call<{ tasks: TodayTask[] }>('GET', path)).data;
    return tasks.filter(({ action }) => action.kind === 'FINISH_TASK').map(({ id }) => id);
  };
  /** What home, the days of the calendar, the page of tasks and a list by class say of one task. */
  const places = async (id: string) => {
    const lists = await Promise.all([
      openIds('/tns/v1/today'),
      openIds('/tns/v1/today/due?from=2026-11-16&to=2026-11-30'),
      openIds(`${PATH}/open?state=in-progress`),
      t
        .call<{ items: PlanTask[] }>('GET', `${PATH}?state=in-progress&classId=c1`)
        .then(({ data }) => data.items.map((task) => task.id)),
    ]);
    return lists.map((ids) => ids.includes(id));
  };
  const [everywhere, nowhere] = [Array<boolean>(4).fill(true), Array<boolean>(4).fill(false)];

  it('home, calendar, page and class agree after each change', async () => {
    await noted();
    const { id } = await first();
    expect(await places(id)).toEqual(everywhere);
    await tell(id, 'snooze', { until: day(2) });
    expect(await places(id)).toEqual(nowhere);
    expect(await openIds(`${PATH}/open?state=upcoming`)).toEqual([id]);
    await tell(id, 'snooze', { until: null });
    expect(await places(id)).toEqual(everywhere);
    await tell(id, 'finish');
    expect(await places(id)).toEqual(nowhere);
    await tell(id, 'reopen');
    expect(await places(id)).toEqual(everywhere);
    await t.database.db.transaction((tx) => finishTask(tx, t.teacher.id, 'homework/1', t.clock.now()));
    expect(await places(id)).toEqual(nowhere);
  });
});
