import { Mail } from 'lucide-react';
import type { Notification } from '@portal/domain/notifications/notification';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { messages } from '../messages.ts';
import { useItemActions } from './use-item-actions.ts';

interface UnreadButtonProps {
  notification: Notification;
  size?: 'sm' | 'md';
}

/** Keeps a notification that was read for later, in one press; that can be undone. It stays where it is, also once it is unread. */
export function UnreadButton({ notification, size = 'sm' }: UnreadButtonProps) {
  const { unread } = useItemActions(notification);
  const { id, isRead, title } = notification;
  return (
    <IconButton
      size={size}
      label={`${messages.item.unread}: ${title}`}
      title={messages.item.unread}
      icon={<Icon as={Mail} />}
      data-unread={id}
      aria-disabled={!isRead}
      onClick={() => isRead && unread()}
    />
  );
}
