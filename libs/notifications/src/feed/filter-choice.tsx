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

/** Which notifications a list shows. */
export function FilterChoice({ filters, value, onChange }: FilterChoiceProps) {
  const options = filters.map((filter) => ({ value: filter, label: NOTIFICATION_FILTER_LABELS[filter] }));
  return <SegmentedControl label={messages.filter} options={options} value={value} onChange={onChange} />;
}
