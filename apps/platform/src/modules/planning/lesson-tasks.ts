import { millisecondsInDay } from 'date-fns/constants';
import type { Tx } from '../../core/database/database.ts';
import type { NamedLesson } from '../lessons/module.ts';
import { addTasks, type NewTask } from './add-tasks.queries.ts';
import { lessonTaskQueries } from './lesson-tasks.queries.ts';
import { planTaskQueries } from './plan-tasks.queries.ts';

type LessonRow = Pick<NamedLesson, 'id' | 'teacherId' | 'classId' | 'isTrial' | 'startAt'>;

/** For what a class without a further lesson is to be given next. */
const WITHOUT_LESSON_MS = 7 * millisecondsInDay;

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
  type: 'LESSON',
  title: '다음 수업 준비',
  note: nextPlan.trim(),
  dueAt: next?.startAt ?? new Date(now.getTime() + WITHOUT_LESSON_MS),
  ref: next ? { kind: 'LESSON', id: next.id } : { kind: 'CLASS', id: classId },
});

/** Notes what is to be prepared after a wrap-up, if it says anything (W3). */
export async function addPreparation(tx: Tx, row: LessonRow, nextPlan: string, now: Date): Promise<void> {
  if (!nextPlan.trim()) return;
  await addTasks(tx, [preparation(row, await lessonTaskQueries(tx).next(row, now), nextPlan, now)]);
}

/**
 * Keeps what is to be prepared with its lesson: it moves with it, is done when the lesson begins, and goes on to the next one
 * when the lesson is not held; where there is none it is taken back.
 */
export async function followLessons(tx: Tx, teacherId: string, lessonIds: readonly string[], now: Date): Promise<void> {
  if (!lessonIds.length) return;
  const { lockWaiting, next: nextLesson } = lessonTaskQueries(tx);
  const tasks = planTaskQueries(tx, teacherId);
  for (const { task, lesson: about } of await lockWaiting(teacherId, lessonIds)) {
    if (about.status === 'UPCOMING') {
      if (about.startAt.getTime() !== task.dueAt.getTime()) await tasks.change(task.id, { dueAt: about.startAt });
    } else if (about.status === 'IN_PROGRESS' || about.held) {
      // A lesson that begins late was not prepared late.
      await tasks.change(task.id, { finishedAt: now < task.dueAt ? now : task.dueAt, snoozedUntil: null });
    } else {
      const next = await nextLesson(about, now);
      if (next) await tasks.change(task.id, { refId: next.id, dueAt: next.startAt });
      else await tasks.remove(task.id);
    }
  }
}
