import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactElement, useState } from 'react';
import type { NotificationListQuery } from '@portal/api/notifications/notification-lists';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Popover } from '@portal/ui/popover';
import { TextLink } from '@portal/ui/text-link';
import { FilterChoice } from '../feed/filter-choice.tsx';
import { MarkAllRead } from '../feed/mark-all-read.tsx';
import { NotificationFeed } from '../feed/notification-feed.tsx';
import { enterFeed } from '../item/arrow-keys.ts';
import { messages } from '../messages.ts';

interface NotificationPopoverProps {
  trigger: ReactElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const ALL: NotificationListQuery = {};
const UNREAD: NotificationListQuery = { filter: 'unread' };

// Its code comes with the first press, so the popover is born open; one that is born open takes no focus of its own.
function focusHeading(text: HTMLElement | null) {
  const heading = text?.closest('h2');
  heading?.focus({ preventScroll: true });
  heading?.addEventListener('keydown', enterFeed);
  return () => heading?.removeEventListener('keydown', enterFeed);
}

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
      <PopoverList onFollow={close} />
    </Popover>
  );
}

function PopoverList({ onFollow }: { onFollow: () => void }) {
  const [query, setQuery] = useState(ALL);
  return (
    <>
      <chakra.div
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="2"
        flexWrap="wrap"
        px={{ base: 'sheet', md: '3' }}
        pt="2"
        pb="1"
      >
        <FilterChoice
          filters={['all', 'unread']}
          value={query.filter ?? 'all'}
          onChange={(filter) => setQuery(filter === 'unread' ? UNREAD : ALL)}
        />
        <MarkAllRead query={query} />
      </chakra.div>
      <chakra.div px={{ md: '2' }}>
        <NotificationFeed query={query} headingLevel={3} onFollow={onFollow} onReset={() => setQuery(ALL)} />
      </chakra.div>
    </>
  );
}
