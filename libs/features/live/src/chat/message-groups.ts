import { millisecondsInMinute } from 'date-fns/constants';
import type { LiveMessage } from '@portal/domain/live/live-room';

/** What comes later than this after the last word begins anew, with its own time. */
const PAUSE_MS = 5 * millisecondsInMinute;

export type MessageGroup = readonly [first: LiveMessage, ...rest: LiveMessage[]];

/** What one person says in a row, as one. */
export function groupsOf(messages: readonly LiveMessage[]): MessageGroup[] {
  return messages.reduce<MessageGroup[]>((groups, message) => {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isNext =
      last?.participantId === message.participantId && Date.parse(message.at) - Date.parse(last.at) < PAUSE_MS;
    return group && isNext ? [...groups.slice(0, -1), [...group, message]] : [...groups, [message]];
  }, []);
}
