import type { NotificationListQuery } from '@portal/api/notifications/notification-lists';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { messages } from '../messages.ts';

interface FeedEmptyProps {
  query: NotificationListQuery;
  onReset?: (() => void) | undefined;
}

function titleOf({ filter = 'all', category, classId }: NotificationListQuery): string {
  if (filter !== 'all') return messages.filteredEmpty[filter];
  if (classId !== undefined) return messages.filteredEmpty.ofClass;
  return category === undefined ? messages.emptyTitle : messages.filteredEmpty.category;
}

/** Nothing at all, or nothing of what was asked for. */
export function FeedEmpty({ query, onReset }: FeedEmptyProps) {
  const isFiltered = query.category !== undefined || query.classId !== undefined || (query.filter ?? 'all') !== 'all';
  const reset = isFiltered && onReset && (
    <Button variant="outline" size="sm" onClick={onReset}>
      {messages.resetFilter}
    </Button>
  );
  return (
    <EmptyState name="notification-empty" size="sm" title={titleOf(query)} action={reset}>
      {query.filter === 'answer' ? messages.nothingToAnswer : !isFiltered && messages.emptyBody}
    </EmptyState>
  );
}
