import { useCountNotificationsQuery } from '@portal/api/notifications/notifications.api';
import {
  NOTIFICATION_FILTER_LABELS,
  type NotificationFilter,
} from '@portal/domain/notifications/notifications.contract';
import { SegmentedControl } from '@portal/ui/segmented-control';
import { messages } from '../messages.ts';

interface FilterChoiceProps {
  filters: readonly NotificationFilter[];
  value: NotificationFilter;
  onChange: (filter: NotificationFilter) => void;
}

/** Which notifications a list shows, and how many wait to be read. */
export function FilterChoice({ filters, value, onChange }: FilterChoiceProps) {
  const { data } = useCountNotificationsQuery('unread');
  const options = filters.map((filter) => ({
    value: filter,
    label: filter === 'unread' && data ? messages.tab('unread', data.count) : NOTIFICATION_FILTER_LABELS[filter],
  }));
  return <SegmentedControl label={messages.filter} options={options} value={value} onChange={onChange} />;
}
