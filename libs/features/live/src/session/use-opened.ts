import { useState, useSyncExternalStore } from 'react';

/** Something that is open for as long as the page stands, and closed when it is left. Opened by the first render's `open`. */
export function useOpened<T extends { close(): void }>(open: () => T): T | null {
  const [holder] = useState(() => {
    let current: T | null = null;
    return {
      read: () => current,
      // React looks again after it has subscribed, and so finds what was opened.
      subscribe() {
        const opened = open();
        current = opened;
        return () => {
          opened.close();
          current = null;
        };
      },
    };
  });
  return useSyncExternalStore(holder.subscribe, holder.read);
}
