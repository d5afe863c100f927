import type { ChatMessage, ChatPerson, NewChatMessage } from '@portal/domain/chat/chat-message';
import type { ChatReports, NewChatReport, OwnChatReport } from '@portal/domain/chat/chat-report';
import type { Reaction } from '@portal/domain/chat/states/reaction';
import type { FamilyChat, FamilyChatLine, FamilyRoom } from '@portal/domain/families/family-chat';
import type { FamilyDoor } from '@portal/domain/families/family-door';
import { DomainError } from '../../../core/domain-error.ts';
import type { ModuleDeps } from '../../../core/module.ts';
import { familyOwnerOf } from '../../assets/module.ts';
import type { AskedSpan, MemberTalks, TalkPage } from '../../chat/module.ts';
import type { Family } from '../../classes/module.ts';
import { familyCardLine } from './card-words.ts';
import { foreignChildren } from './family-chat.queries.ts';

export interface FamilyChatDeps extends Pick<ModuleDeps, 'database'> {
  readonly talks: MemberTalks;
}

/** A message in one of its talks; 0 for the talk as a whole. */
interface FamilyPlace {
  readonly room: FamilyRoom;
  readonly seq: number;
}

/** How a talk stands in which nobody has written: she and the teacher have read nothing. */
const SILENT: FamilyChat = {
  lastSeq: 0,
  lastChange: 0,
  lastReadSeq: 0,
  othersRead: [0],
  block: 'NONE',
  decisions: 0,
};

/**
 * The talks of one family: the room of its class, where it reads no name of another family's child, and the one with the teacher
 * alone. It writes as its guardian in both.
 */
