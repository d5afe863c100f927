import { chakra } from '@chakra-ui/react/styled-system';
import type { NotificationCategory } from '@portal/domain/notifications/notification';
import { NOTIFICATION_CHANNELS } from '@portal/domain/notifications/notification-settings';
import { Button } from '@portal/ui/button';
import { Delayed } from '@portal/ui/delayed';
import { SkeletonText } from '@portal/ui/skeletons';
import { messages } from '../settings-messages.ts';
import { ChannelSwitch } from './channel-switch.tsx';
import { useNotificationSettings } from './use-notification-settings.ts';

/** The three switches of one category, wherever they are wanted. */
export function CategoryChannels({ category }: { category: NotificationCategory }) {
  const { settings, error, isFetching, refetch, set } = useNotificationSettings();
  return (
    <Delayed loading={!settings && !error} skeleton={<SkeletonText lines={3} label={messages.loading} />}>
      {() =>
        settings ? (
          <div>
            {NOTIFICATION_CHANNELS.map((channel) => (
              <ChannelSwitch key={channel} settings={settings} category={category} channel={channel} onSet={set} />
            ))}
          </div>
        ) : (
          <chakra.div display="flex" alignItems="center" gap="3" flexWrap="wrap" color="fg.muted">
            {messages.failed}
            <Button variant="outline" size="sm" loading={isFetching} onClick={() => void refetch()}>
              {messages.retry}
            </Button>
          </chakra.div>
        )
      }
    </Delayed>
  );
}
