import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import {
  NOTIFICATION_CATEGORIES,
  NOTIFICATION_CATEGORY_LABELS,
  type NotificationCategory,
} from '@portal/domain/notifications/notification';
import { NOTIFICATION_CHANNELS } from '@portal/domain/notifications/notification-settings';
import { Icon } from '@portal/ui/icon';
import { messages } from '../settings-messages.ts';
import type { ChannelMatrixProps } from './channel-matrix.tsx';
import { ChannelSwitch } from './channel-switch.tsx';

const Opener = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    w: 'full',
    minH: 'touch',
    py: '2.5',
    textAlign: 'start',
    cursor: 'pointer',
  },
});

/** The same as the matrix, one category under the other: a phone has no room for columns. */
export function ChannelAccordion(props: ChannelMatrixProps) {
  return NOTIFICATION_CATEGORIES.map((category) => <Part key={category} category={category} {...props} />);
}

function Part({ category, settings, onSet }: ChannelMatrixProps & { category: NotificationCategory }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const own = settings.items.filter((item) => item.category === category);
  const on = own.filter((item) => item.on && !(item.channel === 'EMAIL' && settings.email === null)).length;
  return (
    <chakra.section borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <chakra.h3>
        <Opener type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          <span>
            <chakra.span display="block" fontWeight="medium">
              {NOTIFICATION_CATEGORY_LABELS[category]}
            </chakra.span>{' '}
            <chakra.span display="block" textStyle="label" fontWeight="normal" color="fg.muted">
              {messages.onCount(on, own.length)}
            </chakra.span>
          </span>
          <chakra.span color="fg.muted" rotate={isOpen ? '180deg' : undefined}>
            <Icon as={ChevronDown} />
          </chakra.span>
        </Opener>
      </chakra.h3>
      <chakra.div id={id} hidden={!isOpen} pb="2">
        <chakra.p textStyle="label" fontWeight="normal" color="fg.muted">
          {messages.hints[category]}
        </chakra.p>
        {NOTIFICATION_CHANNELS.map((channel) => (
          <ChannelSwitch key={channel} settings={settings} category={category} channel={channel} onSet={onSet} />
        ))}
      </chakra.div>
    </chakra.section>
  );
}
