import { chakra } from '@chakra-ui/react/styled-system';
import { PageHeading } from '@portal/portal-core/page-heading';
import { paths } from '@portal/portal-core/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { TextLink } from '@portal/ui/text-link';
import { NotificationFeed } from '../components/notification-feed.tsx';
import { messages } from '../messages.ts';

/** All notifications on a page of their own, where there is no room for a popover (RTE-2). */
export function NotificationsPage() {
  return (
    <chakra.div maxW="form" mx="auto">
      <PageHeading
        title={messages.title}
        actions={
          <TextLink href={paths.notificationSettings()} linkAs={RouterLink} touch>
            {messages.settings}
          </TextLink>
        }
      />
      <chakra.div layerStyle="sheet" mt="4" px={{ base: '0', md: '2' }} py="2">
        <NotificationFeed headingLevel={2} />
      </chakra.div>
    </chakra.div>
  );
}
