import { randomUUID } from 'node:crypto';
import type { PlanTask } from '@portal/domain/planning/plan-task';
import type { TodayTask } from '@portal/domain/planning/today.contract';
import { addTasks, type NewTask } from '../../modules/planning/module.ts';
import { createLessonApp, LESSON_NOW, type LessonApp } from './lesson-app.ts';

export const TODOS = '/tns/v1/teaching-plan/todos';

/** So many days after the moment at which every test begins. */
export const dayAfter = (n: number) => new Date(Date.parse(LESSON_NOW) + n * 86_400_000).toISOString();

type Answer = ReturnType<typeof callTask>;
const callTask = (...[t, ...call]: [LessonApp, ...Parameters<LessonApp['call']>]) => t.call<PlanTask>(...call);

export interface PlanApp extends LessonApp {
  /** A task of her own, due in two days. */
  create(over?: object, who?: Record<string, string>): Answer;
  tell(id: string, step: string, body?: object): Answer;
  /** How many there are, and what they are called. */
  titles(query: string, who?: Record<string, string>): Promise<(number | string)[]>;
  /** The deadline of an assignment, noted by the product and due tomorrow. */
  noted(over?: Partial<NewTask>): Promise<void>;
  first(state?: string): Promise<PlanTask>;
  /** No tasks, and the moment at which every test begins. */
  clear(): Promise<void>;
}

export async function createPlanApp(): Promise<PlanApp> {
  const t = await createLessonApp();
  const words = { type: 'REMINDER', title: '교구 주문하기', note: '', dueAt: dayAfter(2) };
  const listed = async (query: string, who?: Record<string, string>) =>
    (await t.call<{ total: number; items: PlanTask[] }>('GET', `${TODOS}?${query}`, undefined, who)).data;
  return {
    ...t,
    create: (over = {}, who) => callTask(t, 'POST', TODOS, { clientId: randomUUID(), ...words, ...over }, who),
    tell: (id, step, body) => callTask(t, 'POST', `${TODOS}/${id}/${step}`, body),
    async titles(query, who) {
      const { total, items } = await listed(query, who);
      return [total, ...items.map(({ title }) => title)];
    },
    noted: (over = {}) =>
      t.database.db.transaction((tx) =>
        addTasks(tx, [
          {
            key: 'homework/1',
            teacherId: t.teacher.id,
            source: 'AUTO',
            type: 'SUBMISSION_DEADLINE',
            note: '',
            title: '과제 마감',
            dueAt: new Date(dayAfter(1)),
            classId: 'c1',
            madeByLessonId: null,
            ref: { kind: 'ASSIGNMENT', id: 'asg1' },
            ...over,
          },
        ]),
      ),
    first: async (state = 'in-progress') => (await listed(`state=${state}`)).items[0]!,
    async clear() {
      t.clock.set(new Date(LESSON_NOW));
      await t.database.raw.exec('truncate plan_task');
    },
  };
}

/** What home, the days of the calendar, the pages of the plan and of the class, and a list by class say is to be done. */
export async function openPlaces({ call }: Pick<LessonApp, 'call'>): Promise<Record<string, string[]>> {
  const ids = (tasks: readonly TodayTask[]) =>
    tasks.flatMap(({ action, id }) => ('task' in action ? id : [])).toSorted();
  const open = async (path: string) => (await call<{ tasks: TodayTask[] }>('GET', path)).data.tasks;
  const plan = await open(`${TODOS}/open?state=in-progress`);
  const listed = await call<{ items: PlanTask[] }>('GET', `${TODOS}?state=in-progress&classId=c1`);
  return {
    home: ids(await open('/tns/v1/today')),
    calendar: ids(await open('/tns/v1/today/due?from=2026-11-16&to=2026-11-30')),
    plan: ids(plan),
    class: ids(plan.filter((task) => task.class?.id === 'c1')),
    listed: listed.data.items.map(({ id }) => id).toSorted(),
  };
}
