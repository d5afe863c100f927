import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId, useState } from 'react';
import type { Notification } from '@portal/domain/notifications/notification';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { type EntryContext, NotificationEntry } from '../item/notification-entry.tsx';
import { messages } from '../messages.ts';
import { groupByDay } from './group-by-day.ts';
import { groupRuns } from './group-runs.ts';
import { NotificationRun } from './notification-run.tsx';

interface NotificationGroupsProps extends EntryContext {
  notifications: readonly Notification[];
  /** More will follow the last one. */
  isPart?: boolean;
  /** The level below the heading of popover or page. */
  headingLevel: 2 | 3;
}

/** Which have been unread while this list stood: what is read now must not fall out of its group under the finger. */
function useOnceUnread(notifications: readonly Notification[]): (id: string) => boolean {
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const fresh = notifications.filter(({ id, isRead }) => !isRead && !known.has(id));
  if (fresh.length > 0) setKnown(new Set([...known, ...fresh.map(({ id }) => id)]));
  return (id) => known.has(id);
}

/** Notifications under 오늘 and 지난 알림; a group that is empty does not show. */
export function NotificationGroups({
  notifications,
  isPart = false,
  headingLevel,
  ...context
}: NotificationGroupsProps) {
  const { today, earlier } = groupByDay(notifications, context.now, useTeacherZone());
  const isFresh = useOnceUnread(notifications);
  const group = (title: string, items: readonly Notification[], goesOn: boolean) =>
    items.length > 0 && (
      <Group title={title} headingLevel={headingLevel} isInbox={context.inbox !== undefined}>
        {groupRuns(items, isFresh, goesOn).map(({ key, ...run }) => (
          <li key={key}>
            {run.items.length > 1 ? (
              <NotificationRun {...run} {...context} />
            ) : (
              <NotificationEntry notification={run.items[0]} {...context} />
            )}
          </li>
        ))}
      </Group>
    );
  return (
    <div data-feed="">
      {group(messages.today, today, isPart && earlier.length === 0)}
      {group(messages.earlier, earlier, isPart)}
    </div>
  );
}

interface GroupProps {
  title: string;
  headingLevel: 2 | 3;
  isInbox: boolean;
  children: ReactNode;
}

function Group({ title, headingLevel, isInbox, children }: GroupProps) {
  const id = useId();
  const px = isInbox ? { base: '0', lg: '6' } : { base: 'sheet', md: '3' };
  return (
    <section aria-labelledby={id}>
      <chakra.h3 as={`h${headingLevel}`} id={id} px={px} pt="3" pb="1" textStyle="label" color="fg.muted">
        {title}
      </chakra.h3>
      <chakra.ul listStyleType="none" m="0" p="0">
        {children}
      </chakra.ul>
    </section>
  );
}
