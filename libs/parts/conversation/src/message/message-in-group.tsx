import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import { Avatar } from '@portal/ui/avatar';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { NARROW } from '../narrow.ts';
import { useConversationWords } from '../words.ts';
import { MessageItem } from './message-item.tsx';
import { Moment } from './moment.tsx';

interface MessageInGroupProps {
  message: ChatMessage;
  zone: string;
  /** Whether it is the first of what one person wrote in one go: with name and picture. */
  opens: boolean;
  /** Whether it is the last of it: with the time. */
  closes: boolean;
  /** How many others have read it. */
  readers: number;
  /** In a talk of two the reader needs no number. */
  isGroupTalk: boolean;
}

/** One message of what a person wrote in one go: name and picture once, the time once. Drawn again only when it changes. */
export const MessageInGroup = memo(function MessageInGroup({
  message,
  zone,
  opens,
  closes,
  ...read
}: MessageInGroupProps) {
  const words = useConversationWords();
  const { isMine, sender, at } = message;
  const name = sender.name || words.unnamed;
  return (
    <chakra.div display="flex" gap="2.5" justifyContent={isMine ? 'flex-end' : 'flex-start'}>
      {!isMine && (
        <chakra.span w="8" flexShrink="0" css={{ [NARROW]: { display: 'none' } }}>
          {opens && <Avatar id={sender.id} name={name} src={sender.avatar} size="sm" decorative />}
        </chakra.span>
      )}
      <chakra.div flex="1" minW="0" display="flex" flexDirection="column" gap="1">
        {opens &&
          (isMine ? (
            <VisuallyHidden>{words.you}</VisuallyHidden>
          ) : (
            <chakra.p textStyle="label" color="fg.muted" dir="auto" textAlign="start">
              {name}
            </chakra.p>
          ))}
        <MessageItem message={message} />
        {closes && <Foot at={at} zone={zone} isMine={isMine} {...read} />}
      </chakra.div>
    </chakra.div>
  );
});

interface FootProps extends Pick<MessageInGroupProps, 'zone' | 'readers' | 'isGroupTalk'> {
  at: string;
  isMine: boolean;
}

function Foot({ at, zone, isMine, readers, isGroupTalk }: FootProps) {
  const words = useConversationWords();
  return (
    <chakra.p
      display="flex"
      gap="2"
      justifyContent={isMine ? 'flex-end' : 'flex-start'}
      textStyle="caption"
      color="fg.muted"
    >
      {isMine && readers > 0 && <span>{isGroupTalk ? words.readBy(readers) : words.read}</span>}
      <Moment at={at} zone={zone} show="time" />
    </chakra.p>
  );
}
