import type { BodyOf } from '@portal/domain/contract/endpoint';
import { isDoneByItself, movePlanTask, type PlanTask, type PlanTaskEvent } from '@portal/domain/planning/plan-task';
import type { planTasksContract } from '@portal/domain/planning/plan-tasks.contract';
import { repeatedMoments, TASK_REPEAT_LIMITS } from '@portal/domain/planning/task-repeat';
import { LIMITS } from '@portal/domain/tenant/limits';
import type { Tx } from '../../core/database/database.ts';
import { DomainError } from '../../core/domain-error.ts';
import type { ModuleDeps } from '../../core/module.ts';
import { lockSchedule } from '../schedule/module.ts';
import { addTasks } from './add-tasks.queries.ts';
import { planTaskView } from './plan-task-view.ts';
import { type NamedTask, planTaskQueries } from './plan-tasks.queries.ts';
import type { PlanTaskRow } from './plan-tasks.tables.ts';

export type PlanTaskDeps = Pick<ModuleDeps, 'database' | 'clock' | 'realtime'>;

/** What a teacher does with her tasks. */
export function planTaskService({ database: { db }, clock, realtime }: PlanTaskDeps) {
  /** One step by the table, of a task that is locked; `work` does it and may refuse. */
  async function step<T>(
    teacherId: string,
    id: string,
    event: PlanTaskEvent,
    work: (tx: Tx, row: NamedTask, now: Date) => Promise<T>,
  ): Promise<T> {
    const result = await db.transaction(async (tx) => {
      const row = await planTaskQueries(tx, teacherId).lock(id);
      if (!row) throw new DomainError('NOT_FOUND');
      const move = movePlanTask({ ...row, isFinished: row.finishedAt !== null }, event);
      if ('refused' in move) throw new DomainError(move.refused);
      return work(tx, row, clock.now());
    });
    realtime.tell(teacherId, 'task.changed', { id });
    return result;
  }

  const changeBy = (
    teacherId: string,
    id: string,
    event: PlanTaskEvent,
    setOf: (row: NamedTask, now: Date) => Partial<PlanTaskRow>,
  ): Promise<PlanTask> =>
    step(teacherId, id, event, async (tx, row, now) => {
      const set = setOf(row, now);
      // What would change nothing, such as the same call again, leaves no trace.
      const isNew = Object.entries(set).some(([field, value]) => row[field as keyof typeof set] !== value);
      return planTaskView({ ...row, ...(isNew && (await planTaskQueries(tx, teacherId).change(id, set))) });
    });

  /** One step of several tasks: of all or, where one of them is not hers, of none. */
  async function changeAll(
    teacherId: string,
    ids: readonly string[],
    setOf: (now: Date) => Pick<PlanTaskRow, 'finishedAt'> & Partial<PlanTaskRow>,
  ): Promise<PlanTask[]> {
    const wanted = new Set(ids);
    const rows = await db.transaction(async (tx) => {
      const queries = planTaskQueries(tx, teacherId);
      const known = await queries.lockAll([...wanted]);
      if (known.length < wanted.size) throw new DomainError('NOT_FOUND');
      if (known.some(isDoneByItself)) throw new DomainError('GRADING_TASK');
      const set = setOf(clock.now());
      // What is so already keeps its time: the call may come twice.
      const isNew = ({ finishedAt }: NamedTask) => (finishedAt === null) !== (set.finishedAt === null);
      const changed = await queries.changeAll(
        known.filter(isNew).map(({ id }) => id),
        set,
      );
      return known.map((row) => ({ ...row, ...changed.find(({ id }) => id === row.id) }));
    });
    for (const { id } of rows) realtime.tell(teacherId, 'task.changed', { id });
    return rows.map(planTaskView);
  }

  return {
    finishAll: (teacherId: string, ids: readonly string[]) =>
      changeAll(teacherId, ids, (now) => ({ finishedAt: now, snoozedUntil: null })),

    reopenAll: (teacherId: string, ids: readonly string[]) => changeAll(teacherId, ids, () => ({ finishedAt: null })),

    /** The same client id twice gives what the first call made. */
    async create(
      { userId: teacherId, timeZone }: { userId: string; timeZone: string },
      { clientId, type, title, note, repeat, ...wanted }: BodyOf<typeof planTasksContract.createPlanTask>,
    ): Promise<PlanTask> {
      const made = await db.transaction(async (tx) => {
        await lockSchedule(tx, teacherId);
        const queries = planTaskQueries(tx, teacherId);
        const key = `own/${clientId}`;
        const known = await queries.byKey(key);
        if (known) return known;
        const first = new Date(wanted.dueAt);
        if (first <= clock.now()) throw new DomainError('DATE_PAST');
        const dues = repeat ? repeatedMoments(wanted.dueAt, repeat, timeZone) : [first];
        if (dues.length > TASK_REPEAT_LIMITS.countMax)
          throw new DomainError('LIMIT_REACHED', { values: { n: TASK_REPEAT_LIMITS.countMax } });
        if ((await queries.countOpenOwn()) + dues.length > LIMITS.planTasksMax)
          throw new DomainError('LIMIT_REACHED', { values: { n: LIMITS.planTasksMax } });
        const about = { ref: null, classId: null, madeByLessonId: null };
        const words = { title: title.trim(), note: note.trim() };
        const own = { teacherId, source: 'OWN', type, ...words, ...about } as const;
        await addTasks(
          tx,
          dues.map((dueAt, at) => ({
            ...own,
            key: at === 0 ? key : `${key}/${at + 1}`,
            dueAt,
            ...(dues.length > 1 && { series: { id: clientId, no: at + 1, of: dues.length } }),
          })),
        );
        return (await queries.byKey(key))!;
      });
      realtime.tell(teacherId, 'task.changed', { id: made.id });
      return planTaskView(made);
    },

    update: (teacherId: string, id: string, wanted: BodyOf<typeof planTasksContract.updatePlanTask>) =>
      changeBy(teacherId, id, 'CHANGE', (row, now) => {
        if (row.version !== wanted.version) throw new DomainError('VERSION_CONFLICT');
        const dueAt = new Date(wanted.dueAt);
        // One that is overdue may be reworded without getting more time.
        if (dueAt <= now && dueAt.getTime() !== row.dueAt.getTime()) throw new DomainError('DATE_PAST');
        const words = { title: wanted.title.trim(), note: wanted.note.trim() };
        // Given another time, it is seen by that time.
        return { ...words, dueAt, ...(dueAt.getTime() !== row.dueAt.getTime() && { snoozedUntil: null }) };
      }),

    remove: (teacherId: string, id: string, scope: 'ONE' | 'FOLLOWING' = 'ONE') =>
      step(teacherId, id, 'DELETE', async (tx, { seriesId, seriesNo }) => {
        const queries = planTaskQueries(tx, teacherId);
        await queries.remove(id);
        if (scope === 'FOLLOWING' && seriesId !== null && seriesNo !== null)
          await queries.removeFollowing(seriesId, seriesNo);
      }),

    finish: (teacherId: string, id: string) =>
      changeBy(teacherId, id, 'FINISH', (row, now) => ({ finishedAt: row.finishedAt ?? now, snoozedUntil: null })),

    reopen: (teacherId: string, id: string) => changeBy(teacherId, id, 'REOPEN', () => ({ finishedAt: null })),

    snooze: (teacherId: string, id: string, until: string | null) =>
      changeBy(teacherId, id, 'SNOOZE', (_row, now) => {
        const snoozedUntil = until === null ? null : new Date(until);
        if (snoozedUntil && snoozedUntil <= now) throw new DomainError('DATE_PAST');
        return { snoozedUntil };
      }),
  };
}
