import { useEffect, useEffectEvent } from 'react';
import type { FieldProblem } from '@portal/portal-core/field-problems';
import { goToField } from '../values/go-to-field.ts';

/** After a try to hand in with one thing wrong: leads there, also where no single control bears its name. */
export function useFirstProblem(problems: readonly FieldProblem[], submitCount: number): void {
  const lead = useEffectEvent(() => {
    if (problems[0] && problems.length === 1) goToField(problems[0].name);
  });
  useEffect(() => {
    if (submitCount > 0) lead();
  }, [submitCount]);
}
