import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import type { ChatRoom } from '@portal/domain/chat/chats.contract';
import { formatDuration } from '@portal/domain/format/date-time';
import { LIMITS } from '@portal/domain/tenant/limits';
import { Avatar } from '@portal/ui/avatar';
import { chats } from '../messages.ts';

interface ChatRowProps {
  room: ChatRoom;
  now: Date;
}

const HOUR_MS = LIMITS.replyWithinMinutes * millisecondsInMinute;

/** A talk that waits for an answer, and how long it has waited: an hour is what families are promised. */
export function ChatRow({ room, now }: ChatRowProps) {
  const waited = room.waitingSince === null ? null : now.getTime() - Date.parse(room.waitingSince);
  const isLate = waited !== null && waited >= HOUR_MS;
  return (
    <chakra.li display="flex" gap="3" alignItems="start">
      <Avatar name={room.title} src={room.avatar} size="sm" decorative />
      <chakra.div minW="0" flex="1">
        <chakra.p display="flex" gap="2" justifyContent="space-between">
          <chakra.span fontWeight="semibold" dir="auto" truncate>
            {room.title}
          </chakra.span>
          <chakra.span textStyle="caption" color="fg.muted" flexShrink="0">
            {chats.unread(room.unreadCount, LIMITS.badgeCap)}
          </chakra.span>
        </chakra.p>
        {room.lastMessage && (
          <chakra.p textStyle="body.sm" color="fg.muted" dir="auto" truncate>
            {room.lastMessage.preview}
          </chakra.p>
        )}
        {waited !== null && (
          <chakra.p textStyle="caption" color={isLate ? 'fg.error' : 'fg.muted'}>
            {chats.waiting(formatDuration(waited))}
          </chakra.p>
        )}
      </chakra.div>
    </chakra.li>
  );
}
