import { type ReactNode, useId } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Notification } from '@portal/domain/messaging/notification';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { messages } from '../messages.ts';
import { destinationOf, type LinkPolicy } from '../model/destination.ts';
import { groupByDay } from '../model/group-by-day.ts';
import { NotificationItem } from './notification-item.tsx';

interface NotificationGroupsProps {
  notifications: readonly Notification[];
  now: Date;
  linkPolicy: LinkPolicy;
  /** The level below the heading of popover or page. */
  headingLevel: 2 | 3;
  onFollow: (notification: Notification) => void;
}

/** Notifications under 오늘 and 지난 알림; a group that is empty does not show. */
export function NotificationGroups({
  notifications,
  now,
  headingLevel,
  linkPolicy,
  onFollow,
}: NotificationGroupsProps) {
  const { today, earlier } = groupByDay(notifications, now, DEFAULT_TIME_ZONE);
  const group = (title: string, items: readonly Notification[]) =>
    items.length > 0 && (
      <Group title={title} headingLevel={headingLevel}>
        {items.map((notification) => (
          <li key={notification.id}>
            <NotificationItem
              notification={notification}
              destination={destinationOf(notification, linkPolicy)}
              now={now}
              onFollow={onFollow}
            />
          </li>
        ))}
      </Group>
    );
  return (
    <div data-feed="">
      {group(messages.today, today)}
      {group(messages.earlier, earlier)}
    </div>
  );
}

interface GroupProps {
  title: string;
  headingLevel: 2 | 3;
  children: ReactNode;
}

function Group({ title, headingLevel, children }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <chakra.h3
        as={`h${headingLevel}`}
        id={id}
        px={{ base: '4', md: '3' }}
        pt="3"
        pb="1"
        textStyle="label"
        color="fg.muted"
      >
        {title}
      </chakra.h3>
      <chakra.ul listStyleType="none" m="0" p="0">
        {children}
      </chakra.ul>
    </section>
  );
}
