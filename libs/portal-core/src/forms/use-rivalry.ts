import { useState } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import { problemOf } from '@portal/api/api-problem';
import type { ContractForm } from './use-contract-form.ts';
import type { FormDraftState } from './use-form-draft.ts';

interface RivalryForm<T, I extends FieldValues, O> {
  contract: ContractForm<I, O>;
  draft: FormDraftState;
  valuesOf: (saved: T) => I;
  /** Where she goes on from what was saved elsewhere. */
  focus: Path<I>;
}

/**
 * What was saved elsewhere while a form with a `version` was open: neither goes over the other before she has said which one counts.
 * @param askAgain what is saved now, rejecting as `unwrap()` does; null for what was never saved
 */
export function useRivalry<T extends { version: number }>(askAgain: (() => Promise<T>) | null) {
  const [rival, setRival] = useState<T | null>(null);
  return {
    /** For a form that was refused: asks for what is saved now if that is why, and throws on. */
    async refused(error: unknown): Promise<never> {
      if (askAgain && problemOf(error).code === 'VERSION_CONFLICT') setRival(await askAgain());
      throw error;
    },
    /** For `ConflictNotice`, and the problem that is left to say besides. */
    between: <I extends FieldValues, O>({ contract, draft, valuesOf, focus }: RivalryForm<T, I, O>) => ({
      isRivalled: rival !== null,
      problem: contract.problem?.code === 'VERSION_CONFLICT' ? null : contract.problem,
      keepMine() {
        if (rival) contract.form.setValue('version' as Path<I>, rival.version as PathValue<I, Path<I>>);
        setRival(null);
        contract.submit();
      },
      takeTheirs() {
        if (rival) contract.form.reset(valuesOf(rival));
        draft.clear();
        setRival(null);
        contract.form.setFocus(focus);
      },
    }),
  };
}
