import { chakra } from '@chakra-ui/react/styled-system';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import type { NotificationListQuery } from '@portal/api/notifications/notification-lists';
import {
  useListNotificationsInfiniteQuery,
  useMarkAllNotificationsReadMutation,
} from '@portal/api/notifications/notifications.api';
import { useAction } from '@portal/portal-core/use-action';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { messages } from '../messages.ts';

/** Reads everything up to the newest one that the reader knows; what arrives meanwhile stays unread. */
export function MarkAllRead({ query }: { query: NotificationListQuery }) {
  const { newestId, hasUnread } = useListNotificationsInfiniteQuery(query, {
    selectFromResult: ({ data }) => ({
      newestId: data?.pages[0]?.items[0]?.id,
      hasUnread: data?.pages.some(({ items, total }) => total > items.length || items.some(({ isRead }) => !isRead)),
    }),
  });
  const [markAll] = useMarkAllNotificationsReadMutation();
  const [isDone, setIsDone] = useState(false);
  const act = useAction();

  async function mark(upTo: string) {
    setIsDone(await act(() => markAll({ body: { upTo } }).unwrap(), { failed: messages.item.failed }));
  }
  return (
    <chakra.div>
      <Button
        variant="ghost"
        size="sm"
        // Just pressed it keeps the focus.
        disabled={!newestId || (!hasUnread && !isDone)}
        startIcon={<Icon as={CheckCheck} size={16} />}
        onClick={() => newestId && void mark(newestId)}
      >
        {messages.markAllRead}
      </Button>
      <VisuallyHidden role="status">{isDone && messages.markedRead}</VisuallyHidden>
    </chakra.div>
  );
}
