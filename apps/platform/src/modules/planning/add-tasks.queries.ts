import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { PlanTaskRef, PlanTaskSource } from '@portal/domain/planning/plan-task';
import type { ReminderType } from '@portal/domain/planning/task';
import type { Tx } from '../../core/database/database.ts';
import { planTask } from './plan-tasks.tables.ts';

export interface NewTask {
  /** What makes it one thing of this teacher, such as `homework/<assignment>`: added twice, it is one. */
  readonly key: string;
  readonly teacherId: string;
  readonly source: PlanTaskSource;
  readonly type: ReminderType;
  readonly title: string;
  readonly note: string;
  readonly dueAt: Date;
  readonly ref: { readonly kind: PlanTaskRef; readonly id: string } | null;
  /** The class of what it is about. */
  readonly classId: string | null;
  /** The lesson whose wrap-up names it among what it has made; null where it comes from elsewhere. */
  readonly madeByLessonId: string | null;
  /** Of one that comes again. */
  readonly series?: { readonly id: string; readonly no: number; readonly of: number };
}

const isOpen = (teacherId: string, key: string) =>
  and(eq(planTask.teacherId, teacherId), eq(planTask.key, key), isNull(planTask.finishedAt));

/** Notes what a teacher has to do. One that is there already is brought up to date, and stays as it is once it is finished. */
export async function addTasks(tx: Tx, tasks: readonly NewTask[]): Promise<void> {
  for (const { ref, series, ...task } of tasks) {
    const { title, note, dueAt } = task;
    const about = { refKind: ref?.kind ?? null, refId: ref?.id ?? null };
    await tx
      .insert(planTask)
      .values({
        ...task,
        ...about,
        id: `task_${randomUUID()}`,
        ...(series && { seriesId: series.id, seriesNo: series.no, seriesOf: series.of }),
      })
      .onConflictDoUpdate({
        target: [planTask.teacherId, planTask.key],
        set: { title, note, dueAt, ...about, version: sql`${planTask.version} + 1` },
        setWhere: isNull(planTask.finishedAt),
      });
  }
}

/** What was to be done is done, whoever did it; one that was finished before keeps its time. */
export async function finishTask(tx: Tx, teacherId: string, key: string, at: Date): Promise<void> {
  await tx
    .update(planTask)
    .set({ finishedAt: at, snoozedUntil: null, version: sql`${planTask.version} + 1` })
    .where(isOpen(teacherId, key));
}

/** What was done is to be done again; given a time, only what was due before it. */
export async function reopenTask(
  tx: Tx,
  teacherId: string,
  key: string,
  { dueBefore }: { readonly dueBefore?: Date } = {},
): Promise<void> {
  await tx
    .update(planTask)
    .set({ finishedAt: null, version: sql`${planTask.version} + 1` })
    .where(
      and(
        eq(planTask.teacherId, teacherId),
        eq(planTask.key, key),
        isNotNull(planTask.finishedAt),
        dueBefore && lt(planTask.dueAt, dueBefore),
      ),
    );
}

/** Takes back what need not be done any more, finished or not. */
export async function dropTask(tx: Tx, teacherId: string, key: string): Promise<void> {
  await tx.delete(planTask).where(and(eq(planTask.teacherId, teacherId), eq(planTask.key, key)));
}

/** A class that ends before its time leaves nothing to do. */
export async function dropTasksOfClass(tx: Tx, teacherId: string, classId: string): Promise<void> {
  await tx
    .delete(planTask)
    .where(
      and(
        eq(planTask.teacherId, teacherId),
        eq(planTask.classId, classId),
        eq(planTask.source, 'AUTO'),
        isNull(planTask.finishedAt),
      ),
    );
}
