import * as v from 'valibot';
import { FileRef } from '../assets/file.ts';
import { ClientId, Filled, Id, Instant, IntegerText, Text } from '../contract/scalar.ts';
import { LIMITS } from '../tenant/limits.ts';
import { Reactions } from './reaction.ts';

/** Who belongs to a talk, as the others see them: an account, or a guardian without one. */
export const ChatPerson = v.object({ id: Id, name: v.string(), avatar: v.nullable(v.string()) });
export type ChatPerson = v.InferOutput<typeof ChatPerson>;

export const CHAT_SEQ_MAX = 2_147_483_647;

/** The place of a message in its talk, from 1 and without gaps; 0 stands before the first one. */
export const ChatSeq = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(CHAT_SEQ_MAX));

/** What an answer answers, in one line; empty where that was deleted, or had no words. */
const Answered = v.object({ seq: ChatSeq, sender: ChatPerson, preview: v.string() });

/** One message of a talk (CHT-2). */
export const ChatMessage = v.object({
  seq: ChatSeq,
  /**
   * Which of the talk's changes made it as it is, from 1; 0 for a message as it was sent. Who knows all changes up to a number asks
   * for the messages behind it.
   */
  change: ChatSeq,
  sender: ChatPerson,
  /** Whether the reader wrote it. */
  isMine: v.boolean(),
  /** The name under which its sender's device sent it; told to the sender alone. */
  clientId: v.nullable(ClientId),
  content: v.string(),
  files: v.array(FileRef),
  at: Instant,
  replyTo: v.nullable(Answered),
  /** When its sender last wrote it anew. */
  editedAt: v.nullable(Instant),
  /** When its sender took it back; nothing is left of it but its place. */
  deletedAt: v.nullable(Instant),
  reactions: Reactions,
  /** The announcement that it is of, which says the same in other rooms. */
  announcementId: v.nullable(Id),
});
export type ChatMessage = v.InferOutput<typeof ChatMessage>;

const said = {
  clientId: ClientId,
  content: Text(LIMITS.chatMessageMax),
  /** The message that it answers. */
  replyTo: v.optional(ChatSeq),
  fileIds: v.pipe(
    v.array(Id),
    v.maxLength(LIMITS.chatFilesMax, `파일은 한 번에 ${LIMITS.chatFilesMax}개까지 보낼 수 있어요.`),
  ),
};
const saysSomething = ({ content, fileIds }: { content: string; fileIds: string[] }) =>
  content.trim() !== '' || fileIds.length > 0;
const NOTHING_SAID = '메시지를 입력해 주세요.';

/** What somebody writes into a talk: words, files, or both; the same `clientId` is one message (R16, CHT-2). */
export const NewChatMessage = v.pipe(
  v.strictObject(said),
  v.forward(
    v.check((message) => saysSomething(message), NOTHING_SAID),
    ['content'],
  ),
);
export type NewChatMessage = v.InferOutput<typeof NewChatMessage>;

/** The new words of a message; its files stay. */
export const NewWords = v.strictObject({ content: Filled(LIMITS.chatMessageMax, NOTHING_SAID) });

export const CONTACT_REASON_MAX = 200;
/** Why a teacher sends contact data nevertheless. */
export const ContactReason = v.pipe(Filled(CONTACT_REASON_MAX, '그대로 보내는 이유를 적어 주세요.'), v.trim());

/** What who has an account writes. */
export const NewAccountMessage = v.pipe(
  v.strictObject({ ...said, contactReason: v.optional(ContactReason) }),
  v.forward(
    v.check((message) => saysSomething(message), NOTHING_SAID),
    ['content'],
  ),
);
export type NewAccountMessage = v.InferOutput<typeof NewAccountMessage>;

/** What a teacher writes now, to be sent at a moment. */
export const NewLaterMessage = v.pipe(
  v.strictObject({ ...said, contactReason: v.optional(ContactReason), sendAt: Instant }),
  v.forward(
    v.check((message) => saysSomething(message), NOTHING_SAID),
    ['content'],
  ),
);
export type NewLaterMessage = v.InferOutput<typeof NewLaterMessage>;

/**
 * Messages of a talk, oldest first: the newest before `before`, or those right behind `after`. With `changedAfter` those that were
 * changed since, in the order of their changes.
 */
export const ChatSpan = {
  before: v.optional(IntegerText(0, CHAT_SEQ_MAX)),
  after: v.optional(IntegerText(0, CHAT_SEQ_MAX)),
  changedAfter: v.optional(IntegerText(0, CHAT_SEQ_MAX)),
  size: v.optional(IntegerText(1, 100)),
};
/** `lastChange` counts the changes of the talk, as far as its items can tell of them. */
export const ChatPage = v.object({ lastSeq: ChatSeq, lastChange: ChatSeq, items: v.array(ChatMessage) });
