import { chakra } from '@chakra-ui/react/styled-system';
import { useSearchParams } from 'react-router';
import { useListAnnouncementClassesQuery } from '@portal/api/chat/announcements.api';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { EmptyState } from '@portal/ui/empty-state';
import { SkeletonRows } from '@portal/ui/skeletons';
import { TextLink } from '@portal/ui/text-link';
import { announcements, writing as words } from '../announcement-messages.ts';
import { NewAnnouncement } from './new-announcement.tsx';

/** /account/chat/announcements/new: says something to several classes at once; `?class=…` is chosen already. */
export function NewAnnouncementPage() {
  const asked = useSearchParams()[0].get('class');
  const query = useListAnnouncementClassesQuery(undefined, { refetchOnMountOrArgChange: true });
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
      <chakra.p color="fg.muted">{words.lead}</chakra.p>
      <QueryState
        query={query}
        failed={words.classesFailed}
        skeleton={<SkeletonRows rows={4} label={words.classesLoading} />}
      >
        {({ items }) =>
          items.length > 0 ? (
            <NewAnnouncement
              classes={items}
              // One that is over by now cannot be chosen.
              firstClassId={items.some(({ id }) => id === asked) ? asked : null}
            />
          ) : (
            <EmptyState name="chat-empty" title={words.noClasses}>
              {words.noClassesBody}
            </EmptyState>
          )
        }
      </QueryState>
    </chakra.div>
  );
}
