import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactElement } from 'react';
import { paths } from '@portal/portal-core/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Popover } from '@portal/ui/popover';
import { TextLink } from '@portal/ui/text-link';
import { messages } from '../messages.ts';
import { NotificationFeed } from './notification-feed.tsx';

interface NotificationPopoverProps {
  trigger: ReactElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

// Its code comes with the first press, so the popover is born open; one that is born open takes no focus of its own.
const focusHeading = (text: HTMLElement | null) => text?.closest('h2')?.focus({ preventScroll: true });

/** The list beside the bell; following a notification closes it. */
export function NotificationPopover({ trigger, open, onOpenChange }: NotificationPopoverProps) {
  const close = () => onOpenChange(false);
  return (
    <Popover
      trigger={trigger}
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={<span ref={focusHeading}>{messages.popoverTitle}</span>}
      aside={
        <TextLink href={paths.notificationSettings()} linkAs={RouterLink} variant="quiet" onClick={close}>
          {messages.settings}
        </TextLink>
      }
    >
      <chakra.div px={{ md: '2' }}>
        <NotificationFeed headingLevel={3} onFollow={close} />
      </chakra.div>
    </Popover>
  );
}
