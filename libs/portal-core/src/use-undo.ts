import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { useAppDispatch } from './hooks.ts';
import { MESSAGES } from './messages.ts';
import { undoClosed, undoOffered } from './state/undo.slice.ts';
import { useAction } from './use-action.ts';

export interface UndoOffer {
  /** What was done: 일정을 지웠어요 */
  readonly text: string;
  /** Takes it back; what it rejects with is shown as a toast. */
  readonly undo: () => void | Promise<void>;
}

// A function is no state of a store, yet there is one offer to each store: the newest.
const actions = new WeakMap<object, UndoOffer['undo']>();

/** Offers to take back what was just done, in a bar of its own for ten seconds; a newer offer replaces it. */
export function useUndo(): (offer: UndoOffer) => void {
  const store = useStore();
  const dispatch = useAppDispatch();
  return useCallback(
    ({ text, undo }) => {
      actions.set(store, undo);
      dispatch(undoOffered(text));
    },
    [store, dispatch],
  );
}

/** Takes the offered action back, once; for the place that shows the offer. */
export function useTakeBack(): () => Promise<void> {
  const store = useStore();
  const dispatch = useAppDispatch();
  const act = useAction();
  return useCallback(async () => {
    const undo = actions.get(store);
    actions.delete(store);
    dispatch(undoClosed());
    await act(() => undo?.(), { failed: MESSAGES.undoFailed, key: null });
  }, [store, dispatch, act]);
}
