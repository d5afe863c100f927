import type { ChatMessage, ChatPerson, NewChatMessage } from '@portal/domain/chat/chat-message';
import type { Reaction } from '@portal/domain/chat/reaction';
import type { FamilyChat } from '@portal/domain/families/family-chat';
import type { FamilyDoor } from '@portal/domain/families/family-door';
import { DomainError } from '../../../core/domain-error.ts';
import type { ModuleDeps } from '../../../core/module.ts';
import { familyOwnerOf } from '../../assets/module.ts';
import type { AskedSpan, MemberTalks, TalkPage } from '../../chat/module.ts';
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
    const [{ lastSeq, lastChange, lastReadSeq }, othersRead] = await Promise.all([
      talks.standing(memberId, id),
      talks.othersRead(memberId, id),
    ]);
    return { lastSeq, lastChange, lastReadSeq, othersRead };
  }

  /** Without the names of children of other families, wherever one stands. */
  async function shown(family: Family, items: readonly ChatMessage[]): Promise<ChatMessage[]> {
    const people = items.flatMap(({ sender, replyTo }) => [sender.id, ...(replyTo ? [replyTo.sender.id] : [])]);
    const hidden = await foreignChildren(db, family, people);
    const known = (person: ChatPerson) => (hidden.has(person.id) ? { ...person, name: '', avatar: null } : person);
    return items.map((item) => ({
      ...item,
      sender: known(item.sender),
      replyTo: item.replyTo && { ...item.replyTo, sender: known(item.replyTo.sender) },
    }));
  }
  const one = async (family: Family, message: ChatMessage): Promise<ChatMessage> =>
    (await shown(family, [message]))[0]!;
  const ownerOf = ({ guardian, class: of }: Family) => familyOwnerOf({ guardianId: guardian.id, classId: of.id });

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
          isDeleted: last.isDeleted,
          preview: last.preview,
          at: last.at.toISOString(),
        },
      };
    },

    async messages(family: Family, span: AskedSpan): Promise<TalkPage> {
      const page = await talks.messages(family.guardian.id, roomOf(family), span);
      return { ...page, items: await shown(family, page.items) };
    },

    /** Its files belong to guardian and class, as those of homework do. */
    send: async (family: Family, message: NewChatMessage) =>
      one(family, await talks.send(family.guardian.id, roomOf(family), message, { ownerId: ownerOf(family) })),

    edit: async (family: Family, seq: number, content: string) =>
      one(family, await talks.edit(family.guardian.id, { roomId: roomOf(family), seq }, content)),

    remove: async (family: Family, seq: number) =>
      one(family, await talks.remove(family.guardian.id, { roomId: roomOf(family), seq }, ownerOf(family))),

    react: async (family: Family, seq: number, reaction: Reaction | null) =>
      one(family, await talks.react(family.guardian.id, { roomId: roomOf(family), seq }, reaction)),

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
