import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { NOTIFICATION_CATEGORIES, NOTIFICATION_CATEGORY_LABELS } from '@portal/domain/notifications/notification';
import {
  NOTIFICATION_CHANNEL_LABELS,
  NOTIFICATION_CHANNELS,
  type NotificationSettings,
  type NotificationSwitch,
} from '@portal/domain/notifications/notification-settings';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { messages } from '../settings-messages.ts';
import { ChannelSwitch, fixedBecause } from './channel-switch.tsx';

const Head = chakra('th', {
  base: { textStyle: 'label', color: 'fg.muted', py: '2', px: '2', fontWeight: 'semibold' },
});

export interface ChannelMatrixProps {
  settings: NotificationSettings;
  onSet: (item: NotificationSwitch) => void;
}

/** Every category by every channel, as a table (NTF-9). */
export function ChannelMatrix({ settings, onSet }: ChannelMatrixProps) {
  const id = useId();
  return (
    <chakra.table w="full" borderCollapse="collapse">
      <VisuallyHidden as="caption">{messages.table}</VisuallyHidden>
      <thead>
        <tr>
          <Head scope="col" textAlign="start">
            {messages.category}
          </Head>
          {NOTIFICATION_CHANNELS.map((channel) => (
            <Head key={channel} scope="col" w="6.5rem" textAlign="center">
              {NOTIFICATION_CHANNEL_LABELS[channel]}
            </Head>
          ))}
        </tr>
      </thead>
      <tbody>
        {NOTIFICATION_CATEGORIES.map((category) => {
          const isFixed = fixedBecause({ email: '' }, { category, channel: 'IN_APP' });
          return (
            <chakra.tr key={category} borderTopWidth="1px">
              <chakra.th scope="row" textAlign="start" fontWeight="normal" py="2.5" px="2">
                <chakra.span display="block" fontWeight="medium">
                  {NOTIFICATION_CATEGORY_LABELS[category]}
                </chakra.span>
                <chakra.span display="block" textStyle="label" fontWeight="normal" color="fg.muted">
                  {messages.hints[category]}
                </chakra.span>
                {isFixed && (
                  <chakra.span
                    id={`${id}-fixed`}
                    display="block"
                    textStyle="label"
                    fontWeight="normal"
                    color="fg.muted"
                  >
                    {isFixed}
                  </chakra.span>
                )}
              </chakra.th>
              {NOTIFICATION_CHANNELS.map((channel) => (
                <chakra.td key={channel} px="2">
                  <ChannelSwitch
                    settings={settings}
                    category={category}
                    channel={channel}
                    onSet={onSet}
                    isCell
                    reasonId={channel === 'EMAIL' ? EMAIL_LINE_ID : `${id}-fixed`}
                  />
                </chakra.td>
              ))}
            </chakra.tr>
          );
        })}
      </tbody>
    </chakra.table>
  );
}

/** Where the page says what address e-mails go to, or that there is none. */
export const EMAIL_LINE_ID = 'notification-email';
