import { millisecondsInMinute } from 'date-fns/constants';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import { dayOf } from '@portal/domain/time/day';

/** One message of a thread with what stands around it. */
export interface ThreadRow {
  readonly message: ChatMessage;
  /** Whether a line for its day stands above it. */
  readonly beginsDay: boolean;
  /** Whether the line for what is not read yet stands above it. */
  readonly isFirstUnread: boolean;
  /** Whether it is the first, and the last, of what one person wrote in one go. */
  readonly opens: boolean;
  readonly closes: boolean;
}

/** Messages of one person stay together as long as no more than this lies between two of them. */
const TOGETHER_MS = 3 * millisecondsInMinute;

/**
 * The messages of a talk by day and by who wrote; the unread line stands above the first of somebody else behind `readUpTo`, where she
 * read anything: what she wrote herself is nothing that she has not read.
 */
export function threadRows(items: readonly ChatMessage[], zone: string, readUpTo: number | null): ThreadRow[] {
  const isReadHere = readUpTo !== null && readUpTo > 0 && (items[0]?.seq ?? Infinity) <= readUpTo + 1;
  const unread = isReadHere ? items.find(({ seq, isMine }) => seq > readUpTo && !isMine) : undefined;
  const heads = items.map((message, at) => {
    const before = items[at - 1];
    const beginsDay = !before || dayOf(before.at, zone) !== dayOf(message.at, zone);
    const isFirstUnread = message === unread;
    return { beginsDay, isFirstUnread, opens: beginsDay || isFirstUnread || !belongTogether(before, message) };
  });
  return items.map((message, at) => ({ message, ...heads[at]!, closes: heads[at + 1]?.opens ?? true }));
}

const belongTogether = (one: ChatMessage, next: ChatMessage) =>
  one.sender.id === next.sender.id && Date.parse(next.at) - Date.parse(one.at) <= TOGETHER_MS;
