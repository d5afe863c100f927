import { addMilliseconds } from 'date-fns/addMilliseconds';
import { millisecondsInDay } from 'date-fns/constants';
import { max } from 'date-fns/max';
import type { LessonQuestion } from '@portal/domain/families/lesson-question';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';

type Asked = Pick<LessonDesk, 'isQuestioned' | 'questions'>;

export const isUnanswered = ({ answeredAt }: LessonQuestion): boolean => answeredAt === null;

/** Whether silence confirms nothing now: a ticket or a family's question is open. */
export const isStopped = ({ isQuestioned, questions }: Asked): boolean => isQuestioned || questions.some(isUnanswered);

/** When silence counts as a yes; each answer to a family begins its day anew. Null while nobody can tell. */
export function confirmTimeOf({ diary: { confirmBy }, ...asked }: Asked & Pick<LessonDesk, 'diary'>): Date | null {
  if (confirmBy === null || isStopped(asked)) return null;
  const answered = asked.questions.flatMap(({ answeredAt }) => answeredAt ?? []);
  return max([confirmBy, ...answered.map((at) => addMilliseconds(at, millisecondsInDay))]);
}
