import { chakra } from '@chakra-ui/react/styled-system';
import { useCountUnreadNotificationsQuery } from '@portal/api/notifications/notifications.api';
import type { NotificationCategory } from '@portal/domain/notifications/notification';
import {
  NOTIFICATION_FILTER_LABELS,
  type NotificationFilter,
} from '@portal/domain/notifications/notifications.contract';
import { Button } from '@portal/ui/button';
import { SegmentedControl } from '@portal/ui/segmented-control';
import { messages } from '../messages.ts';
import { inboxMessages as words } from './inbox-messages.ts';

export type InboxFilter = NotificationFilter | 'answer';

interface InboxFiltersProps {
  value: InboxFilter;
  category: NotificationCategory | undefined;
  /** How many wait for an answer; unknown until both lists are here. */
  toAnswer: number | undefined;
  onChange: (filter: InboxFilter) => void;
  onReset: () => void;
}

/** What the list shows, with how many there are of it; a rarer choice of the menu stands below, and is taken back there. */
export function InboxFilters({ value, category, toAnswer, onChange, onReset }: InboxFiltersProps) {
  const { data } = useCountUnreadNotificationsQuery();
  const put = value === 'archived' || value === 'snoozed' ? NOTIFICATION_FILTER_LABELS[value] : undefined;
  const rare = [put, category && words.only(category)].filter((word) => word !== undefined).join(' · ');
  return (
    <>
      <SegmentedControl<InboxFilter>
        wide
        label={messages.filter}
        options={[
          { value: 'all', label: NOTIFICATION_FILTER_LABELS.all },
          { value: 'unread', label: data ? messages.unreadTab(data.count) : NOTIFICATION_FILTER_LABELS.unread },
          { value: 'answer', label: words.toAnswer(toAnswer) },
        ]}
        value={value}
        onChange={onChange}
      />
      {rare !== '' && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2" mt="2">
          <chakra.p textStyle="body.sm" fontWeight="semibold">
            {rare}
          </chakra.p>
          <Button variant="outline" size="sm" onClick={onReset}>
            {messages.resetFilter}
          </Button>
        </chakra.div>
      )}
    </>
  );
}
