import { chatsContract } from '@portal/domain/chat/chats.contract';
import { laterContract } from '@portal/domain/chat/later.contract';
import { pairsContract } from '@portal/domain/chat/pairs.contract';
import { savedRepliesContract } from '@portal/domain/chat/saved-replies.contract';
import type { Tx } from '../../core/database/database.ts';
import { implement } from '../../core/http/implement.ts';
import type { PlatformModule } from '../../core/module.ts';
import type { ChatDeps } from './chat-deps.ts';
import { chatsHandlers } from './chats.handlers.ts';
import { chatsQueries } from './chats.queries.ts';
import { type ChatsService, chatsService } from './chats.service.ts';
import { type ClassRoom, keepClassRoom, leaveClassRoom } from './class-rooms.queries.ts';
import { importChats, type ImportedChat } from './import-chats.queries.ts';
import { laterSender } from './later/later-sender.ts';
import { laterHandlers } from './later/later.handlers.ts';
import { laterService } from './later/later.service.ts';
import { messageLimiter } from './messages/message-limiter.ts';
import { typingSignals } from './messages/typing-signals.ts';
import { pairsHandlers } from './pairs/pairs.handlers.ts';
import { type PairsService, pairsService } from './pairs/pairs.service.ts';
import { savedRepliesHandlers } from './saved-replies/saved-replies.handlers.ts';
import { savedReplyService } from './saved-replies/saved-replies.service.ts';

export { previewOf } from './chats.queries.ts';
export type { AskedSpan, TalkPage } from './chats.service.ts';
export type { AskedFamilies, ChatFamilies } from './pairs/chat-families.ts';
export type { ImportedChat } from './import-chats.queries.ts';
export { chatMemberView, chatMessageView, chatRoomView } from './published-views.ts';

/** Talks for who takes part in one without an account; whoever asks knows by whom. */
export interface MemberTalks extends Pick<
  ChatsService,
  'standing' | 'messages' | 'send' | 'markRead' | 'edit' | 'remove' | 'react'
> {
  /** How far everybody else has read. */
  othersRead(memberId: string, roomId: string): Promise<number[]>;
  /** The talks that her teacher and a guardian have alone. */
  readonly ofTwo: PairsService;
}

export interface ChatModule extends PlatformModule {
  /** How much of these rooms somebody has not read, by room; those that she is not in are missing. */
  unreadIn(memberId: string, roomIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Brings the room of a class to its name and its people; the answer is the room's id. */
  keepClassRoom(tx: Tx, room: ClassRoom): Promise<string>;
  /** Takes people out of the room of a class; what they said stays under their names. */
  leaveClassRoom(tx: Tx, leaving: { readonly classId: string; readonly memberIds: readonly string[] }): Promise<void>;
  readonly ofMembers: MemberTalks;
  /** Tells the others in a talk that somebody writes. */
  typing(memberId: string, roomId: string): Promise<void>;
  /** Sends what was kept for later and is due; the timer does it by itself. */
  tick(): Promise<void>;
  importChats(tx: Tx, chats: readonly ImportedChat[]): Promise<void>;
}

/** Talks between a teacher and her families, and the rooms of her classes. */
export function chatModule(deps: ChatDeps): ChatModule {
  const { database, clock } = deps;
  const chats = chatsService(deps);
  const pairs = pairsService(deps);
  const sender = laterSender(deps);
  return {
    async register(app) {
      implement(app, savedRepliesContract, savedRepliesHandlers(savedReplyService(deps)));
      implement(app, pairsContract, pairsHandlers(deps, { chats, pairs }));
      const writers = messageLimiter(deps);
      implement(app, chatsContract, chatsHandlers(chats, writers));
      implement(app, laterContract, laterHandlers(laterService(deps), writers));
      sender.start();
      app.addHook('preClose', () => sender.stop());
    },
    unreadIn: (memberId, roomIds) => chatsQueries(database.db).unreadIn(memberId, roomIds),
    keepClassRoom: (tx, room) => keepClassRoom(tx, room, clock.now()),
    leaveClassRoom: (tx, leaving) => leaveClassRoom(tx, leaving, clock.now()),
    ofMembers: { ...chats, othersRead: (...asked) => chatsQueries(database.db).othersRead(...asked), ofTwo: pairs },
    typing: typingSignals(deps),
    tick: () => sender.flush(),
    importChats: (tx, imported) => importChats(tx, imported, clock.now()),
  };
}
