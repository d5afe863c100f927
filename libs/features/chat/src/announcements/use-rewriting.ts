import { useNavigate } from 'react-router';
import { useChangeLaterAnnouncementMutation } from '@portal/api/chat/later-announcements.api';
import type { AnnouncementClass } from '@portal/domain/chat/announcement';
import type { LaterAnnouncement } from '@portal/domain/chat/later-announcement';
import { paths } from '@portal/domain/site/paths';
import { useToast } from '@portal/portal-core/show-toast';
import { rewriting as words } from '../later-announcement-messages.ts';
import { useAnnouncementForm } from './use-announcement-form.ts';

/** An announcement that waits, as it is written anew; of its classes those that are open still. Then it waits in the list as before. */
export function useRewriting(
  { id, content, files, classes: before }: LaterAnnouncement,
  classes: readonly AnnouncementClass[],
) {
  const navigate = useNavigate();
  const toast = useToast();
  const [change] = useChangeLaterAnnouncementMutation();
  return useAnnouncementForm({
    classes,
    first: { classIds: before.filter(({ isOpen }) => isOpen).map((one) => one.id), content, files },
    draftKey: `announcement:${id}`,
    send: (said) => change({ id, body: said }).unwrap(),
    onSent() {
      toast({ type: 'success', title: words.saved });
      void navigate(paths.chatAnnouncements(), { replace: true });
    },
  });
}
