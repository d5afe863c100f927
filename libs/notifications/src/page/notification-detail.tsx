import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { useGetNotificationQuery, useMarkNotificationReadMutation } from '@portal/api/notifications/notifications.api';
import type { Notification } from '@portal/domain/notifications/notification';
import { Delayed } from '@portal/ui/delayed';
import { EmptyState } from '@portal/ui/empty-state';
import { SkeletonText } from '@portal/ui/skeletons';
import { FeedFailed } from '../feed/feed-failed.tsx';
import type { OnLeave } from '../item/inbox-context.ts';
import { messages } from '../messages.ts';
import { NotificationArticle } from './notification-article.tsx';

// An id that no notification can have is refused before it is looked for.
const ABSENT: readonly unknown[] = ['NOT_FOUND', 'VALIDATION'];

interface NotificationDetailProps {
  id: string;
  /** As the list beside it shows it: not asked for once more. */
  listed?: Notification | undefined;
  headingId?: string | undefined;
  /** Of which one the heading takes the focus as soon as it is there; it is taken once. */
  awaitedRef?: RefObject<string | null> | undefined;
  onLeave: OnLeave;
  onClass?: ((classId: string) => void) | undefined;
}

/** One notification by its id; opening it is reading it (NTF-5). */
export function NotificationDetail({ id, listed, headingId, awaitedRef, onLeave, onClass }: NotificationDetailProps) {
  const asked = useGetNotificationQuery({ id }, { skip: listed !== undefined });
  const { error, isFetching, refetch } = asked;
  const notification = listed ?? asked.currentData;
  const [markRead] = useMarkNotificationReadMutation();
  const isUnread = notification && !notification.isRead;
  const openedId = useRef<string>(undefined);
  useEffect(() => {
    // Once for each: what becomes unread while it is open is kept so by the reader, or by a call that failed.
    if (isUnread === undefined || openedId.current === id) return;
    openedId.current = id;
    if (isUnread) void markRead({ body: { id } });
  }, [isUnread, id, markRead]);

  return (
    <Delayed loading={!notification && !error} skeleton={<SkeletonText lines={4} label={messages.loading} />}>
      {() => {
        if (notification) {
          return (
            <FocusOnce key={id} id={id} headingId={headingId} awaitedRef={awaitedRef}>
              <NotificationArticle
                notification={notification}
                headingId={headingId}
                onLeave={onLeave}
                onClass={onClass}
              />
            </FocusOnce>
          );
        }
        if (ABSENT.includes(problemOf(error).code)) return <EmptyState name="not-found" title={messages.notFound} />;
        return <FeedFailed isRetrying={isFetching} onRetry={() => void refetch()} />;
      }}
    </Delayed>
  );
}

type FocusOnceProps = Pick<NotificationDetailProps, 'id' | 'headingId' | 'awaitedRef'> & { children: ReactNode };

function FocusOnce({ id, headingId, awaitedRef, children }: FocusOnceProps) {
  useEffect(() => {
    if (awaitedRef?.current !== id || headingId === undefined) return;
    awaitedRef.current = null;
    document.getElementById(headingId)?.focus();
  }, [id, headingId, awaitedRef]);
  return children;
}
