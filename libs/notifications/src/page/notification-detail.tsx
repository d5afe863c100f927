import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { useGetNotificationQuery, useMarkNotificationReadMutation } from '@portal/api/notifications/notifications.api';
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
  headingId?: string | undefined;
  /** Whether the heading takes the focus as soon as it is there; it is taken once. */
  takesFocusRef?: RefObject<boolean> | undefined;
  onLeave: OnLeave;
}

/** One notification by its id; opening it is reading it (NTF-5). */
export function NotificationDetail({ id, headingId, takesFocusRef, onLeave }: NotificationDetailProps) {
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
        if (currentData) {
          return (
            <FocusOnce key={id} headingId={headingId} takesFocusRef={takesFocusRef}>
              <NotificationArticle notification={currentData} headingId={headingId} onLeave={onLeave} />
            </FocusOnce>
          );
        }
        if (ABSENT.includes(problemOf(error).code)) return <EmptyState name="not-found" title={messages.notFound} />;
        return <FeedFailed isRetrying={isFetching} onRetry={() => void refetch()} />;
      }}
    </Delayed>
  );
}

type FocusOnceProps = Pick<NotificationDetailProps, 'headingId' | 'takesFocusRef'> & { children: ReactNode };

function FocusOnce({ headingId, takesFocusRef, children }: FocusOnceProps) {
  useEffect(() => {
    if (!takesFocusRef?.current || headingId === undefined) return;
    takesFocusRef.current = false;
    document.getElementById(headingId)?.focus();
  }, [headingId, takesFocusRef]);
  return children;
}
