import { chakra } from '@chakra-ui/react/styled-system';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import type { NotificationListQuery } from '@portal/api/notifications/notification-lists';
import {
  useListNotificationsInfiniteQuery,
  useMarkAllNotificationsReadMutation,
  useUndoMarkAllNotificationsReadMutation,
} from '@portal/api/notifications/notifications.api';
import { useAction } from '@portal/portal-core/use-action';
import { useUndo } from '@portal/portal-core/use-undo';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { messages } from '../messages.ts';

/** Reads everything up to the newest one that the reader knows; what arrives meanwhile stays unread. It can be taken back. */
export function MarkAllRead({ query, compact = false }: { query: NotificationListQuery; compact?: boolean }) {
  const { newestId, hasUnread } = useListNotificationsInfiniteQuery(query, {
    selectFromResult: ({ data }) => ({
      newestId: data?.pages[0]?.items[0]?.id,
      hasUnread: data?.pages.some(({ items, total }) => total > items.length || items.some(({ isRead }) => !isRead)),
    }),
  });
  const [markAll] = useMarkAllNotificationsReadMutation();
  const [undoMarkAll] = useUndoMarkAllNotificationsReadMutation();
  const offerUndo = useUndo();
  const [isDone, setIsDone] = useState(false);
  const act = useAction();

  async function mark(upTo: string) {
    const isMarked = await act(
      async () => {
        const { readUpTo } = await markAll({ body: { upTo } }).unwrap();
        offerUndo({
          text: messages.markedRead,
          undo: async () => {
            await undoMarkAll({ body: { readUpTo } }).unwrap();
            setIsDone(false);
          },
        });
      },
      { failed: messages.item.failed },
    );
    setIsDone(isMarked);
  }
  // Just pressed it keeps the focus.
  const disabled = !newestId || (!hasUnread && !isDone);
  const press = () => newestId && void mark(newestId);
  if (compact) {
    return (
      <IconButton label={messages.markAllRead} icon={<Icon as={CheckCheck} />} disabled={disabled} onClick={press} />
    );
  }
  return (
    <chakra.div>
      <Button
        variant="ghost"
        size="sm"
        disabled={disabled}
        startIcon={<Icon as={CheckCheck} size={16} />}
        onClick={press}
      >
        {messages.markAllRead}
      </Button>
    </chakra.div>
  );
}
