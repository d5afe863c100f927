import { randomUUID } from 'node:crypto';
import type { PlanTask } from '@portal/domain/planning/plan-task';
import { LIMITS } from '@portal/domain/tenant/limits';
import { createPlanApp, dayAfter, openPlaces, type PlanApp, TODOS } from '../../testing/apps/plan-app.ts';
import { finishTask } from './add-tasks.queries.ts';

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

describe('a task that comes again [PLN-1]', () => {
  const repeat = { every: 'WEEK', interval: 1, until: null, count: 3 };
  const later = async () => (await titles('state=upcoming')).length - 1;

  it('is noted as so many tasks, once however often the call is sent', async () => {
    const clientId = randomUUID();
    const made = await create({ clientId, repeat });
    expect(made.data).toMatchObject({ dueAt: dayAfter(2), series: { no: 1, of: 3 } });
    expect((await create({ clientId, repeat })).data).toEqual(made.data);
    expect([(await titles('state=in-progress'))[0], await later()]).toEqual([1, 2]);
    await tell(made.data.id, 'finish');
    expect(await later()).toBe(2);
  });

  it('is deleted alone, or with those that follow; what is done stays', async () => {
    const { id } = (await create({ repeat: { ...repeat, every: 'DAY', count: 5 } })).data;
    const all = async () =>
      (await t.call<{ items: PlanTask[] }>('GET', `${TODOS}?state=in-progress`)).data.items.map(
        ({ series }) => series!.no,
      );
    const items = (await t.call<{ items: PlanTask[] }>('GET', `${TODOS}?state=in-progress`)).data.items;
    await tell(items[4]!.id, 'finish');
    await t.call('DELETE', `${TODOS}/${id}`);
    expect(await all()).toEqual([2, 3, 4]);
    await t.call('DELETE', `${TODOS}/${items[2]!.id}?scope=FOLLOWING`);
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
    t.call<{ tasks: PlanTask[] }>('POST', `${TODOS}/${step}`, { ids });

  it('are finished together, and what was done before keeps its time however often the call is sent', async () => {
    const [one, other] = [(await create({ title: '하나' })).data, (await create({ title: '둘' })).data];
    await tell(one.id, 'finish');
    t.clock.set(new Date(dayAfter(3)));
    t.heard.length = 0;
    const first = await finishAll([one.id, other.id, one.id]);
    t.clock.set(new Date(dayAfter(4)));
    expect((await finishAll([one.id, other.id])).data).toEqual(first.data);
    expect(
      Object.fromEntries(first.data.tasks.map(({ title, status, finishedAt }) => [title, [status, finishedAt]])),
    ).toEqual({
      하나: ['FINISHED', dayAfter(0)],
      둘: ['FINISH_LATE', dayAfter(3)],
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
  /** Which places have the one task. */
  const places = async () => new Set(Object.values(await openPlaces(t)).map((ids) => ids.length));
  const [everywhere, nowhere] = [new Set([1]), new Set([0])];
  const dueOn = async (day: string) => {
    const { data } = await t.call<{ tasks: { id: string }[] }>('GET', `/tns/v1/today/due?from=${day}&to=${day}`);
    return data.tasks.map(({ id }) => id);
  };

  it('home, calendar, page and class agree after each change', async () => {
    await noted();
    const { id } = await first();
    expect(await places()).toEqual(everywhere);
    await tell(id, 'snooze', { until: dayAfter(2) });
    // Among what is to be done now nothing has it, and the days have it on that on which it is seen again.
    const { calendar, ...lists } = await openPlaces(t);
    expect([calendar, Object.values(lists).flat()]).toEqual([[id], []]);
    expect(await dueOn('2026-11-19')).toEqual([]);
    expect(await dueOn('2026-11-20')).toEqual([id]);
    expect(await titles('state=upcoming')).toEqual([1, '과제 마감']);
    await tell(id, 'snooze', { until: null });
    expect(await places()).toEqual(everywhere);
    await tell(id, 'finish');
    expect(await places()).toEqual(nowhere);
    await tell(id, 'reopen');
    expect(await places()).toEqual(everywhere);
    await t.database.db.transaction((tx) => finishTask(tx, t.teacher.id, 'homework/1', t.clock.now()));
    expect(await places()).toEqual(nowhere);
  });
});
