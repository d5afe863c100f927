import type { AnswerOf } from '@portal/domain/contract/endpoint';
import type { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import { addDays, instantOf } from '@portal/domain/time/day';
import type { Db } from '../../../core/database/database.ts';
import type { Teacher } from '../../../core/teacher.ts';
import { familiesOf } from '../families/lesson-recipients.ts';
import { agreedSince } from '../families/move-agreements.queries.ts';
import { lessonMoveQueries, moveView, type NamedMove } from './lesson-moves.queries.ts';

type DayAnswers = AnswerOf<typeof lessonMovesContract.listDayAnswers>['items'];
type Answer = Pick<DayAnswers[number]['families'][number], 'answer' | 'at'>;

/** The newest proposal of the teacher for each lesson of a day, and what each of its families said to it. */
export async function dayAnswers(db: Db, { id, timeZone }: Teacher, date: string): Promise<DayAnswers> {
  const day = { from: instantOf(date, 0, timeZone), to: instantOf(addDays(date, 1), 0, timeZone) };
  const made = await lessonMoveQueries(db).madeFor(id, day);
  const newest = [...Map.groupBy(made, ({ lessonId }) => lessonId).values()]
    .flatMap((ofLesson) => ofLesson.find(({ proposedBy }) => proposedBy === 'TEACHER') ?? [])
    .toSorted((one, other) => one.oldStartAt.getTime() - other.oldStartAt.getTime());
  const families = await familiesOf(
    db,
    newest.map(({ lessonId }) => lessonId),
  );
  return Promise.all(
    newest.map(async (move) => {
      const wish = made.find(
        ({ lessonId, proposedBy, seq }) => lessonId === move.lessonId && proposedBy === 'STUDENT' && seq > move.seq,
      );
      const agreed = await agreedSince(db, move.id);
      return {
        move: moveView(move),
        wish: wish ? moveView(wish) : null,
        families: families(move.lessonId).map(({ guardianIds, ...family }) => ({
          ...family,
          ...answerOf(move, agreed.get(family.id), wish?.askedBy && guardianIds.includes(wish.askedBy) ? wish : null),
        })),
      };
    }),
  );
}

/** What one family said; a student who answers herself speaks for all. */
function answerOf({ status, answeredAt }: NamedMove, agreedAt: Date | undefined, wish: NamedMove | null): Answer {
  if (wish) return { answer: 'OTHER_TIME', at: wish.createdAt.toISOString() };
  if (agreedAt) return { answer: 'AGREED', at: agreedAt.toISOString() };
  if (status === 'ACCEPTED') return { answer: 'AGREED', at: answeredAt?.toISOString() ?? null };
  return { answer: status === 'PROPOSED' ? 'WAITING' : 'ENDED', at: null };
}
