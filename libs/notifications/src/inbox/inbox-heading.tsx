import { chakra } from '@chakra-ui/react/styled-system';
import { Keyboard, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCountNotificationsQuery } from '@portal/api/notifications/notifications.api';
import { paths } from '@portal/domain/site/paths';
import { LIMITS } from '@portal/domain/tenant/limits';
import { PageHeading } from '@portal/portal-core/page-heading';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { useIsSplit } from '@portal/ui/use-is-split';
import { messages } from '../messages.ts';
import { inboxMessages as words } from './inbox-messages.ts';

interface InboxHeadingProps {
  /** Shows the sheet of keys; left out where each notification is a page. */
  onKeys?: (() => void) | undefined;
  children: ReactNode;
}

/** 알림, how many are unread, and what is done to the whole list. */
export function InboxHeading({ onKeys, children }: InboxHeadingProps) {
  const { data } = useCountNotificationsQuery('unread');
  return (
    <PageHeading
      title={messages.title}
      page={useIsSplit() ? paths.notifications.pattern : undefined}
      aside={
        data && data.count > 0 ? (
          // Said by the filter.
          <chakra.span aria-hidden textStyle="title.md" color="persimmon.fg" fontVariantNumeric="tabular-nums">
            {data.count > LIMITS.badgeCap ? `${LIMITS.badgeCap}+` : data.count}
          </chakra.span>
        ) : null
      }
      actions={
        <chakra.div display="flex" flexWrap="wrap" columnGap="1">
          {children}
          {onKeys && <IconButton label={words.keys} icon={<Icon as={Keyboard} />} onClick={onKeys} />}
          <Button asChild variant="ghost" px="0" w={{ base: 'touch', md: 'control.md' }} fontSize="lg">
            <RouterLink href={paths.notificationSettings()} aria-label={messages.settings} title={messages.settings}>
              <Icon as={Settings} />
            </RouterLink>
          </Button>
        </chakra.div>
      }
    />
  );
}
