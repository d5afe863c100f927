import type { ReactNode } from 'react';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import { TalkView } from './talk-view.tsx';
import { useAccountTalk } from './use-account-talk.ts';

interface ConversationProps {
  roomId: string;
  /** IANA zone of the reader. */
  zone: string;
  /** Stands where one would write, in a talk in which nobody may. */
  closed?: ReactNode;
  /** Tells the team of a message of somebody else. */
  onReport?: (message: ChatMessage) => void;
}

/** One talk of who is signed in: what was said, and where one writes. It fills the height that it is given. */
export function Conversation({ roomId, ...props }: ConversationProps) {
  // A draft, an outbox and a place in the thread belong to one room.
  return <Room key={roomId} roomId={roomId} {...props} />;
}

function Room({ roomId, ...props }: ConversationProps) {
  return <TalkView talk={useAccountTalk(roomId)} {...props} />;
}
