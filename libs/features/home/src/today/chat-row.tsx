import { chakra } from '@chakra-ui/react/styled-system';
import { ClockAlert } from 'lucide-react';
import type { ChatRoom } from '@portal/domain/chat/chats.contract';
import { paths } from '@portal/domain/site/paths';
import { replyClock, sayReplyClock } from '@portal/domain/time/reply-clock';
import { RouterLink } from '@portal/portal-core/router-link';
import { Avatar } from '@portal/ui/avatar';
import { Icon } from '@portal/ui/icon';

interface ChatRowProps {
  room: ChatRoom;
  now: Date;
}

const Row = chakra('a', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    minH: 'touch',
    py: '2.5',
    color: 'fg',
    textDecoration: 'none',
    borderRadius: 'l2',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { layerStyle: 'focus' },
  },
});

/** A talk that waits for an answer, and what is left of the hour or how long it waits (W7). It leads into the chat. */
export function ChatRow({ room, now }: ChatRowProps) {
  const clock = room.waitingSince === null ? null : replyClock(room.waitingSince, now);
  const isLate = clock?.state === 'over';
  return (
    <chakra.li borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
      <Row asChild>
        <RouterLink href={paths.chatRoom(room.id)}>
          <Avatar name={room.title} id={room.family?.guardianId ?? room.title} src={room.avatar} decorative />
          <chakra.span minW="0" flex="1 1 9rem" display="grid">
            <chakra.span fontWeight="semibold" dir="auto" truncate>
              {room.title}
            </chakra.span>
            {room.lastMessage && (
              <chakra.span textStyle="body.sm" color="fg.muted" dir="auto" truncate>
                {room.kind === 'ROOM' && `${room.lastMessage.senderName}: `}
                {room.lastMessage.preview}
              </chakra.span>
            )}
          </chakra.span>
          <chakra.span
            display="inline-flex"
            alignItems="center"
            gap="1"
            flexShrink="0"
            textStyle="label"
            color={isLate ? 'fg.warning' : 'fg.muted'}
            fontVariantNumeric="tabular-nums"
          >
            {isLate && <Icon as={ClockAlert} size={16} />}
            {clock && sayReplyClock(clock)}
          </chakra.span>
        </RouterLink>
      </Row>
    </chakra.li>
  );
}
