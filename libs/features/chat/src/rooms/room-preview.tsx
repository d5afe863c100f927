import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert, Clock } from 'lucide-react';
import type { Unsent } from '@portal/conversation/use-unsent-rooms';
import type { ChatRoom } from '@portal/domain/chat/chats.contract';
import { formatTime, nameDay } from '@portal/domain/format/date-time';
import { dayOf } from '@portal/domain/time/day';
import { Icon } from '@portal/ui/icon';
import { rooms as words } from '../messages.ts';
import { NARROW } from '../narrow.ts';

interface RoomPreviewProps {
  room: Pick<ChatRoom, 'kind' | 'lastMessage' | 'laterAt'>;
  unsent: Unsent | undefined;
  now: Date;
  zone: string;
}

/** One line of a talk: what she has not sent, else what was said last; and when what she keeps for it is sent. */
export function RoomPreview({ room: { kind, lastMessage, laterAt }, unsent, now, zone }: RoomPreviewProps) {
  if (unsent)
    return (
      <chakra.span display="flex" alignItems="center" gap="1" textStyle="body.sm" color="fg.error" minW="0">
        {unsent.state === 'FAILED' && <Icon as={CircleAlert} size={16} />}
        <chakra.span dir="auto" truncate>
          {words.unsent[unsent.state](unsent.text, unsent.count)}
        </chakra.span>
      </chakra.span>
    );
  return (
    <chakra.span
      display="flex"
      columnGap="2"
      textStyle="body.sm"
      color="fg.muted"
      minW="0"
      css={{ [NARROW]: { flexWrap: 'wrap' } }}
    >
      {lastMessage && (
        <chakra.span dir="auto" truncate>
          {kind === 'ROOM' && `${lastMessage.senderName}: `}
          {lastMessage.preview}
        </chakra.span>
      )}
      {laterAt !== null && (
        <chakra.span
          display="flex"
          alignItems="center"
          gap="1"
          flexShrink="0"
          css={{ [NARROW]: { flexShrink: '1', minW: '0', overflowWrap: 'anywhere' } }}
        >
          <Icon as={Clock} size={16} />
          {words.later(`${nameDay(dayOf(laterAt, zone), dayOf(now, zone))} ${formatTime(laterAt, zone)}`)}
        </chakra.span>
      )}
    </chakra.span>
  );
}
