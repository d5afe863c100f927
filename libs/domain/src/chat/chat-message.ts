import * as v from 'valibot';
import { FileRef } from '../assets/file.ts';
import { ClientId, Filled, Id, Instant, IntegerText, saysSomething, Text } from '../contract/scalar.ts';
import { LIMITS } from '../tenant/limits.ts';
import { CARD_KINDS, CardRef, ChatCard } from './chat-card.ts';
import { Reactions } from './states/reaction.ts';
import { ChatVerdict } from './states/verdict.ts';
import { Voice } from './voice.ts';

/** Who belongs to a talk, as the others see them: an account, or a guardian without one. */
export const ChatPerson = v.object({ id: Id, name: v.string(), avatar: v.nullable(v.string()) });
export type ChatPerson = v.InferOutput<typeof ChatPerson>;

export const CHAT_SEQ_MAX = 2_147_483_647;

/** The place of a message in its talk, from 1 and without gaps; 0 stands before the first one. */
export const ChatSeq = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(CHAT_SEQ_MAX));

/** What an answer answers, in one line; empty where that was deleted, or had no words. */
const Answered = v.object({
  seq: ChatSeq,
  sender: ChatPerson,
  preview: v.string(),
  /** How long it is, where that was said and not written. */
  voiceSeconds: v.nullable(v.number()),
  /** What it shows besides. */
  card: v.nullable(v.picklist(CARD_KINDS)),
});

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
  /** Where it was said and not written: its one file is heard. */
  voice: v.nullable(Voice),
  /** What a teacher shows with it. */
  card: v.nullable(ChatCard),
  at: Instant,
  replyTo: v.nullable(Answered),
  /** When its sender last wrote it anew. */
  editedAt: v.nullable(Instant),
  /** When its sender took it back, or the team removed it; nothing is left of it but its place. */
  deletedAt: v.nullable(Instant),
  reactions: Reactions,
  /** The announcement that it is of, which says the same in other rooms. */
  announcementId: v.nullable(Id),
  /** What the team decided of it. */
  verdict: v.nullable(ChatVerdict),
});
export type ChatMessage = v.InferOutput<typeof ChatMessage>;

export const CONTACT_REASON_MAX = 200;
/** Why a teacher sends contact data nevertheless. */
const REASON_MISSING = '연락처를 그대로 두는 이유를 적어 주세요.';
const REASON_SHORT = '연락처를 그대로 두는 이유를 두 글자 이상으로 적어 주세요.';
export const ContactReason = v.pipe(
  Filled(CONTACT_REASON_MAX, REASON_MISSING),
  v.trim(),
  v.check((reason) => /\p{L}/u.test(reason), REASON_MISSING),
  v.check((reason) => reason.replaceAll(/[^\p{L}\p{N}]/gu, '').length > 1, REASON_SHORT),
);

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
/** Where it is said and not written. */
const voice = v.optional(Voice);
const isHeardAlone = ({
  content,
  fileIds,
  voice: said,
}: {
  content: string;
  fileIds: string[];
  voice?: Voice | undefined;
}) => said === undefined || (fileIds.length === 1 && content.trim() === '');
const ONE_SOUND = '음성 메시지로는 녹음한 것 하나만 보낼 수 있어요.';
/** What who has an account may send besides. */
const ofAccount = {
  contactReason: v.optional(ContactReason),
  /** A card of her own lessons, assignments or reviews. */
  card: v.optional(CardRef),
};
const isSomething = ({ content, fileIds, card }: { content: string; fileIds: string[]; card?: unknown }) =>
  saysSomething(content) || fileIds.length > 0 || card !== undefined;
const NOTHING_SAID = '메시지를 입력해 주세요.';

/** What somebody writes into a talk: words, files, or both, or a voice alone; the same `clientId` is one message (R16, CHT-2). */
export const NewChatMessage = v.pipe(
  v.strictObject({ ...said, voice }),
  v.forward(
    v.check((message) => isSomething(message), NOTHING_SAID),
    ['content'],
  ),
  v.forward(
    v.check((message) => isHeardAlone(message), ONE_SOUND),
    ['voice'],
  ),
);
export type NewChatMessage = v.InferOutput<typeof NewChatMessage>;

/** The new words of a message; its files stay. */
export const NewWords = v.strictObject({ content: Filled(LIMITS.chatMessageMax, NOTHING_SAID) });
/** Of who has an account: with a reason where contact data came into them. */
export const NewAccountWords = v.strictObject({ ...NewWords.entries, contactReason: ofAccount.contactReason });

export type NewAccountWords = v.InferOutput<typeof NewAccountWords>;

/** What who has an account writes. */
export const NewAccountMessage = v.pipe(
  v.strictObject({ ...said, ...ofAccount, voice }),
  v.forward(
    v.check((message) => isSomething(message), NOTHING_SAID),
    ['content'],
  ),
  v.forward(
    v.check((message) => isHeardAlone(message), ONE_SOUND),
    ['voice'],
  ),
);
export type NewAccountMessage = v.InferOutput<typeof NewAccountMessage>;

/** What a teacher writes now, to be sent at a moment. */
export const NewLaterMessage = v.pipe(
  v.strictObject({ ...said, ...ofAccount, sendAt: Instant }),
  v.forward(
    v.check((message) => isSomething(message), NOTHING_SAID),
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
