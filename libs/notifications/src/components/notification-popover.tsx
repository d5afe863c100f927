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

// The code comes with the press, so the popover is born open, and then takes no focus of its own. It has to be born open,
// because only a title that is there at birth becomes its name.
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
      <NotificationFeed headingLevel={3} onFollow={close} />
    </Popover>
  );
}
