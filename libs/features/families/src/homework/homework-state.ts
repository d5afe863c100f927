import { millisecondsInMinute } from 'date-fns/constants';
import { assignmentStatus, homeworkTitle } from '@portal/domain/coursework/assignment';
import type { FamilyHomework } from '@portal/domain/families/family-homework';
import { useNow } from '@portal/portal-core/clock';
import { useHomeworkWords } from '../homework-messages.ts';
import { useReader } from '../reading/reader-context.ts';

type HomeworkState = 'OPEN' | 'LATE' | 'CLOSED' | 'DONE' | 'RETURNED' | 'AGAIN';

/** Where it stands now: a deadline passes while the page stands open. */
export function homeworkState(homework: FamilyHomework, now: Date): HomeworkState {
  const { submission, status, deadlineAt, lateAllowed, cutoffAt } = homework;
  if (submission?.asked) return 'AGAIN';
  if (submission) return submission.returned ? 'RETURNED' : 'DONE';
  const dates = { deadlineAt: new Date(deadlineAt), cutoffAt: cutoffAt === null ? null : new Date(cutoffAt) };
  const isCanceled = status === 'CLOSED';
  const stands = assignmentStatus({ isPublished: true, displayAt: null, lateAllowed, ...dates, isCanceled }, now);
  return stands === 'LATE_WINDOW' ? 'LATE' : stands === 'CLOSED' ? 'CLOSED' : 'OPEN';
}

/** The state in one line, by the clock of who reads. */
export function useHomeworkState(homework: FamilyHomework): { state: HomeworkState; said: string } {
  const { time, zone } = useReader();
  const words = useHomeworkWords();
  const now = useNow(millisecondsInMinute);
  const near = (at: string) => time.near(at, zone, now);
  const state = homeworkState(homework, now);
  const { deadlineAt, cutoffAt, submission } = homework;
  const said = {
    OPEN: () => words.until(near(deadlineAt)),
    LATE: () => (cutoffAt === null ? words.lateOpen : words.lateUntil(near(cutoffAt))),
    CLOSED: () => words.closed,
    AGAIN: () => words.againUntil(near(submission?.asked?.dueAt ?? deadlineAt)),
    RETURNED: () => words.returnedMark(submission?.returned?.score ?? null),
    DONE: () => `${submission?.isLate ? words.late : words.done} · ${near(submission?.submittedAt ?? deadlineAt)}`,
  };
  return { state, said: said[state]() };
}

/** What it is called; the homework of a lesson has the name of the lesson, in the language of who reads. */
export function useHomeworkTitle({ title, lesson }: FamilyHomework): string {
  const { words } = useReader();
  const { ofLesson } = useHomeworkWords();
  return lesson && title === homeworkTitle(lesson.no) ? ofLesson(words.lesson(lesson.no, false)) : title;
}
