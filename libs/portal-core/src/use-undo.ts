import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { problemOf } from '@portal/api/api-problem';
import { useAppDispatch } from './hooks.ts';
import { MESSAGES } from './messages.ts';
import { useToast } from './show-toast.ts';
import { undoClosed, undoOffered } from './state/undo.slice.ts';

export interface UndoOffer {
  /** What was done: 일정을 지웠어요 */
  readonly text: string;
  /** Takes it back; what it rejects with is shown as a toast. */
  readonly undo: () => void | Promise<void>;
}

// A function is no state of a store, yet there is one offer to each store: the newest.
const deeds = new WeakMap<object, UndoOffer['undo']>();

/** Offers to take back what was just done, in a bar of its own for ten seconds; a newer offer replaces it. */
export function useUndo(): (offer: UndoOffer) => void {
  const store = useStore();
  const dispatch = useAppDispatch();
  return useCallback(
    ({ text, undo }) => {
      deeds.set(store, undo);
      dispatch(undoOffered(text));
    },
    [store, dispatch],
  );
}

/** Takes the offered deed back, once; for the place that shows the offer. */
export function useTakeBack(): () => Promise<void> {
  const store = useStore();
  const dispatch = useAppDispatch();
  const toast = useToast();
  return useCallback(async () => {
    const undo = deeds.get(store);
    deeds.delete(store);
    dispatch(undoClosed());
    try {
      await undo?.();
    } catch (error) {
      toast({ type: 'error', title: MESSAGES.undoFailed, message: problemOf(error).message });
    }
  }, [store, dispatch, toast]);
}
