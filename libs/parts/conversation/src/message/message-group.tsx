import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import { Avatar } from '@portal/ui/avatar';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { NARROW } from '../narrow.ts';
import { useConversationWords } from '../words.ts';
import { MessageItem } from './message-item.tsx';
import { Moment } from './moment.tsx';

interface MessageGroupProps {
  messages: readonly ChatMessage[];
  zone: string;
  /** How many others have read the last of them. */
  readers: number;
  /** In a talk of two the reader needs no number. */
  isGroupTalk: boolean;
}

/** What one person wrote in one go: name and picture once, the time once. Drawn again only when it changes. */
export const MessageGroup = memo(function MessageGroup({ messages, zone, readers, isGroupTalk }: MessageGroupProps) {
  const words = useConversationWords();
  const first = messages[0]!;
  const last = messages.at(-1)!;
  const { isMine, sender } = first;
  const name = sender.name || words.unnamed;
  return (
    <chakra.div display="flex" gap="2.5" justifyContent={isMine ? 'flex-end' : 'flex-start'}>
      {!isMine && (
        <chakra.span css={{ [NARROW]: { display: 'none' } }}>
          <Avatar id={sender.id} name={name} src={sender.avatar} size="sm" decorative />
        </chakra.span>
      )}
      <chakra.div flex="1" minW="0" display="flex" flexDirection="column" gap="1">
        {isMine ? (
          <VisuallyHidden>{words.you}</VisuallyHidden>
        ) : (
          <chakra.p textStyle="label" color="fg.muted" dir="auto" textAlign="start">
            {name}
          </chakra.p>
        )}
        {messages.map((message) => (
          <MessageItem key={message.seq} message={message} />
        ))}
        <chakra.p
          display="flex"
          gap="2"
          justifyContent={isMine ? 'flex-end' : 'flex-start'}
          textStyle="caption"
          color="fg.muted"
        >
          {isMine && readers > 0 && <span>{isGroupTalk ? words.readBy(readers) : words.read}</span>}
          <Moment at={last.at} zone={zone} show="time" />
        </chakra.p>
      </chakra.div>
    </chakra.div>
  );
});
