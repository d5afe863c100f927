import { useFollowChatsInfiniteQuery, useListChatsQuery } from '@portal/api/chat/chats.api';
import type { ChatFilter } from '@portal/domain/chat/chat';
import type { ChatRoom } from '@portal/domain/chat/chats.contract';

/** As many as can wait without the rest being found by the number above the list. */
export const UNREAD = { filter: 'unread', size: '50' } as const;

const sinceOf = ({ waitingSince }: ChatRoom) => (waitingSince === null ? Infinity : Date.parse(waitingSince));

/** Who waits, the longest first: whose hour ends first. */
export const byUrgency = (rooms: readonly ChatRoom[]): ChatRoom[] =>
  rooms.filter(({ waitingSince }) => waitingSince !== null).toSorted((one, other) => sinceOf(one) - sinceOf(other));

/**
 * The talks that a list shows: who waits for an answer in a group of their own, and the others by their last message. Whoever waits
 * is known from the unread ones, however far down the list their message lies.
 */
export function useRoomLists(filter: ChatFilter, search: string) {
  const unread = useListChatsQuery(UNREAD);
  const list = useFollowChatsInfiniteQuery({ filter, ...(search && { search }) });
  const shown = list.currentData?.pages.flatMap(({ items }) => items);
  const waiting = filter === 'archive' || search ? [] : byUrgency(unread.data?.items ?? []);
  const ids = new Set(waiting.map(({ id }) => id));
  return {
    list,
    unreadTotal: unread.data?.total,
    waiting,
    rest: shown?.filter(({ id }) => !ids.has(id)),
    /** Nothing at all stands in this list. */
    isEmpty: shown?.length === 0 && waiting.length === 0,
  };
}
