import {
  Archive,
  ArchiveRestore,
  CircleCheck,
  Clock,
  EllipsisVertical,
  Info,
  ListFilter,
  Mail,
  RotateCcw,
} from 'lucide-react';
import { useId } from 'react';
import { classShortName } from '@portal/domain/classes/names/class-short-name';
import type { Notification } from '@portal/domain/notifications/notification';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Menu, type MenuItem } from '@portal/ui/menu';
import { messages } from '../messages.ts';
import type { AskWhy } from '../why/use-why.tsx';
import { focusNeighbour } from './focus-neighbour.ts';
import type { OnLeave } from './inbox-context.ts';
import { snoozeTimes } from './snooze-times.ts';
import { useItemActions } from './use-item-actions.ts';

interface ItemMenuProps {
  notification: Notification;
  now: Date;
  onWhy: AskWhy;
  onLeave?: OnLeave | undefined;
  onClass?: ((classId: string) => void) | undefined;
}

/** What can be done to a notification without opening it. */
export function ItemMenu({ notification, now, onWhy, onLeave, onClass }: ItemMenuProps) {
  const { id, isArchived, isRead, ofClass, snoozedUntil, title } = notification;
  const placeId = useId();
  const zone = useTeacherZone();
  const actions = useItemActions(notification);
  const leaving = (action: () => Promise<boolean>) => () => {
    focusNeighbour(document.getElementById(placeId));
    const onGone = onLeave?.(id);
    void action().then((isGone) => isGone && onGone?.());
  };

  const items: MenuItem[] = [];
  if (isRead) {
    items.push({ id: 'unread', label: messages.item.unread, icon: <Icon as={Mail} />, onSelect: actions.unread });
  } else {
    items.push({ id: 'read', label: messages.item.read, icon: <Icon as={CircleCheck} />, onSelect: actions.read });
  }
  if (isArchived) {
    const icon = <Icon as={ArchiveRestore} />;
    items.push({ id: 'unarchive', label: messages.item.unarchive, icon, onSelect: leaving(actions.unarchive) });
  } else {
    items.push({
      id: 'archive',
      label: messages.item.archive,
      icon: <Icon as={Archive} />,
      onSelect: leaving(actions.archive),
    });
    if (snoozedUntil !== null && Date.parse(snoozedUntil) > now.getTime()) {
      items.push({
        id: 'wake',
        label: messages.item.wake,
        icon: <Icon as={RotateCcw} />,
        onSelect: leaving(() => actions.wake(snoozedUntil)),
      });
    } else {
      items.push(
        ...snoozeTimes(now, zone).map((time, index) => ({
          id: time.id,
          label: messages.item.later(time.label),
          icon: <Icon as={Clock} />,
          separated: index === 0,
          onSelect: leaving(() => actions.snooze(time)),
        })),
      );
    }
  }
  if (ofClass && onClass) {
    items.push({
      id: 'class',
      label: messages.item.ofClass(classShortName(ofClass.name)),
      icon: <Icon as={ListFilter} />,
      separated: true,
      onSelect: () => onClass(ofClass.id),
    });
  }
  items.push({
    id: 'why',
    label: messages.item.why,
    icon: <Icon as={Info} />,
    separated: !ofClass || !onClass,
    onSelect: () => onWhy(notification, document.getElementById(placeId)?.querySelector('button') ?? null),
  });

  const label = messages.item.menu(title);
  return (
    <span id={placeId}>
      <Menu
        label={label}
        items={items}
        trigger={<IconButton size="sm" label={label} icon={<Icon as={EllipsisVertical} />} />}
      />
    </span>
  );
}
