import { useCallback, useSyncExternalStore } from 'react';
import { LIMITS } from '@portal/domain/tenant/limits';

/** Whether a media query holds, kept up to date. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Whether the portal is a phone's at its present width (CON-2). */
export const useIsNarrow = (): boolean => useMediaQuery(`(max-width: ${LIMITS.mobileBelowPx - 0.02}px)`);
