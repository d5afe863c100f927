import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { problemOf } from '@portal/api/api-problem';
import type { FileRef } from '@portal/domain/assets/file';
import { now } from '@portal/portal-core/clock';
import { fingerprintOfDrafts, watchDrafts } from '@portal/portal-core/form-drafts';
import type { Recorded } from '@portal/portal-core/media/use-recorder';
import { useDraftOwner } from '@portal/portal-core/use-draft-owner';
import { useKeptFiles } from '@portal/upload/use-kept-files';
import { type ChosenCard, refOf } from '../card/chosen-card.ts';
import type { Talk } from '../talk.ts';
import { useConversationWords } from '../words.ts';
import { changeOutbox, flushOutbox, type Outgoing, outboxKey, unsent, voiceName, waiting } from './outbox.ts';
import { useRetries } from './use-retries.ts';

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

type OutboxTalk = Pick<Talk, 'name' | 'forVisitor' | 'connections' | 'send' | 'ticketOf'>;

const NONE: readonly Outgoing[] = [];
/** Answers after which the same message may well be taken later: too many at once, and whatever broke on the way. */
const isPassing = (status: unknown) => typeof status !== 'number' || status === 429 || status === 401 || status >= 500;

/** The messages of one talk that are on their way. What the network swallowed is sent again by itself, and with the next connection. */
export function useOutbox({ name: roomId, forVisitor, connections, send: post, ticketOf }: OutboxTalk): OutboxState {
  const userId = useDraftOwner(forVisitor);
  const { said, voice: voiceWords } = useConversationWords();
  const sounds = useKeptFiles({ location: 'VOICE', ticketOf });
  const read = useCallback(
    () => (userId === null ? '' : fingerprintOfDrafts(userId, outboxKey(roomId))),
    [userId, roomId],
  );
  const fingerprint = useSyncExternalStore(watchDrafts, read);
  const outgoing = useMemo(
    () => (userId === null || fingerprint === '' ? NONE : unsent({ userId, roomId })),
    [userId, roomId, fingerprint],
  );

  const change = useCallback(
    (alter: (messages: readonly Outgoing[]) => readonly Outgoing[]) => {
      if (userId === null) return;
      const place = { userId, roomId };
      changeOutbox(place, alter);
      void flushOutbox(place, async ({ clientId, content, files, voice, card, replyTo, contactReason }) => {
        const sound = voice && (await sounds.send(voiceName(clientId)));
        if (sound === 'LATER') return 'UNREACHABLE';
        if (sound === 'GONE') return { refusal: voiceWords.gone };
        const fileIds = [...files, ...(sound ? [sound] : [])].map(({ id }) => id);
        const shown = card && { card: refOf(card) };
        const { error } = await post({ clientId, content, fileIds, voice, replyTo, contactReason, ...shown });
        if (!error) {
          if (voice) await sounds.release(voiceName(clientId));
          return 'SENT';
        }
        const problem = problemOf(error);
        return isPassing(problem.status) ? 'UNREACHABLE' : { refusal: said(problem) };
      });
    },
    [userId, roomId, post, said, sounds, voiceWords],
  );

  // What the server refused waits for the reader instead.
  const tryAgain = useCallback(
    () => change((all) => all.map((one) => (one.refusal === null && one.status !== 'KEPT' ? waiting(one) : one))),
    [change],
  );
  useEffect(() => tryAgain(), [tryAgain, connections]);
  const isStuck = outgoing.some(({ status, refusal }) => status === 'FAILED' && refusal === null);
  useRetries({ isStuck, isEmpty: outgoing.length === 0, retry: tryAgain });

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
