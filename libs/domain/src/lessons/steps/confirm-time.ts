import { addMilliseconds } from 'date-fns/addMilliseconds';
import { millisecondsInDay } from 'date-fns/constants';
import { max } from 'date-fns/max';
import type { LessonDiary } from '../lesson-diary.ts';

/** What a family has asked; null until it is answered. */
interface Question {
  readonly answeredAt: string | null;
}

/** What can stand against a confirmation. */
export interface AskedLesson {
  readonly isQuestioned: boolean;
  readonly questions: readonly Question[];
}

export const isUnanswered = ({ answeredAt }: Question): boolean => answeredAt === null;

/** Whether silence confirms nothing now: a ticket or a family's question is open. */
export const isStopped = ({ isQuestioned, questions }: AskedLesson): boolean =>
  isQuestioned || questions.some(isUnanswered);

/** When silence counts as a yes; each answer to a family begins its day anew. Null while nobody can tell. */
export function confirmTimeOf({
  diary: { confirmBy },
  ...asked
}: AskedLesson & { readonly diary: Pick<LessonDiary, 'confirmBy'> }): Date | null {
  if (confirmBy === null || isStopped(asked)) return null;
  const answered = asked.questions.flatMap(({ answeredAt }) => answeredAt ?? []);
  return max([confirmBy, ...answered.map((at) => addMilliseconds(at, millisecondsInDay))]);
}
