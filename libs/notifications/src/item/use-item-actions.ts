import {
  useArchiveNotificationMutation,
  useMarkNotificationReadMutation,
  useMarkNotificationUnreadMutation,
  useSnoozeNotificationMutation,
} from '@portal/api/notifications/notifications.api';
import type { Notification } from '@portal/domain/notifications/notification';
import { type Action, useAction } from '@portal/portal-core/use-action';
import { useUndo } from '@portal/portal-core/use-undo';
import { messages } from '../messages.ts';
import type { SnoozeTime } from './snooze-times.ts';

/** What a reader can do to a notification where it stands. What leaves the list can be taken back for ten seconds. */
export function useItemActions({ id }: Pick<Notification, 'id'>) {
  const [markRead] = useMarkNotificationReadMutation();
  const [markUnread] = useMarkNotificationUnreadMutation();
  const [archive] = useArchiveNotificationMutation();
  const [snooze] = useSnoozeNotificationMutation();
  const offerUndo = useUndo();
  const act = useAction();

  const setArchived = (isArchived: boolean) => () => archive({ body: { id, isArchived } }).unwrap();
  const setUntil = (until: string | null) => () => snooze({ body: { id, until } }).unwrap();

  async function carryOut(action: Action, text: string, undo: () => Promise<unknown>): Promise<boolean> {
    const isDone = await act(action, { failed: messages.item.failed });
    if (isDone) offerUndo({ text, undo: async () => void (await undo()) });
    return isDone;
  }

  /** Those that leave the list resolve to whether it worked. */
  return {
    read: () => void markRead({ body: { id } }),
    unread: () =>
      void carryOut(
        () => markUnread({ body: { id } }).unwrap(),
        messages.item.markedUnread,
        () => markRead({ body: { id } }).unwrap(),
      ),
    archive: () => carryOut(setArchived(true), messages.item.archived, setArchived(false)),
    unarchive: () => carryOut(setArchived(false), messages.item.unarchived, setArchived(true)),
    snooze: ({ until, label }: SnoozeTime) =>
      carryOut(setUntil(until.toISOString()), messages.item.putOff(label), setUntil(null)),
    wake: (until: string) => carryOut(setUntil(null), messages.item.awake, setUntil(until)),
  };
}
