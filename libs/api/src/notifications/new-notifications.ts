import type { Notification } from '@portal/domain/notifications/notification';
import type { Realtime } from '../transport.ts';

export interface NotificationCaches {
  newest(): Promise<Notification | null>;
  isListed(id: string): boolean;
  prepend(notification: Notification): void;
  refetchList(): void;
  recount(): void;
}

/**
 * Keeps bell and list current (NTF-10): asks for the newest one and puts it on top. When two came at once the newest is
 * not the one announced; then the list is read again, as it is after a lost connection. Calls never overlap.
 */
export function watchNewNotifications(realtime: Realtime, caches: NotificationCaches): () => void {
  const announced = new Set<string>();
  let isReading = false;

  async function read(): Promise<void> {
    if (isReading) return;
    isReading = true;
    let wanted: string[] = [];
    try {
      while (announced.size > 0) {
        wanted = [...announced];
        announced.clear();
        const newest = await caches.newest();
        if (newest && !caches.isListed(newest.id)) caches.prepend(newest);
        if (!wanted.every((id) => id === newest?.id || caches.isListed(id))) caches.refetchList();
      }
    } catch {
      // Silent, as all loading errors of notifications are (NTF-8); the next announcement asks for these too.
      for (const id of wanted) announced.add(id);
    } finally {
      isReading = false;
    }
  }

  const stops = [
    realtime.on('notification.new', ({ id }) => {
      announced.add(id);
      caches.recount();
      void read();
    }),
    // At the first connection too: it comes after the first answers, and nobody announced what arrived between the two.
    realtime.onConnectionChange(() => {
      if (!realtime.isConnected()) return;
      caches.recount();
      caches.refetchList();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
