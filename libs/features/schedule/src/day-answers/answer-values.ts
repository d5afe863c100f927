import type { AnswerOf } from '@portal/domain/contract/endpoint';
import type { LessonMove } from '@portal/domain/lessons/lesson-move';
import type { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';

export type LessonAnswers = AnswerOf<typeof lessonMovesContract.listDayAnswers>['items'][number];
export type FamilyAnswer = LessonAnswers['families'][number];
export type Standing = FamilyAnswer['answer'];

/** What was read, with what was sent and is not read yet, and what was taken back a moment ago. */
export function answersOf(
  read: readonly LessonAnswers[],
  sent: readonly LessonMove[],
  withdrawn: readonly string[],
): readonly LessonAnswers[] {
  const known = new Set(read.map(({ move }) => move.lessonId));
  const unread = sent
    .filter(({ lessonId }) => !known.has(lessonId))
    .map((move) => ({ move, families: [], wish: null }));
  return [...read, ...unread].map((one) =>
    withdrawn.includes(one.move.id) ? { ...one, move: { ...one.move, status: 'WITHDRAWN' } } : one,
  );
}

/** Of a family with several lessons the first of these that is true of one of them. */
const FIRST_OF_FAMILY = ['OTHER_TIME', 'WAITING', 'AGREED', 'ENDED'] as const;
/** In the order in which they are counted and drawn. */
export const STANDINGS = ['AGREED', 'OTHER_TIME', 'WAITING', 'ENDED'] as const;

/** How each family stands, once each, in the order of the cells; nobody is waited for after a proposal was taken back. */
export function standingsOf(answers: readonly LessonAnswers[]): readonly Standing[] {
  const asked = answers.filter(({ move }) => move.status !== 'WITHDRAWN').flatMap(({ families }) => families);
  const ofFamilies = [...Map.groupBy(asked, ({ id }) => id).values()].map(
    (own) => FIRST_OF_FAMILY.find((standing) => own.some(({ answer }) => answer === standing)) ?? 'ENDED',
  );
  return ofFamilies.toSorted((one, other) => STANDINGS.indexOf(one) - STANDINGS.indexOf(other));
}

export const countOf = (standings: readonly Standing[], standing: Standing): number =>
  standings.filter((one) => one === standing).length;

export const isAnswered = ({ answer }: Pick<FamilyAnswer, 'answer'>): boolean =>
  answer === 'AGREED' || answer === 'OTHER_TIME';

/** Names one answer of one family. */
export const answerKey = (move: LessonMove, { id, answer }: FamilyAnswer): string => `${move.id} ${id} ${answer}`;

/** Wishes for another time that the teacher has to answer. */
export const openWishes = (answers: readonly LessonAnswers[]) =>
  answers.flatMap(({ wish, families }) =>
    wish?.status === 'PROPOSED' ? [{ wish, family: families.find(({ answer }) => answer === 'OTHER_TIME') }] : [],
  );
