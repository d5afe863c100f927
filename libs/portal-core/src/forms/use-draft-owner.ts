import { useState } from 'react';
import { useCurrentProfile } from '../current-profile.tsx';
import { useIsSignedIn } from '../session-context.tsx';

/** Owns the drafts of everybody without an account. */
const VISITOR = 'visitor';

/**
 * Whose drafts are kept; null while that is not known. An expired session forgets the profile before the page is left: what is
 * typed still belongs to her. Who is signed in is no visitor while her profile is on its way.
 */
export function useDraftOwner(forVisitor: boolean): string | null {
  const isSignedIn = useIsSignedIn();
  const { profile } = useCurrentProfile();
  const [knownId, setKnownId] = useState(profile?.id ?? null);
  if (profile && profile.id !== knownId) setKnownId(profile.id);
  return knownId ?? (forVisitor && !isSignedIn ? VISITOR : null);
}
