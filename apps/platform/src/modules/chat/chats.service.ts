import type { ChatAction } from '@portal/domain/chat/chat';
import type { ChatMessage, ChatSpan, NewAccountMessage } from '@portal/domain/chat/chat-message';
import type { Chat } from '@portal/domain/chat/chats.contract';
import type { ServerEvent, ServerEvents } from '@portal/domain/wire/realtime-events';
import { DomainError } from '../../core/domain-error.ts';
import type { ChatDeps } from './chat-deps.ts';
import { chatsQueries, type TalkStanding } from './chats.queries.ts';
import { contactReasonOf } from './contact-reason.ts';
import { messageQueries } from './messages.queries.ts';

export type ChatsService = ReturnType<typeof chatsService>;
type Found = Awaited<ReturnType<ReturnType<typeof messageQueries>['page']>>;

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
export function chatsService({ database: { db }, clock, realtime, files }: ChatDeps) {
  async function standing(memberId: string, id: string): Promise<TalkStanding> {
    const found = await chatsQueries(db).standing(memberId, id);
    if (!found) throw new DomainError('NOT_FOUND');
    return found;
  }

  async function get(memberId: string, id: string): Promise<Chat> {
    const found = await chatsQueries(db).one(memberId, id);
    if (!found) throw new DomainError('NOT_FOUND');
    return found;
  }

  async function viewsOf(memberId: string, rows: Found): Promise<ChatMessage[]> {
    const refs = await files.refsOf(
      db,
      rows.flatMap(({ message }) => message.fileIds),
    );
    return rows.map(({ message: { seq, senderId, clientId, content, fileIds, sentAt }, sender }) => ({
      seq,
      content,
      isMine: senderId === memberId,
      clientId: senderId === memberId ? clientId : null,
      sender: { id: senderId, name: sender?.name ?? '', avatar: sender?.avatar ?? null },
      files: fileIds.flatMap((id) => refs.get(id) ?? []),
      at: sentAt.toISOString(),
    }));
  }

  /** Everybody in the room hears it; who has no account is nowhere to hear. */
  async function tellAll<E extends ServerEvent>(roomId: string, event: E, payload: ServerEvents[E]): Promise<void> {
    for (const id of await messageQueries(db).memberIds(roomId)) realtime.tell(id, event, payload);
  }

  return {
    get,
    standing,

    async messages(
      memberId: string,
      id: string,
      { before, after, size }: AskedSpan,
    ): Promise<{ lastSeq: number; items: ChatMessage[] }> {
      const { lastSeq } = await standing(memberId, id);
      const rows = await messageQueries(db).page(id, {
        before: numberOf(before),
        after: numberOf(after),
        size: numberOf(size) ?? PAGE_SIZE,
      });
      return { lastSeq, items: await viewsOf(memberId, rows) };
    },

    /**
     * The same client id twice is one message, whatever the second one says (R16). Who has no account has uploaded its files under
     * another name. What a teacher writes gives no contact data away without a reason.
     */
    async send(
      memberId: string,
      id: string,
      written: NewAccountMessage,
      { ownerId = memberId, isTeacher = false }: Sender = {},
    ): Promise<ChatMessage> {
      const { clientId, content, fileIds } = written;
      const { seq, isNew } = await db.transaction(async (tx) => {
        const queries = messageQueries(tx);
        if (!(await queries.lockRoom(memberId, id))) throw new DomainError('NOT_FOUND');
        const known = await queries.seqOf(id, memberId, clientId);
        if (known !== undefined) return { seq: known, isNew: false };
        const contactReason = isTeacher ? contactReasonOf(written) : null;
        const message = { roomId: id, senderId: memberId, clientId, content: content.trim(), sentAt: clock.now() };
        const seq = await queries.write({ ...message, contactReason, fileIds: [...new Set(fileIds)] });
        if (fileIds.length) await files.use(tx, { ownerId, location: 'CHAT', usedBy: `chat:${id}:${seq}`, fileIds });
        return { seq, isNew: true };
      });
      if (isNew) await tellAll(id, 'chat.message', { id, seq });
      const row = await messageQueries(db).one(id, seq);
      const [sent] = await viewsOf(memberId, [row!]);
      return sent!;
    },

    async markRead(memberId: string, id: string, seq: number): Promise<void> {
      if (await messageQueries(db).markRead(memberId, id, seq)) await tellAll(id, 'chat.changed', { id });
    },

    async act(memberId: string, id: string, action: ChatAction): Promise<Chat> {
      await messageQueries(db).archive(memberId, id, action === 'ARCHIVE' ? clock.now() : null);
      const chat = await get(memberId, id);
      realtime.tell(memberId, 'chat.changed', { id });
      return chat;
    },
  };
}
