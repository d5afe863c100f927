import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { classView } from '../../classes/module.ts';
import { lessonView } from '../../lessons/module.ts';

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
