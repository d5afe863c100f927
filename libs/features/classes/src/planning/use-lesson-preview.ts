import { useEffect, useEffectEvent, useState } from 'react';
import { type ApiProblem, problemOf } from '@portal/api/api-problem';
import type { PlannedLesson } from '@portal/domain/classes/class';
import type { ScheduleConflict } from '@portal/domain/schedule/schedule-conflict';

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

/** With what the server found in the way of one of them when they were to be made. */
function withConflict(lessons: readonly PlannedLesson[], { wanted, other, alternatives }: ScheduleConflict) {
  const isIt = ({ startAt }: PlannedLesson) => Date.parse(startAt) === Date.parse(wanted.startAt);
  return lessons.map((lesson) => (isIt(lesson) ? { ...lesson, conflict: other, alternatives } : lesson));
}

/** The lessons that would come of a plan, asked for after a pause in typing; an answer that came too late is dropped. */
export function useLessonPreview<P>(plan: P | null, ask: AskForLessons<P>) {
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
  const retry = () => setTries(tries + 1);
  const state: LessonPreviewState = {
    lessons: of === null ? null : (answer?.lessons ?? null),
    problem: isAsking ? null : (answer?.problem ?? null),
    isAsking,
    hasPlan: of !== null,
    retry,
  };
  /** Its row says it at once; where one was found the other lessons may have changed as well. */
  function refuse(conflict: ScheduleConflict) {
    setAnswer((last) => (last?.lessons ? { ...last, lessons: withConflict(last.lessons, conflict) } : last));
    retry();
  }
  return { ...state, refuse };
}
