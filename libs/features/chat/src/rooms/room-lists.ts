import { skipToken } from '@reduxjs/toolkit/query/react';
import { useFollowChatsInfiniteQuery, useListChatsQuery } from '@portal/api/chat/chats.api';
import { useListPinnedChatsQuery } from '@portal/api/chat/keeping.api';
import type { ChatRoom } from '@portal/domain/chat/chats.contract';
import type { ChatFilter } from '@portal/domain/chat/states/chat';

/** As home and the header ask, so that it is asked once. More are found by the number above the list. */
const WAITING = { filter: 'waiting', size: '50' } as const;
const UNREAD = { filter: 'unread', size: '1' } as const;

/** Whether a talk that waits stands in this list too. */
const IS_SHOWN: Record<ChatFilter, (room: ChatRoom) => boolean> = {
  all: () => true,
  unread: ({ unreadCount }) => unreadCount > 0,
  archive: () => false,
};

/**
 * The talks that a list shows, each of them once: who waits for an answer in a group of their own, whose hour ends first on top, then those
 * that she pinned, in the order in which she did, and the others by their last message.
 */
export function useRoomLists(filter: ChatFilter, search: string) {
  const unread = useListChatsQuery(UNREAD);
  const list = useFollowChatsInfiniteQuery({ filter, ...(search && { search }) });
  const shown = list.currentData?.pages.flatMap(({ items }) => items);
  const allWaiting = useListChatsQuery(WAITING).data;
  const waiting = search ? [] : (allWaiting?.items ?? []).filter(IS_SHOWN[filter]);
  const isAll = filter === 'all' && !search;
  const onTop = useListPinnedChatsQuery(isAll ? {} : skipToken);
  const waits = new Set(waiting.map(({ id }) => id));
  const pinned = isAll ? (onTop.data?.items ?? []).filter(({ id }) => !waits.has(id)) : [];
  const above = new Set([...waits, ...pinned.map(({ id }) => id)]);
  return {
    list,
    unreadTotal: unread.data?.total,
    /** Whoever waits, whatever this list shows; and those of them that stand in it. */
    allWaiting,
    waiting,
    pinned,
    rest: shown?.filter(({ id }) => !above.has(id)),
    /** Nothing at all stands in this list. */
    isEmpty: shown?.length === 0 && above.size === 0,
  };
}
