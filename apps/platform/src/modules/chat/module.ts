import { announcementsContract } from '@portal/domain/chat/announcements.contract';
import { cardsContract } from '@portal/domain/chat/cards.contract';
import { chatsContract } from '@portal/domain/chat/chats.contract';
import { keepingContract } from '@portal/domain/chat/keeping.contract';
import { laterAnnouncementsContract } from '@portal/domain/chat/later-announcements.contract';
import { laterContract } from '@portal/domain/chat/later.contract';
import { pairsContract } from '@portal/domain/chat/pairs.contract';
import { reportsContract } from '@portal/domain/chat/reports.contract';
import { savedRepliesContract } from '@portal/domain/chat/saved-replies.contract';
import { searchContract } from '@portal/domain/chat/search.contract';
import type { Tx } from '../../core/database/database.ts';
import type { OpsSource } from '../../core/desk/ops-source.ts';
import { implement } from '../../core/http/implement.ts';
import type { PlatformModule } from '../../core/module.ts';
import { announcementsHandlers } from './announcements/announcements.handlers.ts';
import { announcementsService } from './announcements/announcements.service.ts';
import { importAnnouncements, type ImportedAnnouncement } from './announcements/import-announcements.queries.ts';
import { reminderSender } from './announcements/reminder-sender.ts';
import { remindersService } from './announcements/reminders.service.ts';
import { cardsHandlers } from './cards/cards.handlers.ts';
import { cardsService } from './cards/cards.service.ts';
import type { ChatDeps } from './chat-deps.ts';
import { chatsHandlers } from './chats.handlers.ts';
import { chatsQueries } from './chats.queries.ts';
import { type ChatsService, chatsService } from './chats.service.ts';
import { type ClassRoom, keepClassRoom, leaveClassRoom } from './class-rooms.queries.ts';
import { importChats, type ImportedChat } from './import-chats.queries.ts';
import { keepingHandlers } from './keeping/keeping.handlers.ts';
import { keepingService } from './keeping/keeping.service.ts';
import { laterSender } from './later/later-sender.ts';
import { laterHandlers } from './later/later.handlers.ts';
import { laterService } from './later/later.service.ts';
import { announcementSender } from './later-announcements/announcement-sender.ts';
import { importWaiting, type ImportedWaiting } from './later-announcements/import-waiting.queries.ts';
import { laterAnnouncementsHandlers } from './later-announcements/later-announcements.handlers.ts';
import { laterAnnouncementsService } from './later-announcements/later-announcements.service.ts';
import { messageLimiter } from './messages/message-limiter.ts';
import { typingSignals } from './messages/typing-signals.ts';
import { pairsHandlers } from './pairs/pairs.handlers.ts';
import { type PairsService, pairsService } from './pairs/pairs.service.ts';
import { chatOpsSource } from './reports/chat-ops-source.ts';
import { importReports, type ImportedReport } from './reports/import-reports.queries.ts';
import { reportsHandlers } from './reports/reports.handlers.ts';
import { type ReportsService, reportsService } from './reports/reports.service.ts';
import { savedRepliesHandlers } from './saved-replies/saved-replies.handlers.ts';
import { savedReplyService } from './saved-replies/saved-replies.service.ts';
import { searchHandlers } from './search/search.handlers.ts';

export type { CardOffer, CardReader, CardTalk, ChatCards } from './cards/chat-cards.ts';
export { cardRefOf } from './cards/read-cards.ts';
export type { AnnouncedClasses, Reminded, ReminderLetters } from './announcements/announcement-ports.ts';
export type { ImportedWaiting } from './later-announcements/import-waiting.queries.ts';
export type { ImportedAnnouncement } from './announcements/import-announcements.queries.ts';
export type { DecidedForFamily, DecisionLetters } from './reports/report-ports.ts';
export { previewOf } from './chats.queries.ts';
export type { AskedSpan, TalkPage } from './chats.service.ts';
export type { AskedFamilies, ChatFamilies } from './pairs/chat-families.ts';
export type { ImportedReport } from './reports/import-reports.queries.ts';
export type { ImportedChat } from './import-chats.queries.ts';
export { chatMemberView, chatMessageView, chatRoomView } from './published-views.ts';

/** Talks for who takes part in one without an account; whoever asks knows by whom. */
export interface MemberTalks extends Pick<
  ChatsService,
  'standing' | 'messages' | 'cardOf' | 'send' | 'markRead' | 'edit' | 'remove' | 'react'
