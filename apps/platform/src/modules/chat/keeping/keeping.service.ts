import type { Chat } from '@portal/domain/chat/chats.contract';
import { CHAT_PINS_MAX } from '@portal/domain/chat/keeping.contract';
import { muteEnd, type MuteSpan } from '@portal/domain/chat/states/mute';
import { DomainError } from '../../../core/domain-error.ts';
import type { ChatDeps } from '../chat-deps.ts';
import type { ChatsService } from '../chats.service.ts';
import { messageQueries } from '../messages/messages.queries.ts';
import { tellRoom } from '../messages/tell-room.ts';
import { keepingQueries } from './keeping.queries.ts';

export type KeepingService = ReturnType<typeof keepingService>;

/** How one person keeps her talks: on top of the list, quiet, or closed. Her other tabs follow; of a block the other one hears too. */
export function keepingService(deps: ChatDeps, chats: Pick<ChatsService, 'get'>) {
  const {
    database: { db },
    clock,
    realtime,
  } = deps;
  const of = (memberId: string) => keepingQueries(db, memberId);

  async function kept(memberId: string, id: string): Promise<Chat> {
    const chat = await chats.get(memberId, id);
    realtime.tell(memberId, 'chat.changed', { id });
    return chat;
  }

  return {
    async pin(memberId: string, id: string): Promise<Chat> {
      await db.transaction(async (tx) => {
        const queries = keepingQueries(tx, memberId);
        await queries.lockPins();
        if (!(await messageQueries(tx).isIn(memberId, id))) throw new DomainError('NOT_FOUND');
        const n = CHAT_PINS_MAX;
        if ((await queries.otherPins(id)) >= n) throw new DomainError('PINS_FULL', { values: { n } });
        await queries.pin(id, clock.now());
      });
      return kept(memberId, id);
    },

    async unpin(memberId: string, id: string): Promise<Chat> {
      await of(memberId).set(id, { pinnedAt: null });
      return kept(memberId, id);
    },

    async mute(memberId: string, id: string, span: MuteSpan): Promise<Chat> {
      const mutedAt = clock.now();
      await of(memberId).set(id, { mutedAt, mutedUntil: muteEnd(span, mutedAt) });
      return kept(memberId, id);
    },

    async unmute(memberId: string, id: string): Promise<Chat> {
      await of(memberId).set(id, { mutedAt: null, mutedUntil: null });
      return kept(memberId, id);
    },

    /** A message stands before it, or is refused: whoever writes holds the talk too. */
    async setBlocked(memberId: string, id: string, isBlocked: boolean): Promise<void> {
      await db.transaction(async (tx) => {
        const queries = messageQueries(tx);
        if (!(await queries.lockRoom(memberId, id))) throw new DomainError('NOT_FOUND');
        if (!(await queries.isOfTwo(id))) throw new DomainError('NOT_BLOCKABLE');
        await keepingQueries(tx, memberId).set(id, { blockedAt: isBlocked ? clock.now() : null });
      });
      await tellRoom(deps, id, 'chat.changed', { id });
    },
  };
}
