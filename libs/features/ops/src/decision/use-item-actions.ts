import { useState } from 'react';
import { type ApiProblem, problemOf } from '@portal/api/api-problem';
import { usePickUpOpsItemMutation, useReleaseOpsItemMutation } from '@portal/api/ops/ops.api';
import type { OpsItem } from '@portal/domain/ops/ops';
import { isOvertaken } from './overtaken.ts';

/** Picking up and releasing, and what was refused last: by them or by the decision. */
export function useItemActions({ queue, id }: OpsItem) {
  const [pickUp, picking] = usePickUpOpsItemMutation();
  const [release, releasing] = useReleaseOpsItemMutation();
  const [refusal, setRefusal] = useState<ApiProblem | null>(null);

  const attempt = async (action: typeof pickUp) => {
    setRefusal(null);
    try {
      await action({ queue, id }).unwrap();
    } catch (error) {
      setRefusal(problemOf(error));
    }
  };

  return {
    refusal,
    isWorking: picking.isLoading || releasing.isLoading,
    pickUp: () => void attempt(pickUp),
    release: () => void attempt(release),
    /** A decision that came too late changes the page; anything else is said at the form. */
    async decide(send: () => Promise<unknown>) {
      setRefusal(null);
      try {
        await send();
      } catch (error) {
        const problem = problemOf(error);
        if (isOvertaken(problem)) setRefusal(problem);
        throw error;
      }
    },
  };
}
