import { isDeepStrictEqual } from 'node:util';
import type { ChatMessage, NewAccountWords, NewLaterMessage } from '@portal/domain/chat/chat-message';
import { LATER_LIMITS, type LaterMessage } from '@portal/domain/chat/later-message';
import type { Db, Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { mayShow } from '../cards/cards.service.ts';
import { cardRefOf } from '../cards/read-cards.ts';
import type { ChatDeps } from '../chat-deps.ts';
import { contactReasonOf } from '../messages/contact-reason.ts';
import { messageViews } from '../messages/message-views.ts';
import { messageQueries } from '../messages/messages.queries.ts';
import { deliverLater, usedByLater } from './deliver-later.ts';
import { tellDelivered } from './later-sender.ts';
import { type LaterPlace, laterQueries } from './later.queries.ts';
import type { LaterRow } from './later.tables.ts';
import { sendAtOf } from './send-at.ts';

const UNSENDABLE = {
  LEFT: 'NOT_FOUND',
  ALONE: 'WRONG_STATE',
  FILE_GONE: 'FILE_NOT_FOUND',
  BLOCKED: 'CHAT_BLOCKED',
} as const;

export type LaterService = ReturnType<typeof laterService>;

/** What a teacher keeps in her talks to be sent later. */
export function laterService(deps: ChatDeps) {
  const {
    database: { db },
    clock,
    files,
    realtime,
  } = deps;

  async function views(on: Db | Tx, rows: readonly LaterRow[]): Promise<LaterMessage[]> {
    const refs = await files.refsOf(
      on,
      rows.flatMap(({ fileIds }) => fileIds),
    );
    return rows.map(({ clientId, content, fileIds, replyTo, contactReason, sendAt, failure, ...columns }) => ({
      id: clientId,
      card: cardRefOf(columns),
      content,
      files: fileIds.flatMap((id) => refs.get(id) ?? []),
      replyTo,
      contactReason,
      sendAt: sendAt.toISOString(),
      failure,
    }));
  }

  /** Her other tabs show it too. */
  async function changed(row: LaterRow): Promise<LaterMessage> {
    realtime.tell(row.senderId, 'chat.changed', { id: row.roomId });
    return (await views(db, [row]))[0]!;
  }

  /** One that was sent meanwhile is not there any more, and she is told so. */
  async function noneOf(on: Db | Tx, { roomId, senderId, clientId }: LaterPlace): Promise<DomainError> {
    const seq = await messageQueries(on).seqOf(roomId, senderId, clientId);
    return new DomainError(seq === undefined ? 'NOT_FOUND' : 'WRONG_STATE');
  }

  return {
    async list(senderId: string, roomId: string): Promise<LaterMessage[]> {
      if (!(await messageQueries(db).isIn(senderId, roomId))) throw new DomainError('NOT_FOUND');
      return views(db, await laterQueries(db).all({ roomId, senderId }));
    },

    /** The same client id is one message: kept already, it stays as it was kept, and sent already, it is not kept again (R16). */
    async keep(senderId: string, roomId: string, written: NewLaterMessage): Promise<LaterMessage> {
      const { clientId, content, replyTo, fileIds, sendAt, card } = written;
      const row = await db.transaction(async (tx) => {
        if (!(await messageQueries(tx).lockRoom(senderId, roomId))) throw new DomainError('NOT_FOUND');
        const queries = laterQueries(tx);
        const place = { roomId, senderId, clientId };
        const known = await queries.find(place);
        if (known) return asKept(known, written);
        const ground = await messageQueries(tx).ground({ ...place, replyTo });
        if (ground.known !== null) throw new DomainError('WRONG_STATE');
        const at = sendAtOf(sendAt, clock.now());
        const n = LATER_LIMITS.perTalk;
        if ((await queries.count(place)) >= n) throw new DomainError('LIMIT_REACHED', { values: { n } });
        if (ground.isBlocked) throw new DomainError('CHAT_BLOCKED');
        if (!ground.hasAnswered) throw new DomainError('NOT_FOUND');
        if (card && !(await mayShow(tx, deps, { roomId, teacherId: senderId, card })))
          throw new DomainError('NOT_FOUND');
        const ids = [...new Set(fileIds)];
        if (ids.length)
          await files.use(tx, { ownerId: senderId, location: 'CHAT', usedBy: usedByLater(place), fileIds: ids });
        return queries.add({
          ...place,
          content: content.trim(),
          fileIds: ids,
          replyTo: replyTo ?? null,
          cardKind: card?.kind ?? null,
          cardId: card?.id ?? null,
          contactReason: await contactReasonOf(tx, deps, written),
          sendAt: at,
          keptAt: clock.now(),
        });
      });
      return changed(row);
    },

    async move(place: LaterPlace, sendAt: string): Promise<LaterMessage> {
      const row = await laterQueries(db).move(place, sendAtOf(sendAt, clock.now()));
      if (!row) throw await noneOf(db, place);
      return changed(row);
    },

    /** Its time, files and card stay as they are. */
    async rewrite(place: LaterPlace, { content, contactReason }: NewAccountWords): Promise<LaterMessage> {
      const row = await db.transaction(async (tx) => {
        const queries = laterQueries(tx);
        const before = await queries.lock(place);
        if (!before) throw await noneOf(tx, place);
        const words = { content: content.trim(), fileIds: [...before.fileIds], contactReason };
        const reason = await contactReasonOf(tx, deps, words, before);
        return queries.rewrite(place, { content: words.content, contactReason: reason });
      });
      return changed(row);
    },

    async cancel(place: LaterPlace): Promise<void> {
      await db.transaction(async (tx) => {
        const removed = await laterQueries(tx).remove(place);
        if (!removed) throw await noneOf(tx, place);
        if (removed.fileIds.length)
          await files.use(tx, { ownerId: place.senderId, location: 'CHAT', usedBy: usedByLater(place), fileIds: [] });
      });
      realtime.tell(place.senderId, 'chat.changed', { id: place.roomId });
    },

    /** Of one whose time came meanwhile, the message that it has become. */
    async sendNow(place: LaterPlace): Promise<ChatMessage> {
      const { roomId, senderId, clientId } = place;
      const { delivered, isNew } = await db.transaction(async (tx) => {
        const row = await laterQueries(tx).lock(place);
        if (row) return { delivered: await deliverLater(tx, deps, row), isNew: true };
        const seq = await messageQueries(tx).seqOf(roomId, senderId, clientId);
        if (seq === undefined) throw new DomainError('NOT_FOUND');
        return { delivered: { seq }, isNew: false };
      });
      if (isNew) await tellDelivered(deps, place, delivered);
      if ('failure' in delivered) throw new DomainError(UNSENDABLE[delivered.failure]);
      const row = await messageQueries(db).one(roomId, delivered.seq);
      return (await messageViews(db, deps, { roomId, memberId: senderId }, [row!]))[0]!;
    },
  };
}

/** The same call again finds what it kept, at whatever time it leaves by now; other words under its name are refused. */
function asKept(row: LaterRow, { content, fileIds, replyTo, card }: NewLaterMessage): LaterRow {
  const kept = [row.content, row.fileIds, row.replyTo, cardRefOf(row)];
  if (!isDeepStrictEqual(kept, [content.trim(), [...new Set(fileIds)], replyTo ?? null, card ?? null]))
    throw new DomainError('KEY_REUSED');
  return row;
}
