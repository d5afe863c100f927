import { type ReactNode, useCallback } from 'react';
import type { ShownCard } from '@portal/domain/chat/chat-card';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import { type EnterLesson, TeacherDeeds } from './card/teacher-deeds.tsx';
import { TalkView } from './talk-view.tsx';
import type { WantedMessage } from './thread/use-jumps.ts';
import { useAccountTalk } from './use-account-talk.ts';

interface ConversationProps {
  roomId: string;
  /** IANA zone of the reader. */
  zone: string;
  /** The message that the address leads to. */
  wanted?: WantedMessage | undefined;
  /** Stands where one would write, in a talk in which nobody may. */
  closed?: ReactNode;
  /** Tells the team of a message of somebody else. */
  onReport?: (message: ChatMessage) => void;
  /** Whether the team was told of it already. */
  isReported?: (message: ChatMessage) => boolean;
  /** The way into the room of a lesson that a card shows. */
  enterLesson?: EnterLesson;
}

/** One talk of who is signed in: what was said, and where one writes. It fills the height that it is given. */
export function Conversation({ roomId, ...props }: ConversationProps) {
  // A draft, an outbox and a place in the thread belong to one room.
  return <Room key={roomId} roomId={roomId} {...props} />;
}

function Room({ roomId, zone, enterLesson, ...props }: ConversationProps) {
  const deedsOf = useCallback(
    (card: ShownCard) => <TeacherDeeds card={card} zone={zone} Enter={enterLesson} />,
    [zone, enterLesson],
  );
  return <TalkView talk={useAccountTalk(roomId)} zone={zone} deedsOf={deedsOf} {...props} />;
}
