import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCreateAnnouncementMutation } from '@portal/api/chat/announcements.api';
import { useKeepLaterAnnouncementMutation } from '@portal/api/chat/later-announcements.api';
import { laterMoment } from '@portal/conversation/later-choices';
import type { AnnouncementClass } from '@portal/domain/chat/announcement';
import { paths } from '@portal/domain/site/paths';
import { now } from '@portal/portal-core/clock';
import { useToast } from '@portal/portal-core/show-toast';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { writing as words } from '../announcement-messages.ts';
import { useAnnouncementForm } from './use-announcement-form.ts';

/** A new announcement, begun from a class or from none: sent at once its page says who has read it, kept for later it waits in the list. */
export function useNewAnnouncement(classes: readonly AnnouncementClass[], firstClassId: string | null) {
  const zone = useTeacherZone();
  const navigate = useNavigate();
  const toast = useToast();
  const [create] = useCreateAnnouncementMutation();
  const [keep] = useKeepLaterAnnouncementMutation();
  const [done, setDone] = useState<{ said: string; href: string } | null>(null);

  const writing = useAnnouncementForm({
    classes,
    first: { classIds: firstClassId === null ? [] : [firstClassId], content: '', files: [] },
    draftKey: `announcement:${firstClassId ?? 'new'}`,
    async send(said, { clientId, sendAt }) {
      if (sendAt === null) {
        const { id } = await create({ body: { ...said, clientId } }).unwrap();
        setDone({ said: words.sent, href: paths.chatAnnouncement(id) });
      } else {
        await keep({ body: { ...said, clientId, sendAt } }).unwrap();
        setDone({ said: words.kept(laterMoment(sendAt, now(), zone)), href: paths.chatAnnouncements() });
      }
    },
  });

  useEffect(() => {
    if (done === null) return;
    toast({ type: 'success', title: done.said });
    void navigate(done.href, { replace: true });
  }, [done, navigate, toast]);

  return writing;
}
