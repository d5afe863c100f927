import type { PlanTask } from '@portal/domain/planning/plan-task';
import { type AssignmentApp, ASSIGNMENTS, createAssignmentApp } from '../../testing/apps/assignment-app.ts';
import { openPlaces } from '../../testing/apps/plan-app.ts';
import { aClassRow } from '../../testing/teaching-rows.ts';
import { teachingClass } from '../classes/classes.tables.ts';

let t: AssignmentApp;
beforeAll(async () => {
  t = await createAssignmentApp();
});
beforeEach(async () => {
  await t.clear();
  await t.database.raw.exec('truncate plan_task');
});
afterAll(() => t.close());

const tasks = async (state = 'in-progress') =>
  (await t.call<{ items: PlanTask[] }>('GET', `/tns/v1/teaching-plan/todos?state=${state}`)).data.items;

describe('the deadline of an assignment [PLN-1]', () => {
  it('is on her list from its publishing on, with its class', async () => {
    const draft = await t.made({ isDraft: true });
    expect(await tasks()).toEqual([]);
    await t.act(draft.id, 'publish', { version: draft.version });
    expect(await tasks()).toMatchObject([
      {
        type: 'SUBMISSION_DEADLINE',
        title: '3과 단어 외우기',
        dueAt: draft.deadlineAt,
        source: 'AUTO',
        ref: { kind: 'ASSIGNMENT', id: draft.id },
        class: { id: 'c1', name: '중2 수학' },
      },
    ]);
  });

  it('follows its name and its time, and goes with it', async () => {
    const made = await t.made();
    await t.edit(made, { title: '4과 단어 외우기' });
    await t.act(made.id, 'extend', { deadlineAt: '2026-11-22T12:00:00.000Z' });
    expect(await tasks()).toMatchObject([{ title: '4과 단어 외우기', dueAt: '2026-11-22T12:00:00.000Z' }]);
    await t.remove(made.id);
    expect(await tasks()).toEqual([]);
  });

  it('is over when it is for the last who can hand it in in time [ASG-2]', async () => {
    const { id } = await t.made();
    const dues = async () =>
      (await tasks()).filter(({ type }) => type === 'SUBMISSION_DEADLINE').map(({ dueAt }) => dueAt);
    const later = '2026-11-22T12:00:00.000Z';
    await t.call('PUT', `${ASSIGNMENTS}/${id}/students/s1/extension`, { deadlineAt: later, reason: '' });
    expect(await dues()).toEqual([later]);
    await t.act(id, 'extend', { deadlineAt: '2026-11-21T12:00:00.000Z' });
    expect(await dues()).toEqual([later]);
    await t.submit(id, 's1');
    expect(await dues()).toEqual(['2026-11-21T12:00:00.000Z']);
  });

  it('is done when the last student has handed it in', async () => {
    const { id } = await t.made();
    const open = async () => (await tasks()).map(({ type }) => type);
    await t.submit(id, 's1');
    expect(await open()).toContain('SUBMISSION_DEADLINE');
    await t.submit(id, 's2');
    expect(await open()).toEqual(['SUBMISSION_EVALUATION']);
    expect(await tasks('completed')).toMatchObject([{ status: 'FINISHED', ref: { id } }]);
  });

  it('is to be looked after again with more time for who is missing, and stays done with another title [ASG-2]', async () => {
    const made = await t.made();
    const open = async () => (await tasks()).filter(({ type }) => type === 'SUBMISSION_DEADLINE').length;
    const [task] = await tasks();
    await t.call('POST', `/tns/v1/teaching-plan/todos/${task!.id}/finish`);
    await t.edit(made, { title: '4과 단어 외우기' });
    expect(await open()).toBe(0);
    await t.act(made.id, 'extend', { deadlineAt: '2026-11-22T12:00:00.000Z' });
    expect(await open()).toBe(1);
    await t.submit(made.id, 's1');
    t.clock.set('2026-11-23T12:00:00.000Z');
    await t.submit(made.id, 's2');
    expect(await tasks('completed')).toMatchObject([{ status: 'FINISH_LATE' }]);
    await t.act(made.id, 'extend', { deadlineAt: '2026-11-25T12:00:00.000Z' });
    expect(await open()).toBe(0);
  });

  it('of grading is done by the grades alone, whoever calls [PLN-1]', async () => {
    const { id } = await t.made();
    await t.submit(id, 's1');
    const task = (await tasks()).find(({ type }) => type === 'SUBMISSION_EVALUATION')!;
    const refused = { status: 409, code: 'GRADING_TASK' };
    for (const act of ['finish', 'reopen']) {
      expect(await t.call('POST', `/tns/v1/teaching-plan/todos/${task.id}/${act}`)).toMatchObject(refused);
      const several = { ids: [task.id] };
      expect(await t.call('POST', `/tns/v1/teaching-plan/todos/${act}`, several)).toMatchObject(refused);
    }
  });

  it('goes with a class that is cancelled, and other things of the class with it', async () => {
    await t.made();
    const { data } = await t.call<{ version: number }>('GET', '/tns/v1/my-classes/c1');
    const answer = await t.call('POST', '/tns/v1/my-classes/c1/cancel', { version: data.version, reason: '이사' });
    expect([answer.status, await tasks()]).toEqual([200, []]);
  });
});

