import * as v from 'valibot';
import { FileRef } from '@portal/domain/assets/file';
import { ChatMessage } from '@portal/domain/chat/chat-message';
import { ChosenCard } from '../card/chosen-card.ts';

/** A message that is half written. */
export const MessageDraft = v.object({
  content: v.string(),
  files: v.array(FileRef),
  card: v.optional(ChosenCard),
  /** The message that it answers, as far as one line of it is shown. */
  answered: v.optional(v.pick(ChatMessage, ['seq', 'sender', 'content', 'files', 'voice', 'card'])),
});
export type MessageDraft = v.InferOutput<typeof MessageDraft>;

export const DRAFTS = 'chat:';
/** Where the half-written message of a talk is kept. */
export const draftKey = (talkName: string) => `${DRAFTS}${talkName}`;
/** Where a message of it is kept while it is written anew. */
export const editKey = (talkName: string, seq: number) => `chat-change:${talkName}:${seq}`;
