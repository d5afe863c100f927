import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useCurrentProfile } from '../current-profile.tsx';
import { fingerprintOfDrafts, type FormDraft, listDrafts, removeDraft, watchDrafts } from './form-drafts.ts';

export interface OpenDraft extends FormDraft {
  discard(): void;
}

/** The signed-in person's half-written forms whose keys begin so, newest first, for a page that offers to go on. */
export function useOpenDrafts(prefix: string): readonly OpenDraft[] {
  const userId = useCurrentProfile().profile?.id ?? null;
  const read = useCallback(() => (userId === null ? '' : fingerprintOfDrafts(userId, prefix)), [userId, prefix]);
  const fingerprint = useSyncExternalStore(watchDrafts, read);
  return useMemo(() => {
    if (userId === null || fingerprint === '') return [];
    return listDrafts(userId, prefix).map((draft) => ({ ...draft, discard: () => removeDraft(userId, draft.key) }));
  }, [userId, prefix, fingerprint]);
}
