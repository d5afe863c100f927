import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { Unsent } from '@portal/conversation/use-unsent-rooms';
import type { ChatRoom } from '@portal/domain/chat/chats.contract';
import { isMuted } from '@portal/domain/chat/states/mute';
import { LIMITS } from '@portal/domain/tenant/limits';
import { replyClock } from '@portal/domain/time/reply-clock';
import { Avatar } from '@portal/ui/avatar';
import { CountBadge } from '@portal/ui/count-badge';
import { DateText } from '@portal/ui/date-text';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { RowSigns } from '../acts/row-signs.tsx';
import { TalkMenu } from '../acts/talk-menu.tsx';
import { family as familyWords, rooms as words } from '../messages.ts';
import { NARROW } from '../narrow.ts';
import { momentOf } from './moment-of.ts';
import { ReplyRing } from './reply-ring.tsx';
import { RoomPreview } from './room-preview.tsx';
import { RowLink } from './row-link.tsx';

interface RoomRowProps {
  room: ChatRoom;
  /** What she wrote and did not send. */
  unsent: Unsent | undefined;
  href: string;
  isChosen: boolean;
  /** Once the talk was put away from the list. */
  onArchived: () => void;
  now: Date;
  zone: string;
}

/** One talk of the list: who it is with, what she has not sent or what was said last, and how long somebody waits, or when that was. */
export function RoomRow({ room, unsent, href, isChosen, onArchived, now, zone }: RoomRowProps) {
  const titleId = useId();
  const { title, avatar, lastMessage, unreadCount, waitingSince, family } = room;
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      pe={{ base: '1', lg: '3' }}
      containerType="inline-size"
      bg={isChosen ? 'celadon.subtle' : undefined}
    >
      <RowLink href={href} isChosen={isChosen}>
        <chakra.span position="relative" flexShrink="0">
          <chakra.span css={{ [NARROW]: { display: 'none' } }}>
            <Avatar name={title} id={family?.guardianId ?? title} src={avatar} decorative />
          </chakra.span>
          <chakra.span
            position="absolute"
            top="-1"
            insetEnd="-1"
            display="flex"
            css={{ [NARROW]: { position: 'static' } }}
          >
            <CountBadge quiet={isMuted(room.mute, now)} count={unreadCount} cap={LIMITS.badgeCap} />
          </chakra.span>
        </chakra.span>
        <chakra.span minW="0" flex="1" display="grid" css={{ [NARROW]: { order: '-1', flexBasis: '100%' } }}>
          <chakra.span display="flex" alignItems="baseline" gap="1.5" minW="0">
            <chakra.span id={titleId} fontWeight={unreadCount > 0 ? 'semibold' : 'medium'} dir="auto" truncate>
              {title}
            </chakra.span>
            <RowSigns room={room} now={now} />
            {/* Of a long name it is cut first. */}
            {family && (
              <chakra.span textStyle="caption" color="fg.muted" flex="1 9999 0" minW="0" truncate>
                {familyWords.guardianOf(family.students)} · {family.className}
              </chakra.span>
            )}
          </chakra.span>
          <RoomPreview room={room} unsent={unsent} now={now} zone={zone} />
        </chakra.span>
        {unreadCount > 0 && <VisuallyHidden>{words.unread(unreadCount, LIMITS.badgeCap)}</VisuallyHidden>}
        {waitingSince !== null ? (
          <ReplyRing clock={replyClock(waitingSince, now)} />
        ) : (
          lastMessage && (
            <chakra.span textStyle="caption" color="fg.muted" flexShrink="0">
              <DateText instant={lastMessage.at} zone={zone} show="dateTime">
                {momentOf(lastMessage.at, now, zone)}
              </DateText>
            </chakra.span>
          )
        )}
      </RowLink>
      <TalkMenu talk={room} titleId={titleId} onArchived={onArchived} />
    </chakra.li>
  );
}
