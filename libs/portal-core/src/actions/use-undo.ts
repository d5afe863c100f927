import { useCallback } from 'react';
import { useStore } from 'react-redux';
import type { Store } from 'redux';
import { useAppDispatch } from '../hooks.ts';
import { MESSAGES } from '../messages.ts';
import { undoClosed, undoOffered, type UndoState } from '../state/undo.slice.ts';
import { useAction } from './use-action.ts';

export interface UndoOffer {
  /** What was done: 일정을 지웠어요 */
  readonly text: string;
  /** Takes it back; what it rejects with is shown as a toast. */
  readonly undo: () => void | Promise<void>;
  /** Ids of what it takes back: one that ends otherwise ends the offer with it. */
  readonly of?: readonly string[];
  /** Makes final what cannot be called back once it is sent; called when the offer ends unused, and when the page goes. */
  readonly settle?: () => void;
}

// A function is no state of a store, yet there is one offer to each store: the newest.
const offers = new WeakMap<object, Omit<UndoOffer, 'text'>>();

function take(store: object) {
  const offer = offers.get(store);
  offers.delete(store);
  return offer;
}

/** Ends the offer unused. One that is not shown any more was closed with what it belonged to, and is only forgotten. */
function letGo(store: Store<{ undo: UndoState }>): void {
  const isShown = store.getState().undo.text !== null;
  const offer = take(store);
  store.dispatch(undoClosed());
  if (isShown) offer?.settle?.();
}

/** Offers to take back what was just done, in a bar of its own for ten seconds; a newer offer replaces it. */
export function useUndo(): (offer: UndoOffer) => void {
  const store = useStore<{ undo: UndoState }>();
  const dispatch = useAppDispatch();
  return useCallback(
    ({ text, ...offer }) => {
      letGo(store);
      offers.set(store, offer);
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
    const offer = take(store);
    dispatch(undoClosed());
    await act(() => offer?.undo(), { failed: MESSAGES.undoFailed, key: null });
  }, [store, dispatch, act]);
}

/** Ends the offer to take `id` back, because it was taken back or answered otherwise; any other offer stays. */
export function useEndUndo(): (id: string) => void {
  const store = useStore<{ undo: UndoState }>();
  return useCallback(
    (id) => {
      if (offers.get(store)?.of?.includes(id)) letGo(store);
    },
    [store],
  );
}

/** Lets the offer end unused; for the place that shows it. */
export function useLetGo(): () => void {
  const store = useStore<{ undo: UndoState }>();
  return useCallback(() => letGo(store), [store]);
}
