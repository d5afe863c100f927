import type { ChatReader } from '@portal/domain/chat/chat-family';
import type { ChatMessage, ChatSpan, NewAccountMessage } from '@portal/domain/chat/chat-message';
import type { Chat, ChatRoom } from '@portal/domain/chat/chats.contract';
import type { ChatAction } from '@portal/domain/chat/states/chat';
import { DomainError } from '../../core/domain-error.ts';
import { withCardLines } from './cards/card-lines.ts';
import { cardsService, mayShow } from './cards/cards.service.ts';
import type { ChatDeps } from './chat-deps.ts';
import { chatsQueries, type RoomRow, type TalkStanding } from './chats.queries.ts';
import { laterQueries } from './later/later.queries.ts';
import { answerQueries } from './messages/answers.queries.ts';
import { contactReasonOf } from './messages/contact-reason.ts';
import { messageChangesService } from './messages/message-changes.service.ts';
import { messageViews } from './messages/message-views.ts';
import { messageQueries } from './messages/messages.queries.ts';
import { refuseOtherMessage } from './messages/same-message.ts';
import { tellMembers, tellRoom } from './messages/tell-room.ts';
import { writeMessage } from './messages/write-message.ts';
import type { AskedRooms } from './talks-statement.queries.ts';

export type ChatsService = ReturnType<typeof chatsService>;
type Found = Awaited<ReturnType<ReturnType<typeof messageQueries>['page']>>;

/** Messages, and how far the talk has come. */
export interface TalkPage {
  readonly lastSeq: number;
  readonly lastChange: number;
  readonly items: ChatMessage[];
}

/** Which messages somebody wants, as the contract has it. */
export type AskedSpan = { readonly [name in keyof typeof ChatSpan]?: string | undefined };

/** Who writes: under which name her files were uploaded, and whether she is a teacher. */
interface Sender {
  readonly ownerId?: string;
  readonly isTeacher?: boolean;
}

const PAGE_SIZE = 50;
const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));

