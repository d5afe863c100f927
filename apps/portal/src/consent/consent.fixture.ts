import type { Choice, Consent } from './consent.ts';

/** A choice in memory. */
export function fakeConsent(choice: Choice | null = null): Consent {
  const listeners = new Set<() => void>();
  let current = choice;
  return {
    choice: () => current,
    choose(isAllowed) {
      current = { isAllowed, at: '2026-11-25T00:00:00.000Z' };
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
