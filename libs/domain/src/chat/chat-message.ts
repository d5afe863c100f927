import * as v from 'valibot';
import { FileRef } from '../assets/file.ts';
import { ClientId, Id, Instant } from '../contract/scalar.ts';

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