/** What one person does in her talks; a talk that she is not in looks like none. */
export function chatsService(deps: ChatDeps) {
  const {
    database: { db },
    clock,
    realtime,
    families,
  } = deps;
  const cards = cardsService(deps);

  /** With whose guardian each of them is, and what a card says that was sent last. */
  async function shown<R extends Omit<RoomRow, 'isArchived'>>(memberId: string, rows: readonly R[]) {
    const guardianIds = rows.flatMap(({ guardianId }) => guardianId ?? []);
    const [found, told] = await Promise.all([
      families.of(db, memberId, guardianIds),
      withCardLines(deps, memberId, rows),
    ]);
    return told.map(({ guardianId, ...room }) => ({
      ...room,
      family: guardianId === null ? null : (found.get(guardianId) ?? null),
    }));
  }

  /** What the others in a talk read, and by whose clocks they live: all who are alike once. */
  async function readersOf(memberId: string, { members }: Pick<Chat, 'members'>): Promise<ChatReader[]> {
    const others = members.flatMap(({ id, isMe }) => (isMe ? [] : id));
    const found = await families.of(db, memberId, others);
    const alike = new Map(
      [...found.values()].map(({ language, timeZone }) => [`${language} ${timeZone}`, { language, timeZone }]),
    );
    return [...alike.values()];
  }

  async function standing(memberId: string, id: string): Promise<TalkStanding> {
    const found = await chatsQueries(db).standing(memberId, id);
    if (!found) throw new DomainError('NOT_FOUND');
    return found;
  }

  async function get(memberId: string, id: string): Promise<Chat> {
    const found = await chatsQueries(db).one(memberId, id);
    if (!found) throw new DomainError('NOT_FOUND');
    const [[chat], readers, laterCount, nextLessonAt] = await Promise.all([
      shown(memberId, [found]),
      readersOf(memberId, found),
      laterQueries(db).count({ roomId: id, senderId: memberId }),
      cards.nextLessonAt(memberId, found),
    ]);
    return { ...chat!, readers, laterCount, nextLessonAt };
  }

  const viewsOf = (memberId: string, roomId: string, rows: Found) => messageViews(db, deps, { roomId, memberId }, rows);

  return {
    get,
    standing,
    cardOf: cards.one,

    /** One of her lists as far as it is asked for, and how many stand in the whole of it. */
    async list(
      memberId: string,
      wanted: Omit<AskedRooms, 'guardianIds'>,
      size: number,
    ): Promise<{ total: number; items: ChatRoom[] }> {
      const { search = '' } = wanted;
      const guardianIds = search.trim() === '' ? [] : await families.named(db, memberId, search);
      const asked = { ...wanted, guardianIds };
      const queries = chatsQueries(db);
      const [total, rows] = await Promise.all([
        queries.countOf(memberId, asked, clock.now()),
        queries.roomsOf(memberId, asked, size),
      ]);
      return { total, items: await shown(memberId, rows) };
    },

    pinned: async (memberId: string): Promise<ChatRoom[]> => shown(memberId, await chatsQueries(db).pinnedOf(memberId)),

    ...messageChangesService(deps),

    async messages(memberId: string, id: string, { before, after, changedAfter, size }: AskedSpan): Promise<TalkPage> {
      const { lastSeq, lastChange } = await standing(memberId, id);
      const rows = await messageQueries(db).page(id, {
        before: numberOf(before),
        after: numberOf(after),
        changedAfter: numberOf(changedAfter),
        size: numberOf(size) ?? PAGE_SIZE,
      });
      return { lastSeq, lastChange, items: await viewsOf(memberId, id, rows) };
    },

    /**
     * The same client id twice is one message, and another one under it is refused (R16). Who has no account has uploaded its files under
     * another name. What a teacher writes gives no contact data away without a reason.
     */
    async send(
      memberId: string,
      id: string,
      written: NewAccountMessage,
      { ownerId = memberId, isTeacher = false }: Sender = {},
    ): Promise<ChatMessage> {
      const { clientId, content, fileIds, voice = null, replyTo = null, card = null } = written;
      const { found, hearers } = await db.transaction(async (tx) => {
        const queries = messageQueries(tx);
        if (!(await queries.lockRoom(memberId, id))) throw new DomainError('NOT_FOUND');
        const place = { roomId: id, senderId: memberId, clientId };
        const ground = await queries.ground({ ...place, replyTo });
        if (ground.known !== null) {
          const found = (await queries.one(id, ground.known))!;
          refuseOtherMessage(found, written);
          return { found, hearers: [] };
        }
        if (card && !(await mayShow(tx, deps, { roomId: id, teacherId: memberId, card })))
          throw new DomainError('NOT_FOUND');
        const contactReason = isTeacher ? await contactReasonOf(tx, deps, written) : null;
        const message = { ...place, ownerId, content, replyTo, contactReason, fileIds, voice, card };
        return { found: await writeMessage(tx, deps, message, ground), hearers: ground.memberIds };
      });
      tellMembers(deps, hearers, 'chat.message', { id, seq: found.message.seq });
      const [sent] = await viewsOf(memberId, id, [found]);
      return sent!;
    },

    async markRead(memberId: string, id: string, seq: number): Promise<void> {
      if (await messageQueries(db).markRead(memberId, id, seq)) await tellRoom(deps, id, 'chat.changed', { id });
    },

    /** What she has answered otherwise, or needs no answer; back again where she thinks better of it. */
    async markAnswered(memberId: string, id: string, seq: number): Promise<Chat> {
      if (!(await answerQueries(db).set(memberId, id, seq))) throw new DomainError('NOT_FOUND');
      realtime.tell(memberId, 'chat.changed', { id });
      return get(memberId, id);
    },

    async act(memberId: string, id: string, action: ChatAction): Promise<Chat> {
      await messageQueries(db).archive(memberId, id, action === 'ARCHIVE' ? clock.now() : null);
      const chat = await get(memberId, id);
      realtime.tell(memberId, 'chat.changed', { id });
      return chat;
    },
  };
}
