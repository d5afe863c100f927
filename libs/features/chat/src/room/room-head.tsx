import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { useEffect, useRef } from 'react';
import { useGetChatQuery } from '@portal/api/chat/chats.api';
import { formatTime } from '@portal/domain/format/date-time';
import { LIMITS } from '@portal/domain/tenant/limits';
import { replyClock, sayReplyClock } from '@portal/domain/time/reply-clock';
import { useNow } from '@portal/portal-core/clock';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Avatar } from '@portal/ui/avatar';
import { KeptLine } from '../acts/kept-line.tsx';
import { TalkMenu } from '../acts/talk-menu.tsx';
import { clock as clockWords, room as words } from '../messages.ts';
import { COMPACT, NARROW } from '../narrow.ts';
import { ReplyRing } from '../rooms/reply-ring.tsx';
import { FamilyLine } from './family-line.tsx';

interface RoomHeadProps {
  id: string;
  /** Its name takes the focus: she chose it in the list beside it. */
  leads: boolean;
  /** Shows the list alone, where the talk was put away from it. */
  onLeave: () => void;
}

/** Who a talk is with, what is left of the hour, and what can be done with the talk; nothing until it is known. */
export function RoomHead({ id, leads, onLeave }: RoomHeadProps) {
  const { data: chat } = useGetChatQuery({ id });
  const heading = useRef<HTMLHeadingElement>(null);
  const isKnown = chat !== undefined;
  useEffect(() => {
    // Where she writes already she stays.
    const isInside = heading.current?.closest('section')?.contains(document.activeElement);
    if (leads && isKnown && !isInside) heading.current?.focus({ preventScroll: true });
  }, [leads, isKnown]);
  if (!chat) return <chakra.div minH="4rem" />;
  const { title, avatar, kind, members, family } = chat;
  return (
    <chakra.header
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="1"
      minH="4rem"
      px={{ base: '4', lg: '6' }}
      py="2"
      bg="bg.panel"
      borderBottomWidth="1px"
    >
      <chakra.span css={{ [NARROW]: { display: 'none' } }}>
        <Avatar name={title} id={family?.guardianId ?? title} src={avatar} decorative />
      </chakra.span>
      <chakra.div flex="1 1 6rem" minW="0">
        <chakra.h2 ref={heading} tabIndex={-1} textStyle="title.sm" dir="auto" truncate outline="none">
          {title}
        </chakra.h2>
        {kind === 'ROOM' && (
          <chakra.p textStyle="caption" color="fg.muted">
            {words.people(members.length)}
          </chakra.p>
        )}
        {family && <FamilyLine family={family} />}
        <KeptLine talk={chat} />
      </chakra.div>
      <HourLeft waitingSince={chat.waitingSince} />
      <TalkMenu talk={chat} onArchived={onLeave} />
    </chakra.header>
  );
}

/** On a phone it stands below who it is, from edge to edge: beside the name it would leave that no room. */
const STRIP = {
  order: 1,
  flexBasis: 'calc(100% + {spacing.8})',
  mx: '-4',
  px: '4',
  mb: '-2',
  borderRadius: '0',
} as const;
const ENDS = { flex: '1', display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '3' } as const;

/** What is left of the hour of this talk; nothing where nobody waits. */
function HourLeft({ waitingSince }: { waitingSince: string | null }) {
  const now = useNow(millisecondsInMinute);
  const zone = useTeacherZone();
  if (waitingSince === null) return null;
  const clock = replyClock(waitingSince, now);
  const ends = new Date(Date.parse(waitingSince) + LIMITS.replyWithinMinutes * millisecondsInMinute);
  return (
    <chakra.p
      display="flex"
      alignItems="center"
      gap="2"
      px="3"
      py="1"
      borderRadius="full"
      bg={clock.state === 'soon' ? 'bg.warning' : 'bg.muted'}
      textStyle="caption"
      css={{ [COMPACT]: STRIP }}
    >
      <chakra.span css={{ [NARROW]: { display: 'none' } }}>
        <ReplyRing clock={clock} />
      </chakra.span>
      <chakra.span css={{ [COMPACT]: ENDS }}>
        <chakra.span display="block" fontWeight="semibold">
          {clock.state === 'over' ? sayReplyClock(clock) : clockWords.good(clock.minutesLeft)}
        </chakra.span>{' '}
        {clock.state !== 'over' && <span>{clockWords.by(formatTime(ends, zone))}</span>}
      </chakra.span>
    </chakra.p>
  );
}
