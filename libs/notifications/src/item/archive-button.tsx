import { Archive, ArchiveRestore } from 'lucide-react';
import type { Notification } from '@portal/domain/notifications/notification';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { messages } from '../messages.ts';
import { focusNeighbour } from './focus-neighbour.ts';
import type { OnLeave } from './inbox-context.ts';
import { useItemActions } from './use-item-actions.ts';

interface ArchiveButtonProps {
  notification: Notification;
  onLeave: OnLeave;
  size?: 'sm' | 'md';
}

/** Puts a notification away, or back, in one press; that can be undone. */
export function ArchiveButton({ notification, onLeave, size = 'sm' }: ArchiveButtonProps) {
  const { id, isArchived, title } = notification;
  const { archive, unarchive } = useItemActions(notification);
  const label = isArchived ? messages.item.unarchive : messages.item.archive;
  return (
    <IconButton
      size={size}
      label={`${label}: ${title}`}
      title={label}
      icon={<Icon as={isArchived ? ArchiveRestore : Archive} />}
      data-archive={id}
      onClick={({ currentTarget }) => {
        focusNeighbour(currentTarget);
        const onGone = onLeave(id);
        void (isArchived ? unarchive() : archive()).then((isGone) => isGone && onGone?.());
      }}
    />
  );
}
