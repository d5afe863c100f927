import { chakra } from '@chakra-ui/react/styled-system';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { useFollowAnnouncementsInfiniteQuery } from '@portal/api/chat/announcements.api';
import { paths } from '@portal/domain/site/paths';
import { FollowedRows } from '@portal/portal-core/followed-rows';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Icon } from '@portal/ui/icon';
import { SkeletonRows } from '@portal/ui/skeletons';
import { TextLink } from '@portal/ui/text-link';
import { announcements as words } from '../announcement-messages.ts';
import { WaitingAnnouncements } from '../later-announcements/waiting-announcements.tsx';
import { AnnouncementRow } from './announcement-row.tsx';
import { ReadLead } from './read-lead.tsx';

/** /account/chat/announcements: what she said to several of her classes, and how many have read it. */
export function AnnouncementsPage() {
  const zone = useTeacherZone();
  const listId = useId();
  const list = useFollowAnnouncementsInfiniteQuery();
  const { currentData, isFetching, refetch, isFetchNextPageError, error } = list;
  // A page that did not come is said at the button.
  const shown = { currentData, isFetching, refetch, ...(!isFetchNextPageError && { error }) };
  const newest = currentData?.pages.flatMap(({ items }) => items).find(({ isDeleted }) => !isDeleted);
  return (
    <chakra.div maxW="form" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      <PageHeading
        title={words.title}
        back={
          <TextLink href={paths.chat()} linkAs={RouterLink} touch justifySelf="start">
            {words.back}
          </TextLink>
        }
        actions={
          <Button asChild>
            <RouterLink href={paths.newChatAnnouncement()}>
              <Icon as={Plus} />
              {words.create}
            </RouterLink>
          </Button>
        }
      />
      {newest && <ReadLead {...newest} name={words.newest} />}
      <WaitingAnnouncements />
      <QueryState query={shown} failed={words.failed} skeleton={<SkeletonRows rows={5} end label={words.loading} />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0)
            return (
              <EmptyState name="chat-empty" title={words.empty}>
                {words.emptyBody}
              </EmptyState>
            );
          return (
            <>
              <chakra.h2 id={listId} textStyle="title.sm">
                {words.list}
              </chakra.h2>
              <FollowedRows list={list} count={items.length}>
                <chakra.ul aria-labelledby={listId} role="list" listStyleType="none">
                  {items.map((announcement) => (
                    <AnnouncementRow key={announcement.id} announcement={announcement} zone={zone} />
                  ))}
                </chakra.ul>
              </FollowedRows>
            </>
          );
        }}
      </QueryState>
    </chakra.div>
  );
}
