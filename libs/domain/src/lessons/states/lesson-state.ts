import type { Lesson } from '../lesson.ts';

/** Where a lesson stands for its teacher: DONE told apart by what is still owed (CLS-2; domain-model 3.7 no. 19). */
export const LESSON_STATES = [
  'UPCOMING',
  'IN_PROGRESS',
  'TO_WRAP_UP',
  'SENT',
  'NOT_HELD',
  'FINISHED',
  'CANCELED',
] as const;
export type LessonState = (typeof LESSON_STATES)[number];

export const LESSON_STATE_LABELS: Record<LessonState, string> = {
  UPCOMING: '예정',
  IN_PROGRESS: '진행 중',
  TO_WRAP_UP: '마무리 필요',
  SENT: '확인 대기',
  NOT_HELD: '진행 안 함',
  FINISHED: '확인됨',
  CANCELED: '취소',
};

/** The one state that every screen shows for a lesson. */
export function lessonStateOf({
  status,
  held,
  isWrappedUp,
}: Pick<Lesson, 'status' | 'held' | 'isWrappedUp'>): LessonState {
  if (status !== 'DONE' && status !== 'FINISHED') return status;
  // Nothing is written about a lesson that did not take place, and nobody confirms it, though it is closed.
  if (held === false) return 'NOT_HELD';
  if (status === 'FINISHED') return status;
  return isWrappedUp ? 'SENT' : 'TO_WRAP_UP';
}
