import { useCallback } from 'react';
import type { FileRef } from '@portal/domain/assets/file';
import { now } from '@portal/portal-core/clock';
import type { Recorded } from '@portal/portal-core/media/use-recorder';
import type { ChosenCard } from '../card/chosen-card.ts';
import { useConversationWords } from '../words.ts';
import { changeOutbox, type Outgoing, voiceName, waiting } from './outbox.ts';
import { type SentTalk, useSending } from './use-sending.ts';

/** What goes into the outbox. */
export interface Written {
  readonly content: string;
  readonly files: readonly FileRef[];
  readonly card?: ChosenCard | undefined;
  /** Where contact data is sent nevertheless. */
  readonly contactReason?: string;
  /** Number of the message that it answers. */
  readonly replyTo?: number | undefined;
}

interface OutboxState {
  /** Until it is known who writes, nothing can be kept or sent. */
  readonly isReady: boolean;
  readonly outgoing: readonly Outgoing[];
  send(written: Written): void;
  /** Keeps what was said in this browser until it is sent, at once or when she says so. */
  say(recorded: Recorded, how: { readonly isSent: boolean; readonly replyTo?: number | undefined }): Promise<void>;
  /** The sound of what was said and not sent. */
  listen(clientId: string): Promise<File | null>;
  resend(clientId: string): void;
  discard(clientId: string): void;
}

/** The messages of one talk that are on their way, and what can be done with them. */
export function useOutbox(talk: SentTalk): OutboxState {
  const { userId, outgoing, sounds, flush } = useSending(talk);
  const { voice: voiceWords } = useConversationWords();

  function change(alter: (messages: readonly Outgoing[]) => readonly Outgoing[]): void {
    if (userId === null) return;
    changeOutbox({ userId, roomId: talk.name }, alter);
    flush();
  }

  const add = ({ files, ...written }: Written & Partial<Pick<Outgoing, 'clientId' | 'voice' | 'status' | 'refusal'>>) =>
    change((all) => [
      ...all,
      {
        clientId: crypto.randomUUID(),
        at: now().toISOString(),
        status: 'SENDING',
        refusal: null,
        files: [...files],
        ...written,
      },
    ]);

  return {
    isReady: userId !== null,
    outgoing,
    send: add,
    async say({ file, seconds, wave }, { isSent, replyTo }) {
      const clientId = crypto.randomUUID();
      const isHere = await sounds.keep(voiceName(clientId), file).then(
        () => true,
        () => false,
      );
      const standing = isHere
        ? ({ status: isSent ? 'SENDING' : 'KEPT' } as const)
        : ({ status: 'FAILED', refusal: voiceWords.gone } as const);
      add({ clientId, content: '', files: [], voice: { seconds, wave: [...wave] }, replyTo, ...standing });
    },
    listen: useCallback((clientId) => sounds.read(voiceName(clientId)), [sounds]),
    resend: (clientId) => change((all) => all.map((one) => (one.clientId === clientId ? waiting(one) : one))),
    discard(clientId) {
      if (outgoing.some((one) => one.clientId === clientId && one.voice)) void sounds.drop(voiceName(clientId));
      change((all) => all.filter((one) => one.clientId !== clientId));
    },
  };
}
