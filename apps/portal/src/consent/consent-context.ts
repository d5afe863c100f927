import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Choice, Consent } from './consent.ts';

/** Null where no tag manager is configured: then nobody is asked. */
export const ConsentContext = createContext<Consent | null>(null);

export const useConsent = (): Consent | null => useContext(ConsentContext);

const subscribeToNothing = () => () => undefined;

/** What she chose, kept current through a choice in any tab. */
export function useConsentChoice(): Choice | null {
  const consent = useConsent();
  return useSyncExternalStore(consent?.subscribe ?? subscribeToNothing, () => consent?.choice() ?? null);
}
