import { chakra } from '@chakra-ui/react/styled-system';
import type { Notification } from '@portal/domain/notifications/notification';
import { DecideAgain } from '../moves/decide-again.tsx';
import { MoveRequest } from '../moves/move-request.tsx';
import type { AskWhy } from '../why/use-why.tsx';
import { destinationOf, type LinkPolicy } from './destination.ts';
import type { InboxContext } from './inbox-context.ts';
import { InboxRow } from './inbox-row.tsx';
import { ItemMenu } from './item-menu.tsx';
import { NotificationItem } from './notification-item.tsx';

export interface EntryContext {
  now: Date;
  linkPolicy: LinkPolicy;
  onFollow: (notification: Notification) => void;
  onWhy: AskWhy;
  inbox?: InboxContext | undefined;
}

/** A notification in a list: the way to it, what can be done to it, and what can be done in its place. */
export function NotificationEntry({ notification, ...context }: EntryContext & { notification: Notification }) {
  const { now, linkPolicy, onFollow, onWhy, inbox } = context;
  if (inbox) return <InboxRow notification={notification} now={now} onWhy={onWhy} inbox={inbox} />;
  return (
    <chakra.div position="relative">
      <NotificationItem
        notification={notification}
        destination={destinationOf(notification, linkPolicy)}
        now={now}
        onFollow={onFollow}
      />
      <chakra.div position="absolute" top="2" insetEnd={{ base: '1.5', md: '1' }}>
        <ItemMenu notification={notification} now={now} onWhy={onWhy} />
      </chakra.div>
      {notification.action?.kind === 'ANSWER_MOVE' && (
        <MoveRequest moveId={notification.action.refId} notification={notification} />
      )}
      {notification.action?.kind === 'DECIDE_AGAIN' && <DecideAgain lessonId={notification.action.refId} />}
    </chakra.div>
  );
}
