import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import { problemOf } from '@portal/api/api-problem';
import { useGetNotificationQuery, useMarkNotificationReadMutation } from '@portal/api/notifications/notifications.api';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { RouterLink } from '@portal/portal-core/router-link';
import { Delayed } from '@portal/ui/delayed';
import { EmptyState } from '@portal/ui/empty-state';
import { SkeletonText } from '@portal/ui/skeletons';
import { TextLink } from '@portal/ui/text-link';
import { FeedFailed } from '../feed/feed-failed.tsx';
import { messages } from '../messages.ts';
import { NotificationArticle } from './notification-article.tsx';

// An id that no notification can have is refused before it is looked for.
const ABSENT: readonly unknown[] = ['NOT_FOUND', 'VALIDATION'];

/** One notification in full; opening it is reading it (NTF-5). */
export function NotificationDetailPage() {
  const { id = '' } = useParams();
  return (
    <chakra.div maxW="form" mx="auto">
      <PageHeading
        title={messages.detailTitle}
        actions={
          <TextLink href={paths.notifications()} linkAs={RouterLink} touch>
            {messages.backToList}
          </TextLink>
        }
      />
      <chakra.div layerStyle="sheet" mt="4" p={{ base: 'sheet', md: '5' }}>
        <Detail id={id} />
      </chakra.div>
    </chakra.div>
  );
}

function Detail({ id }: { id: string }) {
  const { currentData, error, isFetching, refetch } = useGetNotificationQuery({ id });
  const [markRead] = useMarkNotificationReadMutation();
  const isUnread = currentData?.isRead === false;
  const markedId = useRef<string>(undefined);
  useEffect(() => {
    // Once for each: a call that fails makes it unread again, and must not be repeated for ever.
    if (!isUnread || markedId.current === id) return;
    markedId.current = id;
    void markRead({ body: { id } });
  }, [isUnread, id, markRead]);

  return (
    <Delayed loading={!currentData && !error} skeleton={<SkeletonText lines={4} label={messages.loading} />}>
      {() => {
        if (currentData) return <NotificationArticle notification={currentData} />;
        if (ABSENT.includes(problemOf(error).code)) return <EmptyState name="not-found" title={messages.notFound} />;
        return <FeedFailed isRetrying={isFetching} onRetry={() => void refetch()} />;
      }}
    </Delayed>
  );
}
