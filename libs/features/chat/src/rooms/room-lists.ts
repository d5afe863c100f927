import { skipToken } from '@reduxjs/toolkit/query/react';
import { useFollowChatsInfiniteQuery, useListChatsQuery } from '@portal/api/chat/chats.api';
import { useListPinnedChatsQuery } from '@portal/api/chat/keeping.api';
import type { ChatRoom } from '@portal/domain/chat/chats.contract';
import type { ChatFilter } from '@portal/domain/chat/states/chat';

/** As many as can wait without the rest being found by the number above the list. */
export const UNREAD = { filter: 'unread', size: '50' } as const;

const sinceOf = ({ waitingSince }: ChatRoom) => (waitingSince === null ? Infinity : Date.parse(waitingSince));

/** Who waits, the longest first: whose hour ends first. */
export const byUrgency = (rooms: readonly ChatRoom[]): ChatRoom[] =>
  rooms.filter(({ waitingSince }) => waitingSince !== null).toSorted((one, other) => sinceOf(one) - sinceOf(other));

/**
 * The talks that a list shows, each of them once: who waits for an answer in a group of their own, then those that she pinned, in the
 * order in which she did, and the others by their last message. Whoever waits is known from the unread ones, however far down the list
 * their message lies.
 */
export function useRoomLists(filter: ChatFilter, search: string) {
  const unread = useListChatsQuery(UNREAD);
  const list = useFollowChatsInfiniteQuery({ filter, ...(search && { search }) });
  const shown = list.currentData?.pages.flatMap(({ items }) => items);
  const allWaiting = byUrgency(unread.data?.items ?? []);
  const waiting = filter === 'archive' || search ? [] : allWaiting;
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
