import { millisecondsInDay } from 'date-fns/constants';
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';
import { lessonView, type NamedLesson } from '../lessons/module.ts';
import { addTasks, type NewTask } from './add-tasks.queries.ts';
import { planTask } from './plan-tasks.tables.ts';

type LessonRow = Pick<NamedLesson, 'id' | 'teacherId' | 'classId' | 'isTrial' | 'startAt'>;

/** For what a class without a further lesson is to be given next. */
const WITHOUT_LESSON_MS = 7 * millisecondsInDay;

async function nextLesson(tx: Tx, { classId, isTrial }: Pick<LessonRow, 'classId' | 'isTrial'>, after: Date) {
  const [row] = await tx
    .select({ id: lessonView.id, startAt: lessonView.startAt })
    .from(lessonView)
    .where(
      and(
        eq(lessonView.classId, classId),
        eq(lessonView.isTrial, isTrial),
        eq(lessonView.status, 'UPCOMING'),
        gt(lessonView.startAt, after),
      ),
    )
    .orderBy(asc(lessonView.startAt))
    .limit(1);
  return row;
}

/** What a wrap-up says about the next time, as something to do until the class meets again. */
export const preparation = (
  { id, teacherId, classId }: Pick<LessonRow, 'id' | 'teacherId' | 'classId'>,
  next: Pick<LessonRow, 'id' | 'startAt'> | undefined,
  nextPlan: string,
  now: Date,
): NewTask => ({
  key: `prepare/${id}`,
  teacherId,
  classId,
  madeByLessonId: id,
  source: 'AUTO',
  type: 'REMINDER',
  title: '다음 수업 준비',
  note: nextPlan.trim(),
  dueAt: next?.startAt ?? new Date(now.getTime() + WITHOUT_LESSON_MS),
  ref: next ? { kind: 'LESSON', id: next.id } : { kind: 'CLASS', id: classId },
});

/** Notes what is to be prepared after a wrap-up, if it says anything (W3). */
export async function addPreparation(tx: Tx, row: LessonRow, nextPlan: string, now: Date): Promise<void> {
  if (nextPlan.trim()) await addTasks(tx, [preparation(row, await nextLesson(tx, row, now), nextPlan, now)]);
}

/**
 * Keeps what is to be prepared with its lesson: it moves with it, is done when the lesson begins, and goes on to the next one
 * when the lesson is not held; where there is none it is taken back.
 */
export async function followLessons(tx: Tx, teacherId: string, lessonIds: readonly string[], now: Date): Promise<void> {
  if (!lessonIds.length) return;
  const waiting = await tx
    .select({
      task: planTask,
      lesson: {
        classId: lessonView.classId,
        isTrial: lessonView.isTrial,
        status: lessonView.status,
        held: lessonView.held,
        startAt: lessonView.startAt,
      },
    })
    .from(planTask)
    .innerJoin(lessonView, eq(lessonView.id, planTask.refId))
    .where(
      and(
        eq(planTask.teacherId, teacherId),
        eq(planTask.refKind, 'LESSON'),
        eq(planTask.source, 'AUTO'),
        inArray(planTask.refId, [...lessonIds]),
        isNull(planTask.finishedAt),
      ),
    )
    .orderBy(asc(planTask.id))
    .for('update', { of: planTask });
  for (const { task, lesson: about } of waiting) {
    const change = (set: Partial<typeof task>) =>
      tx
        .update(planTask)
        .set({ ...set, version: sql`${planTask.version} + 1` })
        .where(eq(planTask.id, task.id));
    if (about.status === 'UPCOMING') {
      if (about.startAt.getTime() !== task.dueAt.getTime()) await change({ dueAt: about.startAt });
    } else if (about.status === 'IN_PROGRESS' || about.held) {
      // A lesson that begins late was not prepared late.
      await change({ finishedAt: now < task.dueAt ? now : task.dueAt, snoozedUntil: null });
    } else {
      const next = await nextLesson(tx, about, now);
      if (next) await change({ refId: next.id, dueAt: next.startAt });
      else await tx.delete(planTask).where(eq(planTask.id, task.id));
    }
  }
}