> {
  /** How far everybody else has read. */
  othersRead(memberId: string, roomId: string): Promise<number[]>;
  /** Whether she wants to hear nothing more in a talk of two. */
  setBlocked(memberId: string, roomId: string, isBlocked: boolean): Promise<void>;
  /** What is told the team of a talk. */
  readonly reports: ReportsService;
  /** The talks that her teacher and a guardian have alone. */
  readonly ofTwo: PairsService;
}

export interface ChatModule extends PlatformModule {
  /** Reported talks. */
  readonly opsSource: OpsSource;
  /** How much of these rooms somebody has not read, by room; those that she is not in are missing. */
  unreadIn(memberId: string, roomIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Brings the room of a class to its name and its people; the answer is the room's id. */
  keepClassRoom(tx: Tx, room: ClassRoom): Promise<string>;
  /** Takes people out of the room of a class; what they said stays under their names. */
  leaveClassRoom(tx: Tx, leaving: { readonly classId: string; readonly memberIds: readonly string[] }): Promise<void>;
  readonly ofMembers: MemberTalks;
  /** Tells the others in a talk that somebody writes. */
  typing(memberId: string, roomId: string): Promise<void>;
  /** Sends what was kept for later, and the reminders that are due; the timer does it by itself. */
  tick(): Promise<void>;
  importChats(tx: Tx, chats: readonly ImportedChat[], announcements?: readonly ImportedAnnouncement[]): Promise<void>;
  /** Announcements that wait for their time. */
  importWaiting(tx: Tx, waiting: readonly ImportedWaiting[]): Promise<void>;
  /** Reports of messages that were imported, with what the team decided. */
  importReports(tx: Tx, reports: readonly ImportedReport[]): Promise<void>;
}

/** Talks between a teacher and her families, and the rooms of her classes. */
export function chatModule(deps: ChatDeps): ChatModule {
  const { database, clock } = deps;
  const chats = chatsService(deps);
  const pairs = pairsService(deps);
  const keeping = keepingService(deps, chats);
  const sender = laterSender(deps);
  const desk = chatOpsSource(deps);
  const reports = reportsService(deps, desk);
  const announcer = announcementSender(deps);
  const reminders = reminderSender(deps);
  return {
    opsSource: desk,
    async register(app) {
      implement(app, savedRepliesContract, savedRepliesHandlers(savedReplyService(deps)));
      implement(app, searchContract, searchHandlers(deps));
      implement(app, pairsContract, pairsHandlers(deps, { chats, pairs }));
      const writers = messageLimiter(deps);
      implement(app, chatsContract, chatsHandlers(chats, writers));
      implement(app, keepingContract, keepingHandlers(chats, keeping));
      implement(app, reportsContract, reportsHandlers(reports, writers));
      implement(app, cardsContract, cardsHandlers(cardsService(deps)));
      implement(app, laterContract, laterHandlers(laterService(deps), writers));
      const announcing = {
        announcements: announcementsService(deps),
        reminders: remindersService(deps, () => reminders.wake()),
      };
      implement(app, laterAnnouncementsContract, laterAnnouncementsHandlers(laterAnnouncementsService(deps), writers));
      implement(app, announcementsContract, announcementsHandlers(announcing, writers));
      for (const worker of [sender, announcer, reminders]) {
        worker.start();
        app.addHook('preClose', () => worker.stop());
      }
    },
    unreadIn: (memberId, roomIds) => chatsQueries(database.db).unreadIn(memberId, roomIds),
    keepClassRoom: (tx, room) => keepClassRoom(tx, room, clock.now()),
    leaveClassRoom: (tx, leaving) => leaveClassRoom(tx, leaving, clock.now()),
    ofMembers: {
      ...chats,
      othersRead: (...asked) => chatsQueries(database.db).othersRead(...asked),
      setBlocked: keeping.setBlocked,
      reports,
      ofTwo: pairs,
    },
    typing: typingSignals(deps),
    async tick() {
      await sender.flush();
      await announcer.flush();
      await reminders.flush();
    },
    importChats: (tx, imported, announcements = []) =>
      importAnnouncements(tx, announcements, () => importChats(tx, imported, clock.now())),
    importWaiting: (tx, waiting) => importWaiting(tx, waiting, clock.now()),
    importReports: (tx, imported) => importReports(tx, { ...deps, desk }, imported),
  };
}
