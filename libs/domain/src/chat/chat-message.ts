import * as v from 'valibot';
import { FileRef } from '../assets/file.ts';
import { ClientId, Filled, Id, Instant, IntegerText, Text } from '../contract/scalar.ts';
import { LIMITS } from '../tenant/limits.ts';

/** Who belongs to a talk, as the others see them: an account, or a guardian without one. */
export const ChatPerson = v.object({ id: Id, name: v.string(), avatar: v.nullable(v.string()) });
export type ChatPerson = v.InferOutput<typeof ChatPerson>;

export const CHAT_SEQ_MAX = 2_147_483_647;

/** The place of a message in its talk, from 1 and without gaps; 0 stands before the first one. */
export const ChatSeq = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(CHAT_SEQ_MAX));

/** One message of a talk (CHT-2). */
export const ChatMessage = v.object({
  seq: ChatSeq,
  sender: ChatPerson,
  /** Whether the reader wrote it. */
  isMine: v.boolean(),
  /** The name under which its sender's device sent it; told to the sender alone. */
  clientId: v.nullable(ClientId),
  content: v.string(),
  files: v.array(FileRef),
  at: Instant,
});
export type ChatMessage = v.InferOutput<typeof ChatMessage>;

const said = {
  clientId: ClientId,
  content: Text(LIMITS.chatMessageMax),
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

/** Messages of a talk, oldest first: the newest before `before`, or those right behind `after`. */
export const ChatSpan = {
  before: v.optional(IntegerText(0, CHAT_SEQ_MAX)),
  after: v.optional(IntegerText(0, CHAT_SEQ_MAX)),
  size: v.optional(IntegerText(1, 100)),
};
export const ChatPage = v.object({ lastSeq: ChatSeq, items: v.array(ChatMessage) });
