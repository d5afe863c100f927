import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { useListLessonMovesQuery } from '@portal/api/lessons/lesson-moves.api';
import { itemsOf } from '@portal/api/notifications/notification-lists';
import { useListNotificationsInfiniteQuery } from '@portal/api/notifications/notifications.api';
import { PageHeading } from '@portal/portal-core/page-heading';
import { RouterLink } from '@portal/portal-core/router-link';
import { Delayed } from '@portal/ui/delayed';
import { EmptyState } from '@portal/ui/empty-state';
import { SkeletonText } from '@portal/ui/skeletons';
import { SplitView } from '@portal/ui/split-view';
import { TextLink } from '@portal/ui/text-link';
import { inboxMessages as words } from '../inbox/inbox-messages.ts';
import { KeysSheet } from '../inbox/keys-sheet.tsx';
import { useInboxKeys } from '../inbox/use-inbox-keys.ts';
import { messages } from '../messages.ts';
import { ManyMoves } from '../moves/use-lesson-move.ts';
import { InboxList } from './inbox-list.tsx';
import { NotificationDetail } from './notification-detail.tsx';
import { useInbox } from './use-inbox.ts';

/**
 * All notifications, and the one that is open (RTE-2): side by side from 1024 px on, below that two pages. Where nothing is
 * chosen and there is room for it, the newest unread one opens.
 */
export function NotificationsPage() {
  const inbox = useInbox();
  const { id, isSplit } = inbox;
  const [showsKeys, setShowsKeys] = useState(false);
  const onKeyDown = useInboxKeys({
    chosenId: id,
    open: inbox.open,
    back: inbox.back,
    showKeys: () => setShowsKeys(true),
  });
  // Of what opens first it is not known yet whether it asks for an answer: with them at hand its day is asked for at once.
  useListLessonMovesQuery(undefined, { skip: !isSplit });
  const { data, isError } = useListNotificationsInfiniteQuery(inbox.query, { skip: !isSplit });
  const listed = data ? itemsOf(data) : [];
  const first = isSplit && id === undefined ? (listed.find(({ isRead }) => !isRead) ?? listed[0]) : undefined;
  const isDeciding = first !== undefined || (!data && !isError);

  return (
    <>
      {first && <Navigate to={inbox.hrefOf(first.id)} replace />}
      <SplitView
        listLabel={words.list}
        paneLabel={words.pane}
        alone={id === undefined ? 'list' : 'pane'}
        onKeyDown={onKeyDown}
        list={<InboxList inbox={inbox} onKeys={isSplit ? () => setShowsKeys(true) : undefined} />}
        pane={
          <>
            {!isSplit && <DetailHeading listHref={inbox.listHref} />}
            {id === undefined ? (
              <Delayed loading={isDeciding} skeleton={<SkeletonText lines={4} label={messages.loading} />}>
                {() => <EmptyState name="notification-empty" title={words.nothingChosen} />}
              </Delayed>
            ) : (
              <ManyMoves value={isSplit}>
                <NotificationDetail
                  id={id}
                  listed={listed.find((one) => one.id === id)}
                  headingId={inbox.headingId}
                  awaitedRef={inbox.awaitedRef}
                  onLeave={inbox.leave}
                  onClass={inbox.showClass}
                />
              </ManyMoves>
            )}
          </>
        }
      />
      <KeysSheet open={showsKeys} onClose={() => setShowsKeys(false)} />
    </>
  );
}

/** Of the page that one notification is on a narrow screen. */
function DetailHeading({ listHref }: { listHref: string }) {
  return (
    <chakra.div mb="4">
      <PageHeading
        title={messages.detailTitle}
        actions={
          <TextLink href={listHref} linkAs={RouterLink} touch>
            {messages.backToList}
          </TextLink>
        }
      />
    </chakra.div>
  );
}
