import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { PlannedLesson } from '@portal/domain/classes/class';
import type { ContractForm } from '@portal/portal-core/use-contract-form';
import { firstWayOut, takenLessons } from './taken-lessons.ts';

interface Planning<I extends FieldValues, O> extends Pick<ContractForm<I, O>, 'form' | 'submit' | 'problem'> {
  preview: { lessons: readonly PlannedLesson[] | null; isAsking: boolean; retry: () => void };
}

/** Lessons that something is in the way of: how many, the way to the first, and a form that is not sent before they are settled. */
export function useTakenLessons<I extends FieldValues, O>({ form, submit, problem, preview }: Planning<I, O>) {
  const rows = useRef<HTMLDivElement>(null);
  const count = takenLessons(preview.lessons ?? []).length;
  const goToFirst = () => firstWayOut(rows.current)?.focus();
  const leadToRefused = useEffectEvent(goToFirst);
  useEffect(() => {
    if (problem?.conflict) leadToRefused();
  }, [problem]);

  async function leadOn() {
    // What is wrong with the fields stands before the lessons.
    if (!(await form.trigger())) submit();
    else {
      goToFirst();
      // What was in the way may be gone by now.
      preview.retry();
    }
  }

  const onSubmit: typeof submit = (event) => {
    if (count === 0 || preview.isAsking) {
      submit(event);
      return;
    }
    event?.preventDefault();
    void leadOn();
  };
  return { rows, count, goToFirst, submit: onSubmit };
}
