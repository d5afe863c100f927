import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';
import { lessonView, type NamedLesson } from '../lessons/module.ts';
import { planTask } from './plan-tasks.tables.ts';

/** What lessons have to do with the tasks of their teachers. */
export function lessonTaskQueries(tx: Tx) {
  return {
    async next({ classId, isTrial }: Pick<NamedLesson, 'classId' | 'isTrial'>, after: Date) {
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
    },

    /** What waits to be prepared for these lessons; until the transaction ends, nobody else changes it. */
    lockWaiting: (teacherId: string, lessonIds: readonly string[]) =>
      tx
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
        .for('update', { of: planTask }),
  };
}
