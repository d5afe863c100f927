import { useEffect, useEffectEvent, useState } from 'react';
import { type ApiProblem, problemOf } from '@portal/api/api-problem';
import type { PlannedLesson } from '@portal/domain/classes/class';

/** A letter follows the last one sooner than this while somebody types. */
const TYPING_MS = 400;

/** Asks the server for the lessons of a plan. */
export type AskForLessons<P> = (plan: P) => Asked;

interface Asked {
  unwrap(): Promise<{ lessons: PlannedLesson[] }>;
  abort(): void;
}

interface Answer {
  of: string;
  lessons?: readonly PlannedLesson[];
  problem?: ApiProblem;
}

export interface LessonPreviewState {
  /** Those of the last plan that was answered; null before the first. */
  lessons: readonly PlannedLesson[] | null;
  problem: ApiProblem | null;
  isAsking: boolean;
  /** Whether there is anything to preview. */
  hasPlan: boolean;
  retry: () => void;
}

/** The lessons that would come of a plan, asked for after a pause in typing; an answer that came too late is dropped. */
export function useLessonPreview<P>(plan: P | null, ask: AskForLessons<P>): LessonPreviewState {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [tries, setTries] = useState(0);
  const of = plan === null ? null : `${tries} ${JSON.stringify(plan)}`;
  const askNow = useEffectEvent(() => (plan === null ? null : ask(plan)));

  useEffect(() => {
    if (of === null) return undefined;
    let isLate = false;
    let asked: Asked | null = null;
    const answered = (next: Omit<Answer, 'of'>) => {
      if (!isLate) setAnswer({ of, ...next });
    };
    const timer = setTimeout(() => {
      asked = askNow();
      asked?.unwrap().then(
        ({ lessons }) => answered({ lessons }),
        (error: unknown) => answered({ problem: problemOf(error) }),
      );
    }, TYPING_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
      asked?.abort();
    };
  }, [of]);

  const isAsking = of !== null && answer?.of !== of;
  return {
    lessons: of === null ? null : (answer?.lessons ?? null),
    problem: isAsking ? null : (answer?.problem ?? null),
    isAsking,
    hasPlan: of !== null,
    retry: () => setTries(tries + 1),
  };
}
