import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert } from 'lucide-react';
import type { Unsent } from '@portal/conversation/use-unsent-rooms';
import type { ChatRoom } from '@portal/domain/chat/chats.contract';
import { Icon } from '@portal/ui/icon';
import { rooms as words } from '../messages.ts';

interface RoomPreviewProps {
  room: Pick<ChatRoom, 'kind' | 'lastMessage'>;
  unsent: Unsent | undefined;
}

/** One line of a talk: what she has not sent, else what was said last. */
export function RoomPreview({ room: { kind, lastMessage }, unsent }: RoomPreviewProps) {
  if (unsent)
    return (
      <chakra.span display="flex" alignItems="center" gap="1" textStyle="body.sm" color="fg.error" minW="0">
        {unsent.state === 'FAILED' && <Icon as={CircleAlert} size={16} />}
        <chakra.span dir="auto" truncate>
          {words.unsent[unsent.state](unsent.text)}
        </chakra.span>
      </chakra.span>
    );
  return (
    lastMessage && (
      <chakra.span textStyle="body.sm" color="fg.muted" dir="auto" truncate>
        {kind === 'ROOM' && `${lastMessage.senderName}: `}
        {lastMessage.preview}
      </chakra.span>
    )
  );
}
