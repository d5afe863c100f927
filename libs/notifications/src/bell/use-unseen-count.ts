import { millisecondsInMinute } from 'date-fns/constants';
import { useCountNotSeenNotificationsQuery } from '@portal/api/notifications/notifications.api';
import { useRealtimeConnected } from '@portal/api/use-realtime-connected';
import { useIsVisible } from '../feed/use-is-visible.ts';

const POLL_MS = millisecondsInMinute;

/** How many are unseen. Kept current by the socket; asked for each minute while that is away and the tab is seen (NTF-10). */
export function useUnseenCount(): number {
  const isPolling = !useRealtimeConnected();
  const isVisible = useIsVisible();
  const { data } = useCountNotSeenNotificationsQuery(undefined, {
    pollingInterval: isPolling && isVisible ? POLL_MS : 0,
  });
  return data?.count ?? 0;
}
