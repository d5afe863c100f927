import type { ClassProgress } from './class-progress.ts';

/** What can happen to a class (domain-model 3.3.4). */
export const CLASS_EVENTS = ['FIRST_LESSON', 'LESSONS_OVER', 'LESSONS_ADDED', 'SETTLED', 'CANCEL'] as const;
export type ClassEvent = (typeof CLASS_EVENTS)[number];

// A row is how far a class has come; what is not in it is refused. CANCEL keeps the progress and marks the class.
const MOVES: Record<ClassProgress, Partial<Record<ClassEvent, ClassProgress>>> = {
  UPCOMING: { FIRST_LESSON: 'IN_PROGRESS', LESSONS_OVER: 'ENDED', LESSONS_ADDED: 'UPCOMING', CANCEL: 'UPCOMING' },
  IN_PROGRESS: { LESSONS_OVER: 'ENDED', LESSONS_ADDED: 'IN_PROGRESS', CANCEL: 'IN_PROGRESS' },
  ENDED: { LESSONS_ADDED: 'IN_PROGRESS', SETTLED: 'FINISHED' },
  FINISHED: {},
};

/** Where an event leads a class, or undefined where it may not happen; nothing happens to a cancelled one (CLS-1). */
export const moveClass = (
  { progress, isCanceled }: { readonly progress: ClassProgress; readonly isCanceled: boolean },
  event: ClassEvent,
): ClassProgress | undefined => (isCanceled ? undefined : MOVES[progress][event]);
