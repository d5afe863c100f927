import { useEffect } from 'react';
import { useMarkAllNotificationsSeenMutation } from '@portal/api/notifications/notifications.api';
import { useIsVisible } from './use-is-visible.ts';

/**
 * Marks everything up to the newest one shown as seen: on opening, and again for what arrives while the list stays open
 * (NTF-4). A tab in the background shows nothing to anyone.
 */
export function useMarkSeen(newestId: string | undefined): void {
  const [markSeen] = useMarkAllNotificationsSeenMutation();
  const isVisible = useIsVisible();
  useEffect(() => {
    if (newestId !== undefined && isVisible) void markSeen({ body: { upTo: newestId } });
  }, [newestId, isVisible, markSeen]);
}
