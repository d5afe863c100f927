import { useMemo } from 'react';
import { useOpenDrafts } from '@portal/portal-core/use-open-drafts';
import { OUTBOXES } from './outbox.ts';

/** The rooms of who is signed in, by id, into which something has not arrived. Talks of a family, whose names have two parts, are none of hers. */
export function useWaitingRooms(): readonly string[] {
  const outboxes = useOpenDrafts(OUTBOXES);
  return useMemo(
    () => outboxes.map(({ key }) => key.slice(OUTBOXES.length)).filter((name) => !name.includes(':')),
    [outboxes],
  );
}
