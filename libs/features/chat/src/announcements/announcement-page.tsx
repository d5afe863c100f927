import { chakra } from '@chakra-ui/react/styled-system';
import { useParams } from 'react-router';
import { useGetAnnouncementQuery } from '@portal/api/chat/announcements.api';
import { TeamNote } from '@portal/conversation/team-note';
import type { Announcement } from '@portal/domain/chat/announcement';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { DateText } from '@portal/ui/date-text';
import { EmptyState } from '@portal/ui/empty-state';
import { SkeletonRows } from '@portal/ui/skeletons';
import { TextLink } from '@portal/ui/text-link';
import { FileLink } from '@portal/upload/file-link';
import { announcements as words, readers as readerWords } from '../announcement-messages.ts';
import { ClassReaders } from './class-readers.tsx';
import { ReadLead } from './read-lead.tsx';
import { Remind } from './remind.tsx';

/** /account/chat/announcements/…: one announcement, and who has read it in each class. */
export function AnnouncementPage() {
  const { announcementId: id = '' } = useParams();
  const query = useGetAnnouncementQuery({ id });
  return (
    <chakra.div maxW="form" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3" pb="10">
      <PageHeading
        title={words.one}
        back={
          <TextLink href={paths.chatAnnouncements()} linkAs={RouterLink} touch justifySelf="start">
            {words.toList}
          </TextLink>
        }
      />
      <QueryState
        query={query}
        failed={words.failed}
        skeleton={<SkeletonRows rows={5} label={words.loading} />}
        gone={
          <EmptyState name="chat-empty" title={words.gone}>
            {words.goneBody}
          </EmptyState>
        }
      >
        {(announcement) =>
          announcement.deletedAt === null ? <Shown announcement={announcement} /> : <Gone announcement={announcement} />
        }
      </QueryState>
    </chakra.div>
  );
}

/** Its place alone is left: its teacher took it back, or the team removed it. */
function Gone({ announcement: { verdict } }: { announcement: Announcement }) {
  return (
    <chakra.div display="grid" justifyItems="start" gap="1">
      <chakra.p color="fg.muted">{verdict?.kind === 'REMOVED' ? words.removed : words.deleted}</chakra.p>
      {verdict && <TeamNote verdict={verdict} />}
    </chakra.div>
  );
}

function Shown({ announcement }: { announcement: Announcement }) {
  const zone = useTeacherZone();
  const { content, files, at, editedAt, verdict, classes, missedClasses, readCount, readerCount } = announcement;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <ReadLead readCount={readCount} readerCount={readerCount} name={words.read} />
      {readCount < readerCount && <Remind announcement={announcement} />}
      <chakra.div
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="2"
        p="4"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="l3"
      >
        <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto">
          {content}
        </chakra.p>
        {files.length > 0 && (
          <chakra.ul role="list" listStyleType="none" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1">
            {files.map((file) => (
              <li key={file.id}>
                <FileLink file={file} withSize touch />
              </li>
            ))}
          </chakra.ul>
        )}
        <chakra.p textStyle="caption" color="fg.muted">
          <DateText instant={at} zone={zone} show="dateTime" /> {editedAt !== null && words.edited}
        </chakra.p>
        {verdict && (
          <chakra.div justifySelf="start">
            <TeamNote verdict={verdict} />
          </chakra.div>
        )}
      </chakra.div>
      {missedClasses.length > 0 && (
        <chakra.p color="fg.warning" overflowWrap="anywhere">
          {words.missed(missedClasses)}
        </chakra.p>
      )}
      {classes.map((one) => (
        <ClassReaders key={one.id} of={one} zone={zone} />
      ))}
      {classes.length > 1 && (
        <chakra.p textStyle="caption" color="fg.muted">
          {readerWords.once}
        </chakra.p>
      )}
    </chakra.div>
  );
}
