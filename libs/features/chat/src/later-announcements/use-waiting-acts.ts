import { useLazyListAnnouncementClassesQuery } from '@portal/api/chat/announcements.api';
import {
  useCancelLaterAnnouncementMutation,
  useKeepLaterAnnouncementMutation,
  useMoveLaterAnnouncementMutation,
  useSendLaterAnnouncementMutation,
} from '@portal/api/chat/later-announcements.api';
import type { LaterAnnouncement } from '@portal/domain/chat/later-announcement';
import { useAction } from '@portal/portal-core/use-action';
import { useUndo } from '@portal/portal-core/use-undo';
import { waiting as words } from '../later-announcement-messages.ts';
import { zonesOfWaiting } from './reader-zones.ts';

/** What she does with an announcement that waits, each said where it fails; what was cancelled can be kept again. */
export function useWaitingActs(announcement: LaterAnnouncement) {
  const { id, content, files, classes, contactReason, sendAt } = announcement;
  const act = useAction();
  const offerUndo = useUndo();
  const [keep] = useKeepLaterAnnouncementMutation();
  const [move] = useMoveLaterAnnouncementMutation();
  const [cancel] = useCancelLaterAnnouncementMutation();
  const [send] = useSendLaterAnnouncementMutation();
  const [readClasses] = useLazyListAnnouncementClassesQuery();
  return {
    move: (next: string) => act(() => move({ id, body: { sendAt: next } }).unwrap(), { failed: words.moveFailed }),

    readerZones: async () => zonesOfWaiting(announcement, (await readClasses(undefined, true)).data?.items),

    sendNow: () => act(() => send({ id }).unwrap(), { done: words.sent, failed: words.sendFailed }),

    async cancel(): Promise<void> {
      if (!(await act(() => cancel({ id }).unwrap(), { failed: words.cancelFailed }))) return;
      const clientId = crypto.randomUUID();
      offerUndo({
        text: words.canceled,
        undo: async () => {
          await keep({
            body: {
              clientId,
              content,
              classIds: classes.filter(({ isOpen }) => isOpen).map((one) => one.id),
              fileIds: files.map((file) => file.id),
              sendAt,
              ...(contactReason !== null && { contactReason }),
            },
          }).unwrap();
        },
      });
    },
  };
}
