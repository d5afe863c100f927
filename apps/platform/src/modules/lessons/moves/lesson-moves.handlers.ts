import type { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import { DomainError } from '../../../core/domain-error.ts';
import type { Handlers } from '../../../core/http/implement.ts';
import { teacherOf } from '../../../core/teacher.ts';
import { lessonTimes } from '../../schedule/module.ts';
import type { LessonDeps } from '../lesson-changes.ts';
import { lessonsOn } from '../lessons-on-schedule.ts';
import type { lessonService } from '../lessons.service.ts';
import { dayAnswers } from './day-answers.ts';
import { dayChangeService } from './day-change.service.ts';
import type { answerService } from './lesson-answers.service.ts';
import { lessonMoveQueries, moveView, type NamedMove } from './lesson-moves.queries.ts';
import type { proposalService } from './lesson-proposals.service.ts';

interface Services {
  readonly lessons: ReturnType<typeof lessonService>;
  readonly proposals: ReturnType<typeof proposalService>;
  readonly answers: ReturnType<typeof answerService>;
}

export function lessonMovesHandlers(
  deps: LessonDeps,
  { lessons, proposals, answers }: Services,
): Handlers<typeof lessonMovesContract> {
  const moves = lessonMoveQueries(deps.database.db);
  const days = dayChangeService(deps, proposals);
  async function ownMove(teacherId: string, id: string): Promise<NamedMove> {
    const move = await moves.byId(id);
    if (move?.teacherId !== teacherId) throw new DomainError('NOT_FOUND');
    return move;
  }
  return {
    async listMoveTimes({ params: { id }, query: { near }, caller }) {
      return { data: await lessons.timesFor(teacherOf(caller), id, near) };
    },
    async proposeLessonMove({ params: { id }, body: { newStartAt, clientId, reason }, caller }) {
      const teacher = teacherOf(caller);
      const move = await proposals.proposeOne(
        teacher,
        { lessonId: id, newStartAt },
        { clientId, reason, by: 'TEACHER' },
      );
      return { data: moveView(move) };
    },
    async planDayMove({ query: { date }, caller }) {
      return { data: { items: await lessons.planDay(teacherOf(caller), date) } };
    },
    async proposeDayMove({ body, caller }) {
      return { data: { items: (await days.change(teacherOf(caller), body)).map(moveView) } };
    },
    async previewDayLetters({ body, caller: { userId } }) {
      return { data: { items: await days.letters(userId, body) } };
    },
    async listDayAnswers({ query: { date }, caller }) {
      return { data: { items: await dayAnswers(deps.database.db, teacherOf(caller), date) } };
    },
    async listLessonMoves({ query, caller: { userId } }) {
      return { data: { items: await moves.listOf(userId, query) } };
    },
    async getLessonMove({ params: { id }, caller: { userId } }) {
      return { data: moveView(await ownMove(userId, id)) };
    },
    async checkLessonMove({ params: { id }, caller }) {
      const teacher = teacherOf(caller);
      const { lesson, className, newStartAt, newEndAt } = await ownMove(teacher.id, id);
      const times = lessonTimes(deps.database.db, deps.clock, teacher, lessonsOn);
      return { data: await times.fitOf({ ...lesson, className }, { from: newStartAt, to: newEndAt }) };
    },
    async withdrawLessonMove({ params: { id }, caller: { userId } }) {
      return { data: moveView(await answers.withdraw(userId, id)) };
    },
    async answerLessonMove({ params: { id }, body: { decision, note = '' }, caller: { userId } }) {
      return { data: moveView(await answers.answer(userId, id, 'TEACHER', { decision, note })) };
    },
  };
}
