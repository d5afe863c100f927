import { chakra } from '@chakra-ui/react/styled-system';
import { itemsOf, type NotificationListQuery } from '@portal/api/notifications/notification-lists';
import {
  useCountNotificationsQuery,
  useListNotificationsInfiniteQuery,
} from '@portal/api/notifications/notifications.api';
import {
  NOTIFICATION_FILTER_LABELS,
  type NotificationFilter,
} from '@portal/domain/notifications/notifications.contract';
import { Button } from '@portal/ui/button';
import { SegmentedControl } from '@portal/ui/segmented-control';
import { messages } from '../messages.ts';
import { inboxMessages as words } from './inbox-messages.ts';

interface InboxFiltersProps {
  query: NotificationListQuery;
  onChange: (filter: NotificationFilter) => void;
  onReset: () => void;
}

/** What the list shows, with how many there are of it; a rarer choice of the menu stands below, and is taken back there. */
export function InboxFilters({ query, onChange, onReset }: InboxFiltersProps) {
  const { filter = 'all', category, classId } = query;
  const unread = useCountNotificationsQuery('unread').data;
  const toAnswer = useCountNotificationsQuery('answer').data;
  const { data } = useListNotificationsInfiniteQuery(query);
  const className = data && itemsOf(data)[0]?.ofClass?.name;
  const tab = (value: 'unread' | 'answer', counted: typeof unread) => ({
    value,
    label: counted ? messages.tab(value, counted.count) : NOTIFICATION_FILTER_LABELS[value],
  });
  const put = filter === 'archived' || filter === 'snoozed' ? NOTIFICATION_FILTER_LABELS[filter] : undefined;
  const only = classId === undefined ? category && words.only(category) : words.onlyClass(className);
  const rare = [put, only].filter((word) => word !== undefined).join(' · ');
  return (
    <>
      <SegmentedControl<NotificationFilter>
        wide
        label={messages.filter}
        options={[
          { value: 'all', label: NOTIFICATION_FILTER_LABELS.all },
          tab('unread', unread),
          tab('answer', toAnswer),
        ]}
        value={filter}
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
