import { Archive, Clock, ListFilter } from 'lucide-react';
import {
  NOTIFICATION_CATEGORIES,
  NOTIFICATION_CATEGORY_LABELS,
  type NotificationCategory,
} from '@portal/domain/notifications/notification';
import { NOTIFICATION_FILTER_LABELS } from '@portal/domain/notifications/notifications.contract';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Menu } from '@portal/ui/menu';
import { messages } from '../messages.ts';
import { inboxMessages as words } from './inbox-messages.ts';

const EVERY = '';
const CATEGORIES = [
  { value: EVERY, label: messages.everyCategory },
  ...NOTIFICATION_CATEGORIES.map((value) => ({ value, label: NOTIFICATION_CATEGORY_LABELS[value] })),
];

interface ListMenuProps {
  category: NotificationCategory | undefined;
  onFilter: (filter: 'archived' | 'snoozed') => void;
  onCategory: (category: NotificationCategory | undefined) => void;
}

/** What is looked for seldom: what was put away, and one category alone. */
export function ListMenu({ category, onFilter, onCategory }: ListMenuProps) {
  return (
    <Menu
      label={words.more}
      trigger={<IconButton label={words.more} icon={<Icon as={ListFilter} />} />}
      items={[
        {
          id: 'archived',
          label: NOTIFICATION_FILTER_LABELS.archived,
          icon: <Icon as={Archive} />,
          onSelect: () => onFilter('archived'),
        },
        {
          id: 'snoozed',
          label: NOTIFICATION_FILTER_LABELS.snoozed,
          icon: <Icon as={Clock} />,
          onSelect: () => onFilter('snoozed'),
        },
      ]}
      choice={{
        label: messages.category,
        value: category ?? EVERY,
        options: CATEGORIES,
        onChoose: (value) => onCategory(NOTIFICATION_CATEGORIES.find((known) => known === value)),
      }}
    />
  );
}
