import type { AnswerOf, BodyOf } from '@portal/domain/contract/endpoint';
import type { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import { DomainError } from '../../../core/domain-error.ts';
import type { Teacher } from '../../../core/teacher.ts';
import { type FamilyLetter, lettersTo } from '../../classes/module.ts';
import { closeDay } from '../../schedule/module.ts';
import { cancelLesson } from '../lesson-cancel.ts';
import { type LessonChange, type LessonDeps, ownLesson } from '../lesson-changes.ts';
import { lessonQueries } from '../lessons.queries.ts';
import { lessonCanceledLetter, moveProposedLetter } from '../reminders/family-letters.ts';
import { answerByOf } from './lesson-move-rules.ts';
import { lessonMoveQueries, type NamedMove } from './lesson-moves.queries.ts';
import type { proposalService } from './lesson-proposals.service.ts';

type DayChange = BodyOf<typeof lessonMovesContract.proposeDayMove>;
type Letters = AnswerOf<typeof lessonMovesContract.previewDayLetters>['items'];

/** A day that the teacher cannot teach: what moves, what is cancelled, and whether the rest of it is closed; all or nothing. */
export function dayChangeService(deps: LessonDeps, proposals: ReturnType<typeof proposalService>) {
  const { db } = deps.database;

  return {
    async change(teacher: Teacher, { clientId, reason, moves, cancels, closesDay }: DayChange): Promise<NamedMove[]> {
      if (moves.length + cancels.length === 0 && closesDay === null)
        throw new DomainError('VALIDATION', { fields: { moves: '옮기거나 취소할 수업을 하나 이상 골라 주세요.' } });
      refuseTwice(moves, cancels);
      const proposal = { clientId, reason, by: 'TEACHER' as const };
      const made = await proposals.proposeMany(teacher, moves, proposal, async (change) => {
        await refuseUnseen(change, { moves, cancels });
        for (const { lessonId, consent } of cancels) {
          const lesson = await ownLesson(change, lessonId);
          // The same call sent again finds it cancelled.
          if (lesson.status !== 'CANCELED') await cancelLesson(change, lesson, { reason, consent });
        }
        if (closesDay !== null)
          await closeDay(change.tx, teacher, { date: closesDay, now: change.now, reason, clientId });
      });
      if (closesDay !== null) deps.realtime.tell(teacher.id, 'calendar.changed', {});
      return made;
    },

    /** Every letter of it, as it would be sent. */
    async letters(
      teacherId: string,
      { reason, moves, cancels }: BodyOf<typeof lessonMovesContract.previewDayLetters>,
    ): Promise<Letters> {
      refuseTwice(moves, cancels);
      const queries = lessonQueries(db);
      const found: Letters = [];
      const collect = async (lessonId: string, letterOf: (lesson: Lesson) => FamilyLetter) => {
        const lesson = await queries.byId(lessonId);
        if (lesson?.teacherId !== teacherId) throw new DomainError('NOT_FOUND');
        for (const { to, letter } of await lettersTo(db, await queries.studentsOf(lesson), letterOf(lesson))) {
          const { title, content } = letter;
          found.push({ lessonId, guardianName: to.name, language: to.language, title, content });
        }
      };
      for (const { lessonId, newStartAt } of moves) {
        const start = new Date(newStartAt);
        const older = await lessonMoveQueries(db).waitingOf(lessonId);
        await collect(lessonId, (lesson) => {
          const answerBy = answerByOf(lesson.startAt, start, deps.clock.now());
          return moveProposedLetter(lesson, { oldStartAt: lesson.startAt, newStartAt: start, reason, answerBy }, older);
        });
      }
      for (const { lessonId } of cancels) await collect(lessonId, (lesson) => lessonCanceledLetter(lesson, reason));
      return found;
    },
  };
}

/** A proposal that waits is replaced only by who saw it: one that came, or was answered, since then is looked at first. */
async function refuseUnseen(change: LessonChange, named: Pick<DayChange, 'moves' | 'cancels'>): Promise<void> {
  for (const [field, lessons] of Object.entries(named))
    for (const [position, { lessonId, replaces }] of lessons.entries()) {
      const { status, className } = await ownLesson(change, lessonId);
      if (status !== 'UPCOMING') continue;
      const waiting = await change.moves.waitingOf(lessonId);
      if (waiting?.id !== replaces)
        throw new DomainError('VERSION_CONFLICT', {
          fields: {
            [`${field}.${position}.replaces`]: `${className}: 그사이 제안이 바뀌었어요. 확인하고 다시 정해 주세요.`,
          },
        });
    }
}

/** A lesson of a day moves once, or is cancelled once. */
function refuseTwice(moves: DayChange['moves'], cancels: DayChange['cancels']): void {
  const seen = new Set<string>();
  for (const [field, named] of Object.entries({ moves, cancels }))
    for (const { lessonId } of named) {
      if (seen.has(lessonId))
        throw new DomainError('VALIDATION', { fields: { [field]: '같은 수업이 두 번 들어 있어요.' } });
      seen.add(lessonId);
    }
}

type Lesson = NonNullable<Awaited<ReturnType<ReturnType<typeof lessonQueries>['byId']>>>;
