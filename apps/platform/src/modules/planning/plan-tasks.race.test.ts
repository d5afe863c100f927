import { randomUUID } from 'node:crypto';
import type { PlanTask } from '@portal/domain/planning/plan-task';
import { createLessonApp, type LessonApp } from '../../testing/apps/lesson-app.ts';
import { addTasks, dropTask, finishTask } from './add-tasks.queries.ts';

const CALLERS = 32;
const ROUNDS = 8;
const PATH = '/tns/v1/teaching-plan/todos';
const DUE = '2026-12-01T00:00:00Z';
let t: LessonApp;
beforeAll(async () => {
  t = await createLessonApp();
});
afterAll(() => t.close());

const each = <T>(work: (no: number) => Promise<T>) => Promise.all(Array.from({ length: CALLERS }, (_, no) => work(no)));
const tally = (outcomes: readonly string[]) =>
  outcomes.reduce<Record<string, number>>((counts, one) => ({ ...counts, [one]: (counts[one] ?? 0) + 1 }), {});
const create = (clientId: string = randomUUID()) =>
  t.call<PlanTask>('POST', PATH, { clientId, type: 'REMINDER', title: '일', note: '', dueAt: DUE });
const outcomeOf = async (call: Promise<{ code?: string }>) => (await call).code ?? 'done';
const tell = (id: string, step: string, body?: object) => outcomeOf(t.call('POST', `${PATH}/${id}/${step}`, body));
const rowsOf = (id: string) =>
  t.database.raw.query<{ finished_at: Date | null; snoozed_until: Date | null; version: number }>(
    'select finished_at, snoozed_until, version from plan_task where id = $1',
    [id],
  );

describe('32 callers at the same moment', () => {
  it('make one task of one client id [PLN-1]', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const clientId = randomUUID();
      const made = await each(() => create(clientId));
      expect(new Set(made.map(({ status, data }) => `${status} ${data.id}`)).size).toBe(1);
    }
  });

  it('note one thing of one key, while others finish it and take it back: none is left twice, and no deadlock', async () => {
    const teacherId = t.teacher.id;
    const task = { teacherId, source: 'AUTO', type: 'REMINDER', title: '일', note: '', dueAt: new Date(DUE) } as const;
    const about = { ref: null, classId: null, madeByLessonId: null };
    for (let round = 0; round < ROUNDS; round++) {
      const key = `race/${round}`;
      await each((no) =>
        t.database.db.transaction(async (tx) => {
          if (no % 4 === 1) await finishTask(tx, teacherId, key, t.clock.now());
          else if (no % 4 === 3) await dropTask(tx, teacherId, key);
          else await addTasks(tx, [{ key, ...task, ...about }]);
        }),
      );
      const [row] = await t.database.raw.query<{ n: number }>(
        'select count(*)::int as n from plan_task where key = $1',
        [key],
      );
      expect(row!.n).toBeLessThanOrEqual(1);
    }
  });

  it('finish, reopen and put off one task: every step is one of the table [PLN-1]', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = (await create()).data;
      const steps = ['finish', 'reopen', 'snooze', 'finish'];
      const outcomes = await each((no) => {
        const step = steps[(no + round) % 4]!;
        return tell(id, step, step === 'snooze' ? { until: DUE } : undefined);
      });
      const counts = tally(outcomes);
      // Only putting off what is finished is refused.
      expect(Object.keys(counts).every((one) => one === 'done' || one === 'WRONG_STATE')).toBe(true);
      expect(counts['WRONG_STATE'] ?? 0).toBeLessThanOrEqual(CALLERS / 4);
      const [row] = await rowsOf(id);
      expect(row!.finished_at !== null && row!.snoozed_until !== null).toBe(false);
      expect(row!.version).toBeLessThanOrEqual(1 + (counts['done'] ?? 0));
    }
  });

  it('finish and delete one task: it is gone, and who comes after finds nothing [PLN-1]', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = (await create()).data;
      const outcomes = await each((no) =>
        no % 8 === round ? outcomeOf(t.call('DELETE', `${PATH}/${id}`)) : tell(id, no % 2 ? 'finish' : 'reopen'),
      );
      expect(outcomes.filter((one) => one !== 'done' && one !== 'NOT_FOUND')).toEqual([]);
      const deletes = outcomes.filter((one, no) => no % 8 === round && one === 'done');
      expect(deletes).toHaveLength(1);
      expect(await rowsOf(id)).toEqual([]);
    }
  });
});
