/** How far a class has come, as it is stored (CLS-1). */
export const CLASS_PROGRESSES = ['UPCOMING', 'IN_PROGRESS', 'ENDED', 'FINISHED'] as const;
export type ClassProgress = (typeof CLASS_PROGRESSES)[number];

export const CLASS_PROGRESS_LABELS: Record<ClassProgress, string> = {
  UPCOMING: '예정',
  IN_PROGRESS: '진행 중',
  ENDED: '종료',
  FINISHED: '완료',
};

/** What the teacher reads: progress and cancellation told as one word (CLS-1). */
export const CLASS_STATES = ['upcoming', 'ongoing', 'completed', 'processing', 'cancelled'] as const;
export type ClassState = (typeof CLASS_STATES)[number];

export const CLASS_STATE_LABELS: Record<ClassState, string> = {
  upcoming: '예정',
  ongoing: '진행 중',
  completed: '완료',
  processing: '처리 중',
  cancelled: '취소',
};

/** Whether a lesson took place (CLS-1). */
export const HELD_LABELS = { held: '진행함', notHeld: '진행 안 함' } as const;

const STATE_OF_PROGRESS: Record<ClassProgress, ClassState> = {
  UPCOMING: 'upcoming',
  IN_PROGRESS: 'ongoing',
  // All lessons are over while reports or incomes are still open (domain-model 3.3.4).
  ENDED: 'processing',
  FINISHED: 'completed',
};

/** The state shown for a stored progress; a cancelled class is cancelled whatever its progress (CLS-1). */
export function classStateOf(progress: ClassProgress, isCanceled = false): ClassState {
  return isCanceled ? 'cancelled' : STATE_OF_PROGRESS[progress];
}
