import { useSyncExternalStore } from 'react';
import { LIMITS } from '@portal/domain/tenant/limits';

const NARROW = `(width < ${LIMITS.mobileBelowPx}px)`;

// Absent where there is no screen.
const query = () => window.matchMedia?.(NARROW);

function subscribe(listener: () => void): () => void {
  const watched = query();
  watched?.addEventListener('change', listener);
  return () => watched?.removeEventListener('change', listener);
}

/** Whether the portal is a phone's at its present width (CON-2). */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => query()?.matches ?? false);
}
