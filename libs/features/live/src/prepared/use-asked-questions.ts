import { useGetLessonEvidenceQuery } from '@portal/api/lessons/lesson-desk.api';
import { useRoom } from '../session/use-room.ts';

/** What was asked in this lesson before, in this stay or an earlier one: a question is proved when it is closed. */
export function useAskedQuestions(): ReadonlySet<unknown> {
  const { lesson, poll } = useRoom().state;
  const { data } = useGetLessonEvidenceQuery({ id: lesson.lessonId }, { refetchOnMountOrArgChange: true });
  const proved = data?.events.filter(({ kind }) => kind === 'POLL').map((event) => event.data['question']);
  return new Set([poll?.question, ...(proved ?? [])]);
}
