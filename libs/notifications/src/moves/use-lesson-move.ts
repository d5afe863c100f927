import { createContext, use } from 'react';
import { useGetLessonMoveQuery, useListLessonMovesQuery } from '@portal/api/lessons/lesson-moves.api';
import type { Notification } from '@portal/domain/notifications/notification';

const ManyMovesContext = createContext(false);

/** Stands around a list in which several requests are answered: they are asked for together. */
export const ManyMoves = ManyMovesContext.Provider;

export const asksForMany = (notifications: readonly Notification[]): boolean =>
  new Set(notifications.flatMap(({ action }) => (action?.kind === 'ANSWER_MOVE' ? [action.refId] : []))).size > 1;

/** One request to move a lesson: out of the one list of them, or by itself where it is alone or older than those. */
export function useLessonMove(id: string) {
  const isOneOfMany = use(ManyMovesContext);
  const many = useListLessonMovesQuery(undefined, { skip: !isOneOfMany });
  const listed = many.data?.items.find((move) => move.id === id);
  const alone = useGetLessonMoveQuery({ id }, { skip: listed !== undefined || (isOneOfMany && many.isLoading) });
  if (listed) return { move: listed, error: undefined, isFetching: many.isFetching, refetch: many.refetch };
  return { move: alone.currentData, error: alone.error, isFetching: alone.isFetching, refetch: alone.refetch };
}
