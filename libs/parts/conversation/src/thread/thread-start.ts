import { type Conversation, isHere } from '@portal/api/chat/conversation';

/** Where a thread begins: at what is not read yet, at its end, or at the message with a number. */
export type ThreadStart = 'UNREAD' | 'END' | number;

/** The number of the message at which a thread begins; null for its end. */
export function startOf(conversation: Conversation, start: ThreadStart, readUpTo: number | null): number | null {
  const seq = start === 'UNREAD' && readUpTo !== null ? readUpTo + 1 : start;
  return typeof seq === 'number' && isHere(conversation, seq) ? seq : null;
}
