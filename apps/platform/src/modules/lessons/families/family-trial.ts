import { DomainError } from '../../../core/domain-error.ts';
import { cancelTrialClass, type Family } from '../../classes/module.ts';
import { takeOut } from '../lesson-cancel.ts';
import { changeLessons, type LessonChange, type LessonDeps } from '../lesson-changes.ts';
import type { NamedLesson } from '../lessons.queries.ts';
import { lessonCanceledLetter } from '../reminders/family-letters.ts';
import { trialCanceled } from '../reminders/lesson-notices.ts';

/** The trial of a family that comes next; undefined where none is to come. */
async function toCome({ lessons, now }: LessonChange, { students }: Family): Promise<NamedLesson | undefined> {
  const trials: NamedLesson[] = [];
  for (const { trialLessonId } of students) {
    const lesson = trialLessonId === null ? undefined : await lessons.byId(trialLessonId);
    if (lesson?.status === 'UPCOMING' && lesson.startAt > now) trials.push(lesson);
  }
  return trials.toSorted((one, other) => one.startAt.getTime() - other.startAt.getTime())[0];
}

/**
 * A family cancels the lesson that it was to try, until it begins: no consent is needed but its own. The class that was made for it
 * goes with it. Throws WRONG_STATE.
 */
export const cancelTrial = (deps: LessonDeps, family: Family, reason: string): Promise<void> =>
  changeLessons(deps, family.class.teacherId, async (change) => {
    const lesson = await toCome(change, family);
    if (!lesson) throw new DomainError('WRONG_STATE');
    const students = await takeOut(change, lesson, { reason, by: 'STUDENT' });
    await cancelTrialClass(change, lesson.classId, reason);
    const by = family.guardian.name;
    const accounts = students.flatMap(({ userId }) => userId ?? []);
    await change.notify([change.teacherId, ...accounts], trialCanceled(lesson, { by, reason }, change.now));
    await change.write(lesson.classId, students, lessonCanceledLetter(lesson, reason));
  });
