import { chakra } from '@chakra-ui/react/styled-system';
import { useParams } from 'react-router';
import { useListAnnouncementClassesQuery } from '@portal/api/chat/announcements.api';
import { useListLaterAnnouncementsQuery } from '@portal/api/chat/later-announcements.api';
import { laterMoment } from '@portal/conversation/later-choices';
import type { AnnouncementClass } from '@portal/domain/chat/announcement';
import type { LaterAnnouncement } from '@portal/domain/chat/later-announcement';
import { paths } from '@portal/domain/site/paths';
import { now } from '@portal/portal-core/clock';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { SkeletonRows } from '@portal/ui/skeletons';
import { TextLink } from '@portal/ui/text-link';
import { announcements, rewritingGuard, writing } from '../announcement-messages.ts';
import { rewriting as words } from '../later-announcement-messages.ts';
import { troubleOf } from '../later-announcements/hindrance.ts';
import { AnnouncementForm, type EndingProps } from './announcement-form.tsx';
import { useRewriting } from './use-rewriting.ts';

/** /account/chat/announcements/later/…: an announcement that waits, written anew before it leaves. */
export function LaterAnnouncementPage() {
  const { announcementId: id = '' } = useParams();
  const list = useListLaterAnnouncementsQuery(undefined, { refetchOnMountOrArgChange: true });
  const classes = useListAnnouncementClassesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <chakra.div maxW="form" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3" pb="10">
      <PageHeading
        title={words.title}
        back={
          <TextLink href={paths.chatAnnouncements()} linkAs={RouterLink} touch justifySelf="start">
            {announcements.toList}
          </TextLink>
        }
      />
      <QueryState query={list} failed={words.failed} skeleton={<SkeletonRows rows={4} label={words.loading} />}>
        {({ items }) => {
          const announcement = items.find((one) => one.id === id);
          if (!announcement)
            return (
              <EmptyState name="chat-empty" title={words.gone}>
                {words.goneBody}
              </EmptyState>
            );
          return (
            <QueryState
              query={classes}
              failed={writing.classesFailed}
              skeleton={<SkeletonRows rows={4} label={writing.classesLoading} />}
            >
              {(open) => <Rewriting key={id} announcement={announcement} classes={open.items} />}
            </QueryState>
          );
        }}
      </QueryState>
    </chakra.div>
  );
}

interface RewritingProps {
  announcement: LaterAnnouncement;
  classes: readonly AnnouncementClass[];
}

function Rewriting({ announcement, classes }: RewritingProps) {
  const zone = useTeacherZone();
  const rewriting = useRewriting(announcement, classes);
  const { sendAt, failure } = announcement;
  const trouble = troubleOf(announcement);
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      {trouble !== null && <chakra.p color="fg.error">{trouble}</chakra.p>}
      <chakra.p color="fg.muted">
        {failure === null ? words.lead(laterMoment(sendAt, now(), zone)) : words.unsent}
      </chakra.p>
      <AnnouncementForm
        classes={classes}
        writing={rewriting}
        failed={words.saveFailed}
        guardWords={rewritingGuard}
        ending={Save}
      />
    </chakra.div>
  );
}

function Save({ formId, disabled, isSending }: EndingProps) {
  return (
    <Button type="submit" form={formId} disabled={disabled} loading={isSending} loadingText={words.saving}>
      {words.submit}
    </Button>
  );
}
