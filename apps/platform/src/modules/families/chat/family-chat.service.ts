import type { ChatMessage, NewChatMessage } from '@portal/domain/chat/chat-message';
import type { FamilyChat } from '@portal/domain/families/family-chat';
import type { FamilyDoor } from '@portal/domain/families/family-door';
import { DomainError } from '../../../core/domain-error.ts';
import type { ModuleDeps } from '../../../core/module.ts';
import { familyOwnerOf } from '../../assets/module.ts';
import type { AskedSpan, MemberTalks } from '../../chat/module.ts';
import type { Family } from '../../classes/module.ts';
import { foreignChildren } from './family-chat.queries.ts';

export interface FamilyChatDeps extends Pick<ModuleDeps, 'database'> {
  readonly talks: MemberTalks;
}

/** The room of a class for one family: it writes as its guardian, and reads no name of another family's child. */
export function familyChatService({ database: { db }, talks }: FamilyChatDeps) {
  function roomOf({ class: { chatRoomId } }: Family): string {
    if (chatRoomId === null) throw new DomainError('NOT_FOUND');
    return chatRoomId;
  }

  async function chat(family: Family): Promise<FamilyChat> {
    const [memberId, id] = [family.guardian.id, roomOf(family)];
    const [{ lastSeq, lastReadSeq }, othersRead] = await Promise.all([
      talks.standing(memberId, id),
      talks.othersRead(memberId, id),
    ]);
    return { lastSeq, lastReadSeq, othersRead };
  }

  return {
    chat,

    /** Null where she is in no room: nobody else knows that there is one. */
    async line(family: Family): Promise<FamilyDoor['chat']> {
      const memberId = family.guardian.id;
      const id = family.class.chatRoomId;
      const found = id === null ? undefined : await talks.standing(memberId, id).catch(noneWhereNotFound);
      if (id === null || !found) return null;
      const { unreadCount, last } = found;
      const hidden = await foreignChildren(db, family, last ? [last.senderId] : []);
      return {
        id,
        memberId,
        unreadCount,
        lastMessage: last && {
          senderName: hidden.has(last.senderId) ? '' : last.senderName,
          isMine: last.senderId === memberId,
          preview: last.preview,
          at: last.at.toISOString(),
        },
      };
    },

    async messages(family: Family, span: AskedSpan): Promise<{ lastSeq: number; items: ChatMessage[] }> {
      const { lastSeq, items } = await talks.messages(family.guardian.id, roomOf(family), span);
      const hidden = await foreignChildren(
        db,
        family,
        items.map(({ sender }) => sender.id),
      );
      const shown = items.map((item) =>
        hidden.has(item.sender.id) ? { ...item, sender: { ...item.sender, name: '', avatar: null } } : item,
      );
      return { lastSeq, items: shown };
    },

    /** Its files belong to guardian and class, as those of homework do. */
    send(family: Family, message: NewChatMessage): Promise<ChatMessage> {
      const { guardian, class: of } = family;
      const ownerId = familyOwnerOf({ guardianId: guardian.id, classId: of.id });
      return talks.send(guardian.id, roomOf(family), message, { ownerId });
    },

    async markRead(family: Family, seq: number): Promise<FamilyChat> {
      await talks.markRead(family.guardian.id, roomOf(family), seq);
      return chat(family);
    },
  };
}

export type FamilyChatService = ReturnType<typeof familyChatService>;

function noneWhereNotFound(error: unknown): undefined {
  if (error instanceof DomainError && error.code === 'NOT_FOUND') return undefined;
  throw error;
}
