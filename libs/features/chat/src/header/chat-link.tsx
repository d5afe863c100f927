import { millisecondsInMinute } from 'date-fns/constants';
import { MessageCircle } from 'lucide-react';
import { Suspense } from 'react';
import { useListChatsQuery } from '@portal/api/chat/chats.api';
import { useRealtimeConnected } from '@portal/api/use-realtime-connected';
import { useWaitingRooms } from '@portal/conversation/use-waiting-rooms';
import { paths } from '@portal/domain/site/paths';
import { LIMITS } from '@portal/domain/tenant/limits';
import { RouterLink } from '@portal/portal-core/router-link';
import { useIsSignedIn } from '@portal/portal-core/session-context';
import { Button } from '@portal/ui/button';
import { CountBadge } from '@portal/ui/count-badge';
import { Icon } from '@portal/ui/icon';
import { late } from '@portal/ui/late';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { messages as words } from '../messages.ts';

/** The number alone: no talk is read for it. */
const COUNTED = { filter: 'unread', size: '1' } as const;
/** Without a connection nothing is announced, so it is asked for while the tab is seen. */
const POLL_MS = millisecondsInMinute;

/** Nearly always everything has arrived. */
const AccountSenders = late(async () => ({
  default: (await import('@portal/conversation/account-senders')).AccountSenders,
}));

/** Header widget (HDR-3): the way to the chat, and in how many talks something is unread. From any page it sends what waits (CHT-5). */
export function ChatLink() {
  return useIsSignedIn() ? (
    <>
      <CountedLink />
      <WaitingMessages />
    </>
  ) : null;
}

function WaitingMessages() {
  const roomIds = useWaitingRooms();
  if (roomIds.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <AccountSenders roomIds={roomIds} />
    </Suspense>
  );
}

function CountedLink() {
  const isConnected = useRealtimeConnected();
  const { data } = useListChatsQuery(COUNTED, {
    pollingInterval: isConnected ? 0 : POLL_MS,
    skipPollingIfUnfocused: true,
  });
  const count = data?.total ?? 0;
  return (
    <Button asChild variant="ghost" w="touch" h="touch" px="0">
      <RouterLink href={paths.chat()}>
        <span aria-hidden title={words.title}>
          <Icon as={MessageCircle} size={20} />
        </span>
        <CountBadge over count={count} cap={LIMITS.badgeCap} />
        <VisuallyHidden>{words.header(count, LIMITS.badgeCap)}</VisuallyHidden>
      </RouterLink>
    </Button>
  );
}
