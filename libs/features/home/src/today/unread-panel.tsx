import { chakra } from '@chakra-ui/react/styled-system';
import { useCountNotSeenNotificationsQuery } from '@portal/api/notifications/notifications.api';
import { paths } from '@portal/domain/site/paths';
import { LIMITS } from '@portal/domain/tenant/limits';
import { RouterLink } from '@portal/portal-core/router-link';
import { Delayed } from '@portal/ui/delayed';
import { PlainPanel } from '@portal/ui/plain-panel';
import { SkeletonText } from '@portal/ui/skeletons';
import { TextLink } from '@portal/ui/text-link';
import { notifications } from '../messages.ts';

function summary(count: number): string {
  if (count === 0) return notifications.none;
  return count > LIMITS.badgeCap ? notifications.unreadCapped(LIMITS.badgeCap) : notifications.unread(count);
}

/** How many notifications wait. A count that does not come is left out in silence (NTF-8); the way to them stays. */
export function UnreadPanel() {
  const { data, isLoading } = useCountNotSeenNotificationsQuery();
  return (
    <PlainPanel
      title={notifications.title}
      action={
        <TextLink href={paths.notifications()} linkAs={RouterLink} touch>
          {notifications.open}
        </TextLink>
      }
    >
      <Delayed loading={isLoading} skeleton={<SkeletonText lines={1} label={notifications.loading} />}>
        {() =>
          data && (
            <chakra.p textStyle="body.sm" color="fg.muted">
              {summary(data.count)}
            </chakra.p>
          )
        }
      </Delayed>
    </PlainPanel>
  );
}
