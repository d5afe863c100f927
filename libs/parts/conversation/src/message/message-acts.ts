import { createContext } from 'react';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import type { TalkActs } from '../talk.ts';

/** The messages of one talk as they are written anew, half finished. */
export interface MessageDrafts {
  readonly forVisitor: boolean;
  keyOf(seq: number): string;
  /** Whether she left a message in the middle of it. */
  wasLeft(seq: number): boolean;
}

/** What can be done with the messages of a thread. */
export interface MessageActs extends TalkActs {
  /** Without it nothing more is said in the talk. */
  readonly onReply?: ((message: ChatMessage) => void) | undefined;
  readonly onReport?: ((message: ChatMessage) => void) | undefined;
  /** Whether the team was told of it already. */
  readonly isReported?: ((message: ChatMessage) => boolean) | undefined;
  /** How what is written anew is kept. */
  readonly drafts: MessageDrafts;
  /** Brings a message of the thread into sight, where it is here. */
  show(seq: number): void;
  /** Asks for the messages up to this one again: the addresses of what came with them end after a while. */
  renew(seq: number): Promise<unknown>;
  /** Leads to the thread, when what had the focus is gone. */
  focus(): void;
}

/** Without it messages are read and nothing else. */
export const MessageActsContext = createContext<MessageActs | null>(null);
