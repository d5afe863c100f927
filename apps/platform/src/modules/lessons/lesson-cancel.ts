import { isShortNotice, noticeUntil } from '@portal/domain/classes/short-notice';
import { DomainError } from '../../core/domain-error.ts';
import { type AccountedStudent, isLateCancel } from '../classes/module.ts';
import { endMove, type LessonChange } from './lesson-changes.ts';
import type { NamedLesson } from './lessons.queries.ts';
import type { MoveSide } from './moves/lesson-move-rules.ts';
import { lessonCanceledLetter } from './reminders/family-letters.ts';
import { lessonCanceled } from './reminders/lesson-notices.ts';
import { settleClass } from './settle/settle-class.ts';

interface Cancellation {
  readonly reason: string;
  /** The families agreed. */
  readonly consent: boolean;
}

/** Cancels a lesson that is still to come, with all that waits for it; the answer is whose it was. Throws VERSION_CONFLICT. */
export async function takeOut(
  change: LessonChange,
  lesson: NamedLesson,
  { reason, by }: { readonly reason: string; readonly by: MoveSide },
): Promise<AccountedStudent[]> {
  const { now, moves } = change;
  const { id: lessonId } = lesson;
  if (!(await change.lessons.cancel(lesson, reason, by))) throw new DomainError('VERSION_CONFLICT');
  const waiting = await moves.waitingOf(lessonId);
  if (waiting) await endMove(change, waiting, { to: 'WITHDRAWN', by, for: 'LESSON' });
  const shortNotice = isShortNotice(lesson.startAt, now);
  await moves.record([{ lessonId, kind: 'CANCELED', actor: by, shortNotice, note: reason, at: now }]);
  const students = await change.lessons.studentsOf(lesson);
  change.touch(
    lessonId,
    students.flatMap(({ userId }) => userId ?? []),
  );
  return students;
}

/** Cancels a lesson of the teacher's that is still to come, with all that waits for it, and tells everybody. */
export async function cancelLesson(
  change: LessonChange,
  lesson: NamedLesson,
  { reason, consent }: Cancellation,
): Promise<void> {
  const { now, teacherId } = change;
  if (lesson.status !== 'UPCOMING') throw new DomainError('WRONG_STATE');
  isLateCancel(noticeUntil(lesson.startAt), now, consent);
  const students = await takeOut(change, lesson, { reason, by: 'TEACHER' });
  const accounts = students.flatMap(({ userId }) => userId ?? []);
  await change.notify([teacherId, ...accounts], lessonCanceled(lesson, reason, now));
  await change.write(lesson.classId, students, lessonCanceledLetter(lesson, reason));
  // Last: who takes part in a class that is over by this is told of nothing any more.
  await settleClass(change, lesson.classId);
}
