import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { useSendTestNotificationMutation } from '@portal/api/notifications/notification-settings.api';
import {
  NOTIFICATION_CHANNEL_LABELS,
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
} from '@portal/domain/notifications/notification-settings';
import { Button } from '@portal/ui/button';
import { messages } from '../settings-messages.ts';

const words = messages.test;

interface TestButtonsProps {
  /** Why a channel cannot be tried, if it cannot. */
  obstacles: Partial<Record<NotificationChannel, string | undefined>>;
}

/** Sends the teacher a notification over one channel, to see that it comes. */
export function TestButtons({ obstacles }: TestButtonsProps) {
  const [send, { isLoading, originalArgs }] = useSendTestNotificationMutation();
  const [said, setSaid] = useState<{ isBad: boolean; text: string }>();

  async function test(channel: NotificationChannel) {
    const obstacle = obstacles[channel];
    if (obstacle !== undefined) return setSaid({ isBad: true, text: obstacle });
    setSaid(undefined);
    const { error } = await send({ body: { channel } });
    if (!error) return setSaid({ isBad: false, text: words.sent[channel] });
    const { fields, message } = problemOf(error);
    const why = fields?.['channel'] ?? message;
    setSaid({ isBad: true, text: `${words.failed}. ${why.endsWith('.') ? why : `${why}.`}` });
  }
  return (
    <chakra.div display="grid" gap="2">
      <chakra.p textStyle="body.sm" color="fg.muted">
        {words.hint}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {NOTIFICATION_CHANNELS.map((channel) => (
          <Button
            key={channel}
            variant="outline"
            size="sm"
            loading={isLoading && originalArgs?.body.channel === channel}
            loadingText={words.sending}
            onClick={() => void test(channel)}
          >
            {words.send(NOTIFICATION_CHANNEL_LABELS[channel])}
          </Button>
        ))}
      </chakra.div>
      <chakra.p role="status" textStyle="body.sm" color={said?.isBad ? 'fg.error' : 'fg.muted'}>
        {said?.text}
      </chakra.p>
    </chakra.div>
  );
}