describe('one source of truth [PLN-1]', () => {
  it('home, calendar, plan and class agree when something is handed in, graded, and handed in again', async () => {
    const agreed = async () => {
      const places = Object.values(await openPlaces(t));
      for (const ids of places) expect(ids).toEqual(places[0]);
      return (await tasks()).map(({ type, note }) => [type, note]);
    };
    const { id } = await t.made();
    const deadline = ['SUBMISSION_DEADLINE', ''];
    expect(await agreed()).toEqual([deadline]);
    await t.submit(id, 's1');
    expect(new Set(await agreed())).toEqual(new Set([deadline, ['SUBMISSION_EVALUATION', '채점할 제출물 1개']]));
    const [handedIn] = await t.database.raw.query<{ id: string }>('select id from submission');
    const body = { version: 1, score: 82, feedback: '', isLate: null, isDone: true };
    expect((await t.call('PUT', `/tns/v1/submissions/${handedIn!.id}/grade`, body)).status).toBe(200);
    expect(await agreed()).toEqual([deadline]);
    await t.submit(id, 's2');
    expect(await agreed()).toEqual([['SUBMISSION_EVALUATION', '채점할 제출물 1개']]);
  });
});

describe('what is graded and not given back [ASG-2] [PLN-1]', () => {
  it('is counted beside what she has to do until it is returned', async () => {
    const toReturn = async () => (await t.call<{ toReturn?: number }>('GET', '/tns/v1/today')).data.toReturn;
    const { id } = await t.made();
    await t.submit(id, 's1');
    expect(await toReturn()).toBeUndefined();
    const [handedIn] = await t.database.raw.query<{ id: string }>('select id from submission');
    const body = { version: 1, score: 82, feedback: '', isLate: null, isDone: true };
    await t.call('PUT', `/tns/v1/submissions/${handedIn!.id}/grade`, body);
    expect(await toReturn()).toBe(1);
    expect((await t.call('POST', '/tns/v1/submissions/return', { ids: [handedIn!.id] })).status).toBe(200);
    expect(await toReturn()).toBeUndefined();
  });
});

describe('the deadline when the students are others [PLN-1]', () => {
  it('is done when who had not handed in leaves, and is there again when she comes back before it', async () => {
    const { id } = await t.made();
    const open = async () => (await tasks()).filter(({ type }) => type === 'SUBMISSION_DEADLINE').length;
    const move = (from: string, toClassId: string) =>
      t.call('POST', `/tns/v1/my-classes/${from}/students/s2/move`, { toClassId, reason: '시간이 맞지 않아요' });
    await t.database.db.insert(teachingClass).values(aClassRow(t.teacher.id, { id: 'c-later' }));
    await t.submit(id, 's1');
    expect(await open()).toBe(1);
    expect((await move('c1', 'c-later')).status).toBe(200);
    expect([await open(), (await tasks('completed')).map(({ status }) => status)]).toEqual([0, ['FINISHED']]);
    t.clock.advance(60_000);
    expect((await move('c-later', 'c1')).status).toBe(200);
    expect(await open()).toBe(1);
  });
});
