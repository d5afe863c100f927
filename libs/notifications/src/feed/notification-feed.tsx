import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { useState } from 'react';
import {
  listKey,
  type NotificationListQuery,
  type NotificationPage,
} from '@portal/api/notifications/notification-lists';
import {
  useListNotificationsInfiniteQuery,
  useMarkNotificationReadMutation,
} from '@portal/api/notifications/notifications.api';
import type { Notification } from '@portal/domain/notifications/notification';
import { useNow } from '@portal/portal-core/clock';
import { Button } from '@portal/ui/button';
import { Delayed } from '@portal/ui/delayed';
import { SkeletonRows } from '@portal/ui/skeletons';
import type { InboxContext } from '../item/inbox-context.ts';
import { useLinkPolicy } from '../item/use-link-policy.ts';
import { messages } from '../messages.ts';
import { asksForMany, ManyMoves } from '../moves/use-lesson-move.ts';
import { useWhy } from '../why/use-why.tsx';
import { ArrivalsPill } from './arrivals-pill.tsx';
import { FeedEmpty } from './feed-empty.tsx';
import { FeedFailed } from './feed-failed.tsx';
import { hasMore } from './has-more.ts';
import { NotificationGroups } from './notification-groups.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useHeldArrivals } from './use-held-arrivals.ts';
import { useMarkSeen } from './use-mark-seen.ts';

const ALL: NotificationListQuery = {};
/** An opened list that is older than this, in seconds, is read again behind what it shows. */
const STALE_AFTER = 30;
// What was read stays in the list of unread ones until it is opened again; then it goes.
const staleAfter = ({ filter }: NotificationListQuery) => (filter === undefined ? STALE_AFTER : true);

interface NotificationFeedProps {
  headingLevel: 2 | 3;
  /** Which ones; all that are neither archived nor put off unless it says so. */
  query?: NotificationListQuery;
  /** Shows all again, where a query leaves nothing to show. */
  onReset?: (() => void) | undefined;
  /** After a notification was followed, as to close the popover. */
  onFollow?: () => void;
  /** On the page: rows that open beside the list or in its place. */
  inbox?: InboxContext | undefined;
}

/** The list of popover and page, in all its states (NTF-4 to NTF-6, NTF-10). */
export function NotificationFeed({ query = ALL, ...props }: NotificationFeedProps) {
  const list = useListNotificationsInfiniteQuery(query, { refetchOnMountOrArgChange: staleAfter(query) });
  return (
    <Delayed loading={!list.currentData && !list.isError} skeleton={<SkeletonRows label={messages.loading} />}>
      {() => <Feed key={listKey(query)} {...props} query={query} list={list} />}
    </Delayed>
  );
}

interface FeedProps extends NotificationFeedProps {
  list: Pick<
    ReturnType<typeof useListNotificationsInfiniteQuery>,
    'fetchNextPage' | 'hasNextPage' | 'isFetching' | 'isFetchingNextPage' | 'refetch'
  > & { currentData?: { pages: readonly NotificationPage[] } | undefined };
  query: NotificationListQuery;
}

function Feed({ list, query, headingLevel, onFollow, onReset, inbox }: FeedProps) {
  const pages = list.currentData?.pages ?? [];
  const all = pages.flatMap((page) => page.items);
  const held = useHeldArrivals(all, inbox !== undefined, list.isFetching);
  const notifications = held.shown;
  // Only from the top of what is new can be told what the newest is.
  const isWide = query.category === undefined && query.classId === undefined;
  const isFromTop = isWide && (query.filter === undefined || query.filter === 'unread');
  useMarkSeen(isFromTop ? notifications[0]?.id : undefined);

  if (notifications.length > 0) {
    return (
      <LoadedFeed
        notifications={notifications}
        total={pages.at(-1)?.total ?? 0}
        lastPageSize={pages.at(-1)?.items.length ?? 0}
        isIncomplete={list.hasNextPage}
        isLoadingMore={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
        headingLevel={headingLevel}
        onFollow={onFollow}
        inbox={inbox}
        held={held}
      />
    );
  }
  if (list.currentData) return <FeedEmpty query={query} onReset={onReset} />;
  return <FeedFailed isRetrying={list.isFetching} onRetry={() => void list.refetch()} />;
}

interface LoadedFeedProps extends Pick<NotificationFeedProps, 'headingLevel' | 'onFollow' | 'inbox'> {
  notifications: readonly Notification[];
  total: number;
  lastPageSize: number;
  isIncomplete: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
  held: ReturnType<typeof useHeldArrivals>;
}

function LoadedFeed({
  notifications,
  isLoadingMore,
  onMore,
  onFollow,
  headingLevel,
  inbox,
  held,
  ...loaded
}: LoadedFeedProps) {
  const now = useNow(millisecondsInMinute);
  const linkPolicy = useLinkPolicy();
  const [markRead] = useMarkNotificationReadMutation();
  const why = useWhy();
  const [cameBackEmpty, setCameBackEmpty] = useState(false);
  const { topRef, count } = useArrivals(notifications.map(({ id }) => id));

  const follow = ({ id, isRead }: Notification) => {
    if (!isRead) void markRead({ body: { id } });
    onFollow?.();
  };
  const more = () => {
    // Nothing is left by the server's own count: the load would bring an empty page.
    if (!loaded.isIncomplete) setCameBackEmpty(true);
    else onMore();
  };
  const goUp = () => {
    held.show();
    topRef.current?.scrollIntoView({ block: 'center' });
  };
  return (
    <>
      <div ref={topRef} />
      <ArrivalsPill count={inbox ? held.count : count} onGoUp={goUp} />
      <ManyMoves value={asksForMany(notifications)}>
        <NotificationGroups
          notifications={notifications}
          isPart={loaded.isIncomplete}
          now={now}
          linkPolicy={linkPolicy}
          headingLevel={headingLevel}
          onFollow={follow}
          onWhy={why.ask}
          inbox={inbox}
        />
      </ManyMoves>
      {why.answer}
      <chakra.div display="grid" justifyItems="center" py="3">
        {hasMore({ ...loaded, cameBackEmpty }) && (
          <Button variant="ghost" wide loading={isLoadingMore} loadingText={messages.loadingMore} onClick={more}>
            {messages.viewMore}
          </Button>
        )}
        <chakra.p role="status" textStyle="caption" color="fg.subtle">
          {cameBackEmpty && messages.endOfList}
        </chakra.p>
      </chakra.div>
    </>
  );
}
