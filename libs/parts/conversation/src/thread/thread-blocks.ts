import { millisecondsInMinute } from 'date-fns/constants';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import { dayOf } from '@portal/domain/time/day';

/** What stands under each other in a thread. */
export type ThreadBlock =
  | { readonly kind: 'day'; readonly key: string; readonly at: string }
  | { readonly kind: 'unread'; readonly key: string }
  | { readonly kind: 'group'; readonly key: string; readonly messages: readonly ChatMessage[] };

/** Messages of one person stay together as long as no more than this lies between two of them. */
const TOGETHER_MS = 3 * millisecondsInMinute;

/** The messages of a talk by day and by who wrote; the unread line stands behind `readUpTo`. */
export function threadBlocks(items: readonly ChatMessage[], zone: string, readUpTo: number | null): ThreadBlock[] {
  const blocks: ThreadBlock[] = [];
  let before: ChatMessage | undefined;
  for (const message of items) {
    const isNewDay = !before || dayOf(before.at, zone) !== dayOf(message.at, zone);
    const isFirstUnread = readUpTo !== null && message.seq === readUpTo + 1;
    if (isNewDay) blocks.push({ kind: 'day', key: `day-${message.seq}`, at: message.at });
    if (isFirstUnread) blocks.push({ kind: 'unread', key: 'unread' });
    const last = blocks.at(-1);
    if (before && last?.kind === 'group' && belongTogether(before, message))
      blocks[blocks.length - 1] = { ...last, messages: [...last.messages, message] };
    else blocks.push({ kind: 'group', key: `group-${message.seq}`, messages: [message] });
    before = message;
  }
  return blocks;
}

const belongTogether = (one: ChatMessage, next: ChatMessage) =>
  one.sender.id === next.sender.id && Date.parse(next.at) - Date.parse(one.at) <= TOGETHER_MS;
