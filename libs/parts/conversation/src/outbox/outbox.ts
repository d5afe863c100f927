import * as v from 'valibot';
import { FileRef } from '@portal/domain/assets/file';
import { Voice } from '@portal/domain/chat/voice';
import { ClientId } from '@portal/domain/contract/scalar';
import { readDraft, removeDraft, saveDraft } from '@portal/portal-core/form-drafts';
import { ChosenCard } from '../card/chosen-card.ts';
import { inTurn } from './in-turn.ts';

const Outgoing = v.object({
  clientId: ClientId,
  content: v.string(),
  files: v.array(FileRef),
  /** It is said, and its sound is kept by this browser (`voiceName`). */
  voice: v.optional(Voice),
  card: v.optional(ChosenCard),
  /** Number of the message that it answers. */
  replyTo: v.optional(v.number()),
  /** Why contact data stands in it. */
  contactReason: v.optional(v.string()),
  /** When it was written. */
  at: v.string(),
  /** What is `KEPT` is sent when she says so. */
  status: v.picklist(['SENDING', 'FAILED', 'KEPT']),
  /** Why the server does not want it; null where it could not be asked. */
  refusal: v.nullable(v.string()),
});
/** A message that has not arrived yet. */
export type Outgoing = v.InferOutput<typeof Outgoing>;

export const Outbox = v.object({ messages: v.array(Outgoing) });

export const OUTBOXES = 'chat-outbox:';
/** Where the unsent messages of a room are kept: with the drafts, so that neither a reload nor a crash loses one. */
export const outboxKey = (roomId: string) => `${OUTBOXES}${roomId}`;

/** Under which name the sound of a voice is kept. */
export const voiceName = (clientId: string) => `chat-voice:${clientId}`;

export interface OutboxPlace {
  readonly userId: string;
  readonly roomId: string;
}

export function unsent({ userId, roomId }: OutboxPlace): readonly Outgoing[] {
  const draft = readDraft(userId, outboxKey(roomId), { schema: Outbox });
  return draft ? (draft.values as v.InferOutput<typeof Outbox>).messages : [];
}

export function changeOutbox(place: OutboxPlace, change: (messages: readonly Outgoing[]) => readonly Outgoing[]): void {
  const before = unsent(place);
  const messages = change(before);
  if (messages === before) return;
  if (messages.length > 0) saveDraft(place.userId, outboxKey(place.roomId), { messages });
  else removeDraft(place.userId, outboxKey(place.roomId));
}

/** What became of one attempt: `SENT`, or the server's own words, or that it could not be asked. */
type Attempt = (message: Outgoing) => Promise<'SENT' | 'UNREACHABLE' | { readonly refusal: string }>;

/**
 * Sends what waits, one after the other in the order of writing, whichever tab or page of this browser begins it. What cannot be
 * sent keeps its client id for the next time.
 */
export const flushOutbox = (place: OutboxPlace, attempt: Attempt): Promise<void> =>
  inTurn(`portal-outbox:${JSON.stringify([place.userId, place.roomId])}`, async () => {
    for (;;) {
      const next = unsent(place).find(({ status }) => status === 'SENDING');
      if (!next) return;
      const outcome = await attempt(next);
      if (outcome === 'UNREACHABLE') return changeOutbox(place, (all) => all.map(failed));
      changeOutbox(place, (all) =>
        outcome === 'SENT'
          ? all.filter(({ clientId }) => clientId !== next.clientId)
          : all.map((one) => (one.clientId === next.clientId ? { ...failed(one), ...outcome } : one)),
      );
    }
  });

const failed = (message: Outgoing): Outgoing =>
  message.status === 'KEPT' ? message : { ...message, status: 'FAILED' };
/** Nobody answered, so it may go out the next time. */
export const isStuck = ({ status, refusal }: Outgoing): boolean => status === 'FAILED' && refusal === null;
export const waiting = (message: Outgoing): Outgoing => ({ ...message, status: 'SENDING', refusal: null });
