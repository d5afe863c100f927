import { chakra } from '@chakra-ui/react/styled-system';
import type { RefObject } from 'react';
import { NOTIFICATION_CATEGORY_LABELS, type Notification } from '@portal/domain/notifications/notification';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Dialog } from '@portal/ui/dialog';
import { TextLink } from '@portal/ui/text-link';
import { messages } from '../messages.ts';
import { CategoryChannels } from '../settings/category-channels.tsx';
import { whyOf } from './why.ts';

interface WhyDialogProps {
  notification: Notification;
  open: boolean;
  onClose: () => void;
  /** Gets the focus on closing: the entry of the menu that asked is gone by then. */
  finalFocus?: RefObject<HTMLElement | null>;
}

/** Which rule sent a notification, with the switches of its category right there. */
export function WhyDialog({ notification, open, onClose, finalFocus }: WhyDialogProps) {
  const { category } = notification;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={messages.item.why}
      description={whyOf(notification)}
      size="sm"
      finalFocus={finalFocus}
    >
      <chakra.div display="grid" gap="4">
        {category !== null && (
          <section>
            <chakra.h3 textStyle="label" mb="1">
              {messages.why.channels(NOTIFICATION_CATEGORY_LABELS[category])}
            </chakra.h3>
            <CategoryChannels category={category} />
          </section>
        )}
        <TextLink href={paths.notificationSettings()} linkAs={RouterLink} onClick={onClose} touch>
          {messages.why.allSettings}
        </TextLink>
      </chakra.div>
    </Dialog>
  );
}
