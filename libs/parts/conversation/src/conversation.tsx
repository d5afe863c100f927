import { TalkView } from './talk-view.tsx';
import type { WantedMessage } from './thread/use-jumps.ts';
import { useAccountTalk } from './use-account-talk.ts';

interface ConversationProps {
  roomId: string;
  /** IANA zone of the reader. */
  zone: string;
  /** The message that the address leads to. */
  wanted?: WantedMessage | undefined;
}

/** One talk of who is signed in: what was said, and where one writes. It fills the height that it is given. */
export function Conversation({ roomId, ...props }: ConversationProps) {
  // A draft, an outbox and a place in the thread belong to one room.
  return <Room key={roomId} roomId={roomId} {...props} />;
}

function Room({ roomId, ...props }: ConversationProps) {
  return <TalkView talk={useAccountTalk(roomId)} {...props} />;
}
