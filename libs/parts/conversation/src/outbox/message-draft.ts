import * as v from 'valibot';
import { FileRef } from '@portal/domain/assets/file';
import { ChosenCard } from '../card/chosen-card.ts';

/** A message that is half written. */
export const MessageDraft = v.object({ content: v.string(), files: v.array(FileRef), card: v.optional(ChosenCard) });
export type MessageDraft = v.InferOutput<typeof MessageDraft>;

export const DRAFTS = 'chat:';
/** Where the half-written message of a talk is kept. */
export const draftKey = (talkName: string) => `${DRAFTS}${talkName}`;