export function familyChatService({ database: { db }, talks }: FamilyChatDeps) {
  const twoOf = ({ guardian, class: of }: Family) => ({ teacherId: of.teacherId, guardianId: guardian.id });

  /** Undefined for the talk with the teacher while nobody has opened it. */
  async function known(family: Family, room: FamilyRoom): Promise<string | undefined> {
    if (room === 'teacher') return talks.ofTwo.idOf(twoOf(family));
    const { chatRoomId } = family.class;
    if (chatRoomId === null) throw new DomainError('NOT_FOUND');
    return chatRoomId;
  }

  async function placeOf(family: Family, { room, seq }: FamilyPlace) {
    const roomId = await known(family, room);
    if (roomId === undefined) throw new DomainError('NOT_FOUND');
    return { roomId, seq };
  }

  async function chat(family: Family, room: FamilyRoom): Promise<FamilyChat> {
    const [memberId, id] = [family.guardian.id, await known(family, room)];
    if (id === undefined) return SILENT;
    const [{ lastSeq, lastChange, lastReadSeq, block }, othersRead, decisions] = await Promise.all([
      talks.standing(memberId, id),
      talks.othersRead(memberId, id),
      talks.reports.decisions(memberId, id),
    ]);
    return { lastSeq, lastChange, lastReadSeq, othersRead, block, decisions };
  }

  /** Without the names of children of other families, wherever one stands. */
  async function shown(family: Family, items: readonly ChatMessage[]): Promise<ChatMessage[]> {
    const people = items.flatMap(({ sender, replyTo }) => [sender.id, ...(replyTo ? [replyTo.sender.id] : [])]);
    const hidden = await foreignChildren(db, family, people);
    const named = (person: ChatPerson) => (hidden.has(person.id) ? { ...person, name: '', avatar: null } : person);
    return items.map((item) => ({
      ...item,
      sender: named(item.sender),
      replyTo: item.replyTo && { ...item.replyTo, sender: named(item.replyTo.sender) },
    }));
  }
  const one = async (family: Family, message: ChatMessage): Promise<ChatMessage> =>
    (await shown(family, [message]))[0]!;
  const ownerOf = ({ guardian, class: of }: Family) => familyOwnerOf({ guardianId: guardian.id, classId: of.id });

  /** Undefined where she is in no such room. */
  async function lineOf(family: Family, id: string | undefined): Promise<Omit<FamilyChatLine, 'id'> | undefined> {
    const memberId = family.guardian.id;
    const found = id === undefined ? undefined : await talks.standing(memberId, id).catch(noneWhereNotFound);
    if (!found) return undefined;
    const { unreadCount, last, block } = found;
    const [hidden, isReported] = await Promise.all([
      foreignChildren(db, family, last ? [last.senderId] : []),
      talks.reports.areOpen(memberId, id!),
    ]);
    const isCardAlone = last !== null && last.preview === '' && last.card !== null;
    const cardLine = isCardAlone
      ? familyCardLine(await talks.cardOf(db, memberId, id!, last.card!), family.guardian)
      : '';
    return {
      memberId,
      unreadCount,
      lastMessage: last && {
        senderName: hidden.has(last.senderId) ? '' : last.senderName,
        isMine: last.senderId === memberId,
        isDeleted: last.isDeleted,
        preview: last.preview || cardLine,
        voiceSeconds: last.voiceSeconds,
        at: last.at.toISOString(),
      },
      block,
      isReported,
    };
  }

  return {
    chat,

    /** That of the class is null where she is not in its room: nobody else knows that there is one. */
    async lines(family: Family): Promise<Pick<FamilyDoor, 'chat' | 'teacherChat'>> {
      const classRoom = family.class.chatRoomId ?? undefined;
      const [ofClass, ofTwo] = await Promise.all([
        lineOf(family, classRoom),
        known(family, 'teacher').then((id) => lineOf(family, id)),
      ]);
      const nothing = { unreadCount: 0, lastMessage: null, block: 'NONE', isReported: false } as const;
      const silent = { memberId: family.guardian.id, ...nothing };
      return {
        chat: classRoom !== undefined && ofClass ? { id: classRoom, ...ofClass } : null,
        teacherChat: { id: family.class.teacherId, ...(ofTwo ?? silent) },
      };
    },

    async messages(family: Family, room: FamilyRoom, span: AskedSpan): Promise<TalkPage> {
      const id = await known(family, room);
      if (id === undefined) return { lastSeq: 0, lastChange: 0, items: [] };
      const page = await talks.messages(family.guardian.id, id, span);
      return { ...page, items: await shown(family, page.items) };
    },

    /** Its files belong to guardian and class, as those of homework do. The first word to the teacher opens the talk with her. */
    async send(family: Family, room: FamilyRoom, message: NewChatMessage): Promise<ChatMessage> {
      const id = (await known(family, room)) ?? (await talks.ofTwo.open(twoOf(family)));
      return one(family, await talks.send(family.guardian.id, id, message, { ownerId: ownerOf(family) }));
    },

    edit: async (family: Family, place: FamilyPlace, content: string) =>
      one(family, await talks.edit(family.guardian.id, await placeOf(family, place), content)),

    remove: async (family: Family, place: FamilyPlace) =>
      one(family, await talks.remove(family.guardian.id, await placeOf(family, place), ownerOf(family))),

    react: async (family: Family, place: FamilyPlace, reaction: Reaction | null) =>
      one(family, await talks.react(family.guardian.id, await placeOf(family, place), reaction)),

    /** The talk with the teacher; the room of the class stays open, as it does for its teacher. */
    async setBlocked(family: Family, room: FamilyRoom, isBlocked: boolean): Promise<FamilyChat> {
      const id = await known(family, room);
      if (id === undefined) throw new DomainError('NOT_FOUND');
      await talks.setBlocked(family.guardian.id, id, isBlocked);
      return chat(family, room);
    },

    /** What she tells the team of a talk, as any member of it does. */
    reports: {
      async list(family: Family, room: FamilyRoom): Promise<ChatReports> {
        const id = await known(family, room);
        return id === undefined ? { items: [], warnings: [] } : talks.reports.list(family.guardian.id, id);
      },
      report: async (family: Family, place: FamilyPlace, report: NewChatReport): Promise<OwnChatReport> =>
        talks.reports.report(family.guardian.id, await placeOf(family, place), report),
    },

    async markRead(family: Family, room: FamilyRoom, seq: number): Promise<FamilyChat> {
      const id = await known(family, room);
      if (id !== undefined) await talks.markRead(family.guardian.id, id, seq);
      return chat(family, room);
    },
  };
}

export type FamilyChatService = ReturnType<typeof familyChatService>;

function noneWhereNotFound(error: unknown): undefined {
  if (error instanceof DomainError && error.code === 'NOT_FOUND') return undefined;
  throw error;
}
