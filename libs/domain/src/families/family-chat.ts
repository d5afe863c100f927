import * as v from 'valibot';
import { ChatSeq } from '../chat/chat-message.ts';
import { CHAT_BLOCKS } from '../chat/states/block.ts';
import { Id, Instant } from '../contract/scalar.ts';

/** The talks of a family: with its whole class, and with the teacher alone. */
export const FAMILY_ROOMS = ['class', 'teacher'] as const;
export type FamilyRoom = (typeof FAMILY_ROOMS)[number];

/** One of its talks in one line, as a family sees it. */
export const FamilyChatLine = v.object({
  /** The room of the class; or the teacher, for that talk has no room before somebody writes. */
  id: Id,
  /** By whom this family writes there. */
  memberId: Id,
  /** Counted up to LIMITS.badgeCap + 1. */
  unreadCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  lastMessage: v.nullable(
    v.object({
      /** Empty for a child of another family. */
      senderName: v.string(),
      isMine: v.boolean(),
      /** Whether its sender has taken it back. */
      isDeleted: v.boolean(),
      /** Empty where only files were sent. */
      preview: v.string(),
      /** How long it is, where it was said and not written. */
      voiceSeconds: v.nullable(v.number()),
      at: Instant,
    }),
  ),
  /** Whether nobody writes there now, and who wanted it so. */
  block: v.picklist(CHAT_BLOCKS),
  /** Whether the team has yet to decide of what she reported there. */
  isReported: v.boolean(),
});
export type FamilyChatLine = v.InferOutput<typeof FamilyChatLine>;

/** What opens a talk over the family's page, in its address: `?talk=open` that of the class, as letters have it since there is one. */
export const TALK_IN_ADDRESS = { name: 'talk', values: { class: 'open', teacher: 'teacher' } } as const satisfies {
  readonly name: string;
  readonly values: Readonly<Record<FamilyRoom, string>>;
};

/** How far everybody in the talk has read. Of the others the family learns no more than that, until they write. */
export const FamilyChat = v.object({
  lastSeq: ChatSeq,
  /** How many changes its messages have had. */
  lastChange: ChatSeq,
  lastReadSeq: ChatSeq,
  /** The teacher's mark and those of the other families. */
  othersRead: v.array(ChatSeq),
  /** Whether she may not write in the talk with the teacher. */
  block: v.picklist(CHAT_BLOCKS),
  /** How often the team has decided of what she reported here, or warned her: with every one of them her reports are read again. */
  decisions: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type FamilyChat = v.InferOutput<typeof FamilyChat>;
