import type { Conversation } from '@portal/api/chat/conversation';
import type { ChatFamily, ChatReader } from '@portal/domain/chat/chat-family';
import type { NewAccountMessage, NewLaterMessage } from '@portal/domain/chat/chat-message';
import type { LaterMessage } from '@portal/domain/chat/later-message';
import type { Reaction } from '@portal/domain/chat/states/reaction';

type Done = Promise<{ readonly error?: unknown }>;

/** What can be done with a message that was sent. */
export interface TalkActs {
  edit(seq: number, content: string, contactReason?: string): Done;
  /** Contact data in her words passes unasked: of a family in the talk with its teacher alone. */
  readonly isUnguarded?: boolean;
  remove(seq: number): Done;
  /** Null takes hers back. */
  react(seq: number, reaction: Reaction | null): Done;
}

/** What is kept in a talk to be sent later. Its acts reject where they are refused. */
export interface TalkLater {
  readonly items: readonly LaterMessage[];
  /** What is kept could not be read. */
  readonly hasFailed: boolean;
  retry(): void;
  keep(message: NewLaterMessage): Promise<unknown>;
  change(id: string, sendAt: string): Promise<unknown>;
  rewrite(id: string, content: string, contactReason?: string): Promise<unknown>;
  cancel(id: string): Promise<unknown>;
  sendNow(id: string): Promise<unknown>;
}

/** Pages of a talk beside those that are here. */
export interface TalkPages {
  readonly isLoading: boolean;
  readonly isError: boolean;
  /** The page before the first message that is here, or behind the last one. It never rejects. */
  load(seq: number): Promise<unknown>;
}

/** How far everybody in a talk has read. */
export interface TalkRoom {
  readonly lastReadSeq: number;
  /** The marks of the others. */
  readonly othersRead: readonly number[];
  /** In a talk of two the reader needs no number. */
  readonly isGroup: boolean;
}

/** The other one in a talk of two, where she is a guardian. */
export interface Receiver extends ChatFamily {
  readonly name: string;
}

/** A talk, however its messages come and go: by an account and its socket, or by the link of a family. */
export interface Talk {
  /** Tells it from all others among the drafts and unsent messages of this device. */
  readonly name: string;
  /** Whoever writes may have no account. */
  readonly forVisitor: boolean;
  /** The class whose room it is, where it is one. */
  readonly className?: string | undefined;
  /** When the next lesson begins that the talk is about. */
  readonly nextLessonAt?: string | null | undefined;
  /** The room in which who writes may show cards. */
  readonly cardsOf?: string;
  /** By whose clocks the other side lives, where no readers tell it. */
  readonly theirZone?: string;
  /** What those who read it read, and by whose clocks they live; all who are alike once. */
  readonly readers?: readonly ChatReader[] | undefined;
  /** Who reads it, in a talk of two. */
  readonly receiver?: Receiver | undefined;
  /** Whether what is new comes in; false while the connection is away. */
  readonly isConnected: boolean;
  /** Changes with every connection that is back. */
  readonly connections: number;
  readonly room: TalkRoom | undefined;
  readonly conversation: Conversation | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly older: TalkPages;
  /** Where what is here ends before the newest message. */
  readonly newer: TalkPages;
  /** Begins anew around a message, or with the newest ones. */
  readonly begin: (around?: number) => Done;
  retry(): void;
  /** The same client id is one message. It stays the same from one drawing to the next, and so does the next one. */
  readonly send: (message: NewAccountMessage) => Promise<{ readonly error?: unknown }>;
  readonly acts: TalkActs;
  /** Where who writes may have it sent at another time. */
  readonly later?: TalkLater;
  readonly markRead: (seq: number) => void;
  /** Who else writes at this moment, and how to say that one writes; where nothing tells of that at once, nobody does. */
  readonly typing?: { readonly names: readonly string[]; readonly say: () => void };
  /** What files are sent with where nobody is signed in. */
  readonly ticketOf?: () => Promise<string>;
}
