import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { fingerprintOfDrafts, watchDrafts } from '@portal/portal-core/form-drafts';
import { useDraftOwner } from '@portal/portal-core/use-draft-owner';
import type { Talk } from '../talk.ts';
import { type Outgoing, outboxKey, unsent } from './outbox.ts';

const NONE: readonly Outgoing[] = [];

/** The messages of a talk that have not arrived, and whose they are; nobody's while it is not known who writes. */
export function useOutgoing({ name: roomId, forVisitor }: Pick<Talk, 'name' | 'forVisitor'>) {
  const userId = useDraftOwner(forVisitor);
  const read = useCallback(
    () => (userId === null ? '' : fingerprintOfDrafts(userId, outboxKey(roomId))),
    [userId, roomId],
  );
  const fingerprint = useSyncExternalStore(watchDrafts, read);
  const outgoing = useMemo(
    () => (userId === null || fingerprint === '' ? NONE : unsent({ userId, roomId })),
    [userId, roomId, fingerprint],
  );
  return { userId, outgoing };
}

/** How many messages of a talk could not be sent (CHT-5). */
export const useUnsentCount = (talk: Pick<Talk, 'name' | 'forVisitor'>): number =>
  useOutgoing(talk).outgoing.filter(({ status }) => status === 'FAILED').length;
