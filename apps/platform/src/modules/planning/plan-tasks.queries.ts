import { millisecondsInDay } from 'date-fns/constants';
import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, not, or, sql } from 'drizzle-orm';
import { PLAN_TASK_AHEAD_DAYS, PLAN_TASK_TOTAL_MAX, type PlanTaskState } from '@portal/domain/planning/plan-task';
import type { ReminderType } from '@portal/domain/planning/task';
import type { Db, Tx } from '../../core/database/database.ts';
import { classView } from '../classes/module.ts';
import { planTask, type PlanTaskRow } from './plan-tasks.tables.ts';

/** A task with the name of its class. */
export interface NamedTask extends PlanTaskRow {
  readonly className: string | null;
}

export interface TaskFilter {
  /** Not due before this moment, unless it was put off until after it. */
  readonly dueAfter?: Date | undefined;
  readonly state: PlanTaskState;
  readonly classId?: string | undefined;
  readonly type?: ReminderType | undefined;
  /** Finished, or standing among the days, from one moment on and before another. */
  readonly from?: Date | undefined;
  readonly before?: Date | undefined;
}

/** Reads and writes the tasks of one teacher. Every statement names her. */
export function planTaskQueries(db: Db | Tx, teacherId: string) {
  const isOwn = eq(planTask.teacherId, teacherId);
  const isOne = (id: string) => and(isOwn, eq(planTask.id, id));
  const named = () =>
    db
      .select({ task: planTask, className: classView.name })
      .from(planTask)
      .leftJoin(classView, eq(classView.id, planTask.classId));
  const flat = ({ task, className }: Awaited<ReturnType<typeof named>>[number]): NamedTask => ({ ...task, className });

  const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;
  /** `momentOfPlanTask` of the domain. */
  const standsAt = (now: Date) =>
    sql`case when ${planTask.snoozedUntil} > ${at(now)} then ${planTask.snoozedUntil} else ${planTask.dueAt} end`;
  const isAwake = (now: Date) => or(isNull(planTask.snoozedUntil), lte(planTask.snoozedUntil, now));

  function wanted({ state, classId, type, dueAfter, from, before }: TaskFilter, now: Date) {
    const moment = state === 'completed' ? sql`${planTask.finishedAt}` : standsAt(now);
    const isNear = and(
      lt(planTask.dueAt, new Date(now.getTime() + PLAN_TASK_AHEAD_DAYS * millisecondsInDay)),
      isAwake(now),
    )!;
    return and(
      isOwn,
      state === 'completed' ? isNotNull(planTask.finishedAt) : isNull(planTask.finishedAt),
      state === 'completed' ? undefined : state === 'in-progress' ? isNear : not(isNear),
      classId === undefined ? undefined : eq(planTask.classId, classId),
      type && eq(planTask.type, type),
      dueAfter && or(gt(planTask.dueAt, dueAfter), gt(planTask.snoozedUntil, dueAfter)),
      from && gte(moment, at(from)),
      before && lt(moment, at(before)),
    );
  }

  function totalStatement(filter: TaskFilter, now: Date) {
    const some = db.select({ id: planTask.id }).from(planTask).where(wanted(filter, now)).limit(PLAN_TASK_TOTAL_MAX);
    return db.select({ n: count() }).from(some.as('some'));
  }
  function pageStatement(filter: TaskFilter, now: Date, { page, size }: { page: number; size: number }) {
    const order = {
      'in-progress': asc(planTask.dueAt),
      upcoming: asc(standsAt(now)),
      completed: desc(planTask.finishedAt),
    }[filter.state];
    return named()
      .where(wanted(filter, now))
      .orderBy(order, asc(planTask.id))
      .limit(size)
      .offset((page - 1) * size);
  }

  return {
    /** How many there are, counted as far as pages go. */
    async total(filter: TaskFilter, now: Date): Promise<number> {
      const [row] = await totalStatement(filter, now);
      return row!.n;
    },
    totalStatement,
    pageStatement,

    /** What is to be done by its time; what is done, last done first. */
    async page(filter: TaskFilter, now: Date, { page, size }: { page: number; size: number }): Promise<NamedTask[]> {
      return (await pageStatement(filter, now, { page, size })).map(flat);
    },

    /** Unfinished ones that are due within a stretch of time, or seen again in it, by that time. */
    async dueWithin({ from, to }: { from: Date; to: Date }, now: Date, limit: number): Promise<NamedTask[]> {
      const moment = standsAt(now);
      const rows = await named()
        .where(and(isOwn, isNull(planTask.finishedAt), gte(moment, at(from)), lt(moment, at(to))))
        .orderBy(asc(moment), asc(planTask.id))
        .limit(limit);
      return rows.map(flat);
    },

    async byKey(key: string): Promise<NamedTask | undefined> {
      const [row] = await named().where(and(isOwn, eq(planTask.key, key)));
      return row && flat(row);
    },

    /** What the wrap-up of a lesson has made, by due time. */
    async madeBy(lessonId: string): Promise<NamedTask[]> {
      const rows = await named()
        .where(and(isOwn, eq(planTask.madeByLessonId, lessonId)))
        .orderBy(asc(planTask.dueAt), asc(planTask.id));
      return rows.map(flat);
    },

    async countOpenOwn(): Promise<number> {
      const [row] = await db
        .select({ n: count() })
        .from(planTask)
        .where(and(isOwn, eq(planTask.source, 'OWN'), isNull(planTask.finishedAt)));
      return row!.n;
    },

    /** Until the transaction ends, nobody else changes it. */
    async lock(id: string): Promise<NamedTask | undefined> {
      const [row] = await named().where(isOne(id)).for('update', { of: planTask });
      return row && flat(row);
    },

    /** The same of several, always in the same order, so that two calls do not wait for each other. */
    async lockAll(ids: readonly string[]): Promise<NamedTask[]> {
      const rows = await named()
        .where(and(isOwn, inArray(planTask.id, [...ids])))
        .orderBy(asc(planTask.id))
        .for('update', { of: planTask });
      return rows.map(flat);
    },

    async change(id: string, set: Partial<PlanTaskRow>): Promise<PlanTaskRow> {
      const [changed] = await db
        .update(planTask)
        .set({ ...set, version: sql`${planTask.version} + 1` })
        .where(isOne(id))
        .returning();
      return changed!;
    },

    async changeAll(ids: readonly string[], set: Partial<PlanTaskRow>): Promise<PlanTaskRow[]> {
      if (ids.length === 0) return [];
      return db
        .update(planTask)
        .set({ ...set, version: sql`${planTask.version} + 1` })
        .where(and(isOwn, inArray(planTask.id, [...ids])))
        .returning();
    },

    /** What comes after one of a series and is not done yet. */
    async removeFollowing(seriesId: string, no: number): Promise<void> {
      await db
        .delete(planTask)
        .where(and(isOwn, eq(planTask.seriesId, seriesId), gte(planTask.seriesNo, no), isNull(planTask.finishedAt)));
    },

    async remove(id: string): Promise<void> {
      await db.delete(planTask).where(isOne(id));
    },
  };
}
