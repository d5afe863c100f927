import type { LessonQuestion } from '@portal/domain/families/lesson-question';
import type { Db } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { changeLessons, type LessonDeps, ownLesson } from '../lesson-changes.ts';
import { questionAnsweredLetter } from './lesson-question-notices.ts';
import { lessonQuestionQueries } from './lesson-questions.queries.ts';

/** What families asked about a lesson; the caller has asked whose it is. */
export const questionsOf = async (db: Db, lessonId: string): Promise<LessonQuestion[]> =>
  (await lessonQuestionQueries(db).ofLesson(lessonId)).map(
    ({ lessonId: _lesson, guardianId: _guardian, askedAt, answeredAt, ...row }) => ({
      ...row,
      askedAt: askedAt.toISOString(),
      answeredAt: answeredAt?.toISOString() ?? null,
    }),
  );

/** The teacher's answer: the family reads it, and its silence counts again from now. The same answer twice is one. */
export const answerQuestion = (deps: LessonDeps, teacherId: string, lessonId: string, id: string, answer: string) =>
  changeLessons(deps, teacherId, async (on) => {
    const { tx, now } = on;
    const lesson = await ownLesson(on, lessonId);
    const questions = lessonQuestionQueries(tx);
    const known = (await questions.ofLesson(lessonId)).find((one) => one.id === id);
    if (!known) throw new DomainError('NOT_FOUND');
    if (known.answer === answer) return;
    if (!(await questions.answer(lessonId, id, answer, now))) throw new DomainError('WRONG_STATE');
    await on.writeTo(lesson.classId, known.guardianId, questionAnsweredLetter(lesson, { text: known.text, answer }));
    on.touch(lessonId);
  });
