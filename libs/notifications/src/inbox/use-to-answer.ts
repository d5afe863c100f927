import { useEffect } from 'react';
import { useListLessonMovesQuery } from '@portal/api/lessons/lesson-moves.api';
import { itemsOf } from '@portal/api/notifications/notification-lists';
import { useListNotificationsInfiniteQuery } from '@portal/api/notifications/notifications.api';
import type { Notification } from '@portal/domain/notifications/notification';

const OPEN = { status: 'PROPOSED' } as const;

/**
 * The notifications that wait for the teacher's own answer: wishes of students for another time. The list knows no such
 * filter, so while they are shown it is read on until each open wish is found; where the list is of all notifications
 * (`isOfAll`), those of it are counted.
 */
export function useToAnswer({ isShown, isOfAll, skip }: { isShown: boolean; isOfAll: boolean; skip: boolean }) {
  const moves = useListLessonMovesQuery(OPEN, { skip });
  const list = useListNotificationsInfiniteQuery({}, { skip: skip || (!isShown && !isOfAll) });
  const open = new Set(moves.data?.items.flatMap(({ id, by }) => (by === 'STUDENT' ? [id] : [])));
  const waits = ({ action }: Notification) => action?.kind === 'ANSWER_MOVE' && open.has(action.refId);
  const found = list.data ? itemsOf(list.data).filter(waits).length : 0;

  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  const readsOn = isShown && found < open.size && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (readsOn) void fetchNextPage();
  }, [readsOn, fetchNextPage]);

  const isWhole = list.data !== undefined && !hasNextPage;
  return {
    waits,
    /** Those further down are counted too, until the whole list is here. */
    count: moves.data && (isWhole ? found : open.size),
    isSearching: moves.isLoading || readsOn || (isShown && found < open.size && isFetching),
    isFailed: moves.isError,
    retry: () => void moves.refetch(),
  };
}
