import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { problemOf } from '@portal/api/api-problem';
import type { FileRef } from '@portal/domain/assets/file';
import { now } from '@portal/portal-core/clock';
import { fingerprintOfDrafts, watchDrafts } from '@portal/portal-core/form-drafts';
import { useDraftOwner } from '@portal/portal-core/use-draft-owner';
import { type ChosenCard, refOf } from '../card/chosen-card.ts';
import type { Talk } from '../talk.ts';
import { useConversationWords } from '../words.ts';
import { changeOutbox, flushOutbox, type Outgoing, outboxKey, unsent, waiting } from './outbox.ts';

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
  resend(clientId: string): void;
  discard(clientId: string): void;
}

type OutboxTalk = Pick<Talk, 'name' | 'forVisitor' | 'connections' | 'send'>;

const NONE: readonly Outgoing[] = [];
/** Answers after which the same message may well be taken later: too many at once, and whatever broke on the way. */
const isPassing = (status: unknown) => typeof status !== 'number' || status === 429 || status === 401 || status >= 500;

/** The messages of one talk that are on their way. What the network swallowed is sent again with the next connection. */
export function useOutbox({ name: roomId, forVisitor, connections, send: post }: OutboxTalk): OutboxState {
  const userId = useDraftOwner(forVisitor);
  const { said } = useConversationWords();
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
      void flushOutbox(place, async ({ clientId, content, files, card, replyTo, contactReason }) => {
        const fileIds = files.map(({ id }) => id);
        const { error } = await post({
          clientId,
          content,
          fileIds,
          replyTo,
          contactReason,
          ...(card && { card: refOf(card) }),
        });
        if (!error) return 'SENT';
        const problem = problemOf(error);
        return isPassing(problem.status) ? 'UNREACHABLE' : { refusal: said(problem) };
      });
    },
    [userId, roomId, post, said],
  );

  // What the server refused waits for the reader instead.
  const tryAgain = useCallback(
    () => change((all) => all.map((one) => (one.refusal === null ? waiting(one) : one))),
    [change],
  );
  useEffect(() => tryAgain(), [tryAgain, connections]);

  return {
    isReady: userId !== null,
    outgoing,
    send: ({ files, ...written }) =>
      change((all) => [
        ...all,
        waiting({
          ...written,
          clientId: crypto.randomUUID(),
          files: [...files],
          at: now().toISOString(),
          status: 'SENDING',
          refusal: null,
        }),
      ]),
    resend: (clientId) => change((all) => all.map((one) => (one.clientId === clientId ? waiting(one) : one))),
    discard: (clientId) => change((all) => all.filter((one) => one.clientId !== clientId)),
  };
}
