import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert, MessageCircle } from 'lucide-react';
import { useUnsentCount } from '@portal/conversation/use-outgoing';
import type { FamilyChatLine, FamilyRoom } from '@portal/domain/families/family-chat';
import { formatPlayTime } from '@portal/domain/format/play-time';
import { now } from '@portal/portal-core/clock';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { Band } from '../paper/band.tsx';
import { Mark } from '../paper/mark.tsx';
import { useReader } from '../reading/reader-context.ts';
import { useChatWords } from './chat-messages.ts';
import { useChatAddress } from './use-chat-address.ts';
import { familyTalkName } from './use-family-talk.ts';

interface ChatBandProps {
  room: FamilyRoom;
  chat: FamilyChatLine;
}

/** What was said last in a talk, who reads it, how much is unread or has not been sent, and the way in. */
export function ChatBand({ room, chat }: ChatBandProps) {
  const { unreadCount, lastMessage, block, isReported } = chat;
  const unsentCount = useUnsentCount({ name: familyTalkName(chat), forVisitor: true });
  const words = useChatWords();
  const own = words.rooms[room];
  const { open } = useChatAddress();
  return (
    <Band
      title={own.title}
      aside={
        unreadCount > 0 && (
          <Mark tint="mustard" icon={MessageCircle}>
            {words.unread(unreadCount)}
          </Mark>
        )
      }
    >
      {lastMessage ? <LastMessage message={lastMessage} /> : <chakra.p color="fg.muted">{own.none}</chakra.p>}
      {unsentCount > 0 && (
        <chakra.p display="flex" alignItems="center" gap="1" textStyle="body.sm" color="fg.error">
          <Icon as={CircleAlert} size={16} />
          {words.unsent(unsentCount)}
        </chakra.p>
      )}
      <chakra.p textStyle="body.sm" color="fg.muted">
        {own.readers}
      </chakra.p>
      {(block !== 'NONE' || isReported) && (
        <chakra.ul role="list" listStyleType="none" textStyle="body.sm" color="fg.warning">
          {block !== 'NONE' && <li>{words.closed[block]}</li>}
          {isReported && <li>{words.reported}</li>}
        </chakra.ul>
      )}
      <Button variant="outline" onClick={() => open(room)} startIcon={<Icon as={MessageCircle} size={20} />}>
        {lastMessage || block !== 'NONE' ? own.open : own.write}
      </Button>
    </Band>
  );
}

function LastMessage({ message }: { message: NonNullable<FamilyChatLine['lastMessage']> }) {
  const { time, zone } = useReader();
  const words = useChatWords();
  const { senderName, isMine, isDeleted, preview, voiceSeconds, at } = message;
  const unwritten = voiceSeconds === null ? words.files : words.voice(formatPlayTime(voiceSeconds));
  return (
    <div>
      <chakra.p lineClamp="2" overflowWrap="anywhere" dir="auto">
        <chakra.span fontWeight="semibold">{isMine ? words.mine : senderName || words.student}</chakra.span>{' '}
        {isDeleted ? words.deleted : preview || unwritten}
      </chakra.p>
      <chakra.p textStyle="body.sm" color="fg.muted">
        <time dateTime={at}>{time.near(at, zone, now())}</time>
      </chakra.p>
    </div>
  );
}
