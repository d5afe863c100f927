import { memo } from 'react';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import { Avatar } from '@portal/ui/avatar';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
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
    <div className="message-in-group">
      {!isMine && (
        <span className="message-picture">
          {opens && <Avatar id={sender.id} name={name} src={sender.avatar} size="sm" decorative />}
        </span>
      )}
      <div className="message-side">
        {opens &&
          (isMine ? (
            <VisuallyHidden>{words.you}</VisuallyHidden>
          ) : (
            <p className="message-name" dir="auto">
              {name}
            </p>
          ))}
        <MessageItem message={message} />
        {closes && <Foot at={at} zone={zone} isMine={isMine} {...read} />}
      </div>
    </div>
  );
});

interface FootProps extends Pick<MessageInGroupProps, 'zone' | 'readers' | 'isGroupTalk'> {
  at: string;
  isMine: boolean;
}

function Foot({ at, zone, isMine, readers, isGroupTalk }: FootProps) {
  const words = useConversationWords();
  return (
    <p className="message-foot" data-mine={isMine || undefined}>
      {isMine && readers > 0 && <span>{isGroupTalk ? words.readBy(readers) : words.read}</span>}
      <Moment at={at} zone={zone} show="time" />
    </p>
  );
}
