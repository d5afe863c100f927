import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { classView } from '../../classes/module.ts';
import { lessonView } from '../../lessons/module.ts';
import { assignment } from '../assignments/assignments.tables.ts';

/** When a class meets next. */
export async function nextLessonStart(on: Db | Tx, classId: string, now: Date): Promise<Date | undefined> {
  const [next] = await on
    .select({ startAt: lessonView.startAt })
    .from(lessonView)
    .where(
      and(
        eq(lessonView.classId, classId),
        eq(lessonView.status, 'UPCOMING'),
        eq(lessonView.isTrial, false),
        gt(lessonView.startAt, now),
      ),
    )
    .orderBy(asc(lessonView.startAt))
    .limit(1);
  return next?.startAt;
}

/** Whether a class ended before its time. */
export async function isCanceled(on: Db | Tx, classId: string): Promise<boolean> {
  const [row] = await on.select({ canceledAt: classView.canceledAt }).from(classView).where(eq(classView.id, classId));
  return Boolean(row?.canceledAt);
}

/** Until when these assignments can be handed in, by id. */
export async function deadlinesOf(on: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  if (!ids.length) return new Map();
  const rows = await on
    .select({ id: assignment.id, deadlineAt: assignment.deadlineAt })
    .from(assignment)
    .where(inArray(assignment.id, [...ids]));
  return new Map(rows.map(({ id, deadlineAt }) => [id, deadlineAt]));
}
