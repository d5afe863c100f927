import { useCallback, useRef } from 'react';
import { type ApiProblem, problemOf } from '@portal/api/api-problem';
import { useToast } from '../show-toast.ts';

export interface ActionOptions {
  /** Said when it worked: 링크를 새로 만들었어요 */
  readonly done?: string | undefined;
  /** Said above the server's words when it was refused; without it those stand alone. */
  readonly failed?: string | undefined;
  /** Told of a refusal besides, such as to ask for the newest state. */
  readonly onRefused?: ((problem: ApiProblem) => void) | undefined;
  /**
   * What it is done to, where one hook serves several. While one of the same key runs, another is not begun; null lets
   * them overlap, for a change that shows at once and goes back when it is refused.
   */
  readonly key?: string | null | undefined;
}

/** Rejects as `unwrap()` does where it is refused. */
export type Action = () => unknown;

/**
 * Carries out what a button or a menu does at once and no form could tell of: one at a time, a refusal is said as a
 * toast in the server's words. Resolves to whether it worked; it never rejects.
 */
export function useAction(): (action: Action, options?: ActionOptions) => Promise<boolean> {
  const toast = useToast();
  const running = useRef(new Set<string>());
  return useCallback(
    async (action, { done, failed, onRefused, key = '' } = {}) => {
      if (key !== null && running.current.has(key)) return false;
      if (key !== null) running.current.add(key);
      try {
        await action();
        if (done !== undefined) toast({ type: 'success', title: done });
        return true;
      } catch (error) {
        const problem = problemOf(error);
        const { message } = problem;
        toast(failed === undefined ? { type: 'error', title: message } : { type: 'error', title: failed, message });
        onRefused?.(problem);
        return false;
      } finally {
        if (key !== null) running.current.delete(key);
      }
    },
    [toast],
  );
}
