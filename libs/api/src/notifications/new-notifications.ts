import type { Notification } from '@portal/domain/notifications/notification';
import { LIMITS } from '@portal/domain/tenant/limits';
import type { Realtime } from '../transport.ts';

/** A count of the unseen as it is kept: at most one more than the badge can show (NTF-3). */
export const atMostShown = (count: number): number => Math.min(count, LIMITS.badgeCap + 1);

export interface NotificationCaches {
  newest(): Promise<Notification | null>;
  isListed(id: string): boolean;
  prepend(notification: Notification): void;
  refetchList(): void;
  recount(): void;
  /** How many are unseen as far as this tab knows, once the first answer is there. */
  counted(): Promise<number | undefined>;
}

/**
 * Keeps bell and list current (NTF-10): asks for the newest one and puts it on top. When two came at once the newest is
 * not the one announced; then the list is read again, as it is after a lost connection. Calls never overlap.
 */
export function watchNewNotifications(realtime: Realtime, caches: NotificationCaches): () => void {
  const announced = new Set<string>();
  let isReading = false;
  /** The connection was lost: the list may have changed, though the count be the same. */
  let isBack = false;

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

  async function compare(count: number): Promise<void> {
    const isOther = atMostShown(count) !== (await caches.counted());
    if (isOther) caches.recount();
    if (isOther || isBack) caches.refetchList();
    isBack = false;
  }

  const stops = [
    realtime.on('notification.new', ({ id }) => {
      announced.add(id);
      caches.recount();
      void read();
    }),
    realtime.onReconnect(() => void (isBack = true)),
    // The first connection comes after the first answers, and nobody announced what arrived between the two.
    realtime.on('notification.unseen', ({ count }) => void compare(count)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
