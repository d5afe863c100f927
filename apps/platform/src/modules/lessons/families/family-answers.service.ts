import { randomUUID } from 'node:crypto';
import type { NewLessonQuestion } from '@portal/domain/families/lesson-question';
import { DomainError } from '../../../core/domain-error.ts';
import { type Family, familyQueries } from '../../classes/module.ts';
import { diaryQueries } from '../desk/diary.queries.ts';
import { confirmIn } from '../desk/lesson-confirm.service.ts';
import type { LessonDeskDeps } from '../desk/lesson-desk-deps.ts';
import { changeLessons, type LessonChange, ownLesson } from '../lesson-changes.ts';
import type { NamedLesson } from '../lessons.queries.ts';
import { rosterQueries } from '../roster/roster.queries.ts';
import { takingIn } from './family-lessons.queries.ts';
import { lessonConfirmationQueries } from './lesson-confirmations.queries.ts';
import { lessonQuestioned } from './lesson-question-notices.ts';
import { lessonQuestionQueries } from './lesson-questions.queries.ts';

/** How often a family can ask about one lesson: each answer begins the day of confirmation anew. */
const QUESTIONS_MAX = 3;

/** What a family says about the record of a lesson: that it is right, or that it remembers otherwise. */
export function familyAnswers(deps: LessonDeskDeps) {
  const change = <T>(family: Family, work: (on: LessonChange) => Promise<T>) =>
    changeLessons(deps, family.class.teacherId, work);

  /** A lesson of theirs, and those of the children who took it: for them the family speaks. */
  async function theirs(on: LessonChange, family: Family, id: string) {
    const lesson = await ownLesson(on, id);
    const students = takingIn(family, lesson);
    if (!students.length) throw new DomainError('NOT_FOUND');
    return { lesson, students };
  }

  /** It is over, and can still be spoken about. */
  async function refuseUnspoken({ tx }: LessonChange, { id, status, held }: NamedLesson): Promise<void> {
    if (status !== 'DONE') throw new DomainError('WRONG_STATE');
    const diary = await diaryQueries(tx).of(id);
    // Of one that was held the teacher has to tell first; whoever was late with an answer finds it confirmed.
    if (held && (!diary?.sentAt || diary.confirmedAt)) throw new DomainError('WRONG_STATE');
  }

  /** Whether a family has spoken for everyone who was there and has somebody to speak. */
  async function haveAllConfirmed({ tx }: LessonChange, lesson: NamedLesson): Promise<boolean> {
    const roster = await rosterQueries(tx).ofLesson(lesson);
    const asked = await familyQueries(tx).withGuardian(roster.map(({ id }) => id));
    const confirmed = (await lessonConfirmationQueries(tx).of([lesson.id]))(lesson.id);
    return asked.every((id) => confirmed.has(id));
  }

  return {
    /** Once all families have confirmed, the lesson is. Said twice it is said once. */
    confirm: (family: Family, id: string): Promise<void> =>
      change(family, async (on) => {
        const { tx, now } = on;
        const { guardian } = family;
        const { lesson, students } = await theirs(on, family, id);
        const confirmations = lessonConfirmationQueries(tx);
        const confirmed = (await confirmations.of([id]))(id);
        // Said before, and over. Said before while somebody had asked, it may be the last word now.
        if (lesson.status !== 'DONE' && students.every((student) => confirmed.has(student.id))) return;
        await refuseUnspoken(on, lesson);
        const questions = await lessonQuestionQueries(tx).ofLesson(id);
        if (questions.some((one) => one.guardianId === guardian.id && !one.answeredAt))
          throw new DomainError('WRONG_STATE');
        await confirmations.add(id, { guardian, students }, now);
        const isFree = !(await deps.questioned(tx, now)).includes(id);
        // One that was not held has nothing that counts before its day is over.
        if (lesson.held && isFree && (await haveAllConfirmed(on, lesson)))
          await confirmIn(deps, on, lesson, { actor: 'GUARDIAN', id: guardian.id, name: guardian.name });
        else on.touch(id);
      }),

    /** Asks the teacher; until she answers nothing confirms the lesson but the team. The same question twice is one. */
    question: (family: Family, id: string, { topic, text }: NewLessonQuestion): Promise<void> =>
      change(family, async (on) => {
        const { tx, now, teacherId } = on;
        const { guardian } = family;
        const { lesson, students } = await theirs(on, family, id);
        await refuseUnspoken(on, lesson);
        const questions = lessonQuestionQueries(tx);
        const row = {
          id: `lqn_${randomUUID()}`,
          lessonId: id,
          guardianId: guardian.id,
          guardianName: guardian.name,
          studentNames: students.map(({ name }) => name),
          topic,
          text,
          askedAt: now,
        };
        const before = (await questions.ofLesson(id)).filter((one) => one.guardianId === guardian.id);
        if (before.length >= QUESTIONS_MAX && before.every(({ answeredAt }) => answeredAt))
          throw new DomainError('WRONG_STATE');
        if (!(await questions.ask(row))) {
          const known = before.find(({ answeredAt }) => !answeredAt);
          if (known?.topic === topic && known.text === text) return;
          throw new DomainError('WRONG_STATE');
        }
        await lessonConfirmationQueries(tx).takeBack(id, { students });
        await on.notify([teacherId], lessonQuestioned(lesson, row));
        on.touch(id);
      }),
  };
}
