import { useCallback } from 'react';
import { readDraft } from './form-drafts.ts';
import { useDraftOwner } from './use-draft-owner.ts';

/** Tells of a form whether it was left half written, so that its place opens again with it; of none until it is known who is here. */
export function useLeftDrafts(forVisitor = false): (key: string) => boolean {
  const owner = useDraftOwner(forVisitor);
  return useCallback((key) => owner !== null && readDraft(owner, key) !== null, [owner]);
}
