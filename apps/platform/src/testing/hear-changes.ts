import type { RealtimeHub } from '../core/realtime/realtime.ts';

/**
 * What the socket says from now on, each as `user event [id]`, in order. Notifications are left out: rounds of the real
 * clock deliver them, at a time that no test can know.
 */
export function hearChanges(realtime: RealtimeHub): string[] {
  const heard: string[] = [];
  realtime.attach({
    tell(userId, event, payload) {
      if (event === 'notification.new') return;
      const { id } = payload as { id?: string };
      heard.push([userId, event, ...(id ? [id] : [])].join(' '));
    },
    closeSession: () => undefined,
    closeUser: () => undefined,
  });
  return heard;
}
