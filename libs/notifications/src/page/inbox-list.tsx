import { chakra } from '@chakra-ui/react/styled-system';
import { MarkAllRead } from '../feed/mark-all-read.tsx';
import { NotificationFeed } from '../feed/notification-feed.tsx';
import { InboxFilters } from '../inbox/inbox-filters.tsx';
import { InboxHeading } from '../inbox/inbox-heading.tsx';
import { ListMenu } from '../inbox/list-menu.tsx';
import { PushCard } from '../push/push-card.tsx';
import type { useInbox } from './use-inbox.ts';

interface InboxListProps {
  inbox: ReturnType<typeof useInbox>;
  onKeys: (() => void) | undefined;
}

/** The list of the page: what it shows, how much of it there is, and its rows. */
export function InboxList({ inbox, onKeys }: InboxListProps) {
  const { query, choose } = inbox;
  const isNarrow = query.category !== undefined || query.classId !== undefined;
  const marksAll = !isNarrow && (query.filter ?? 'unread') === 'unread';
  const reset = () => choose({});
  // Any other choice is taken back where it is named, above the list.
  const canReset = query.filter === 'unread' && !isNarrow;
  return (
    <chakra.div maxW={{ base: 'form', lg: 'none' }} mx="auto">
      <InboxHeading onKeys={onKeys}>
        {marksAll && <MarkAllRead query={query} compact />}
        <ListMenu
          category={query.category}
          onFilter={(filter) => choose({ ...query, filter })}
          onCategory={(category) => choose({ ...query, category, classId: undefined })}
        />
      </InboxHeading>
      <PushCard />
      <chakra.div mt="3" mb="2">
        <InboxFilters query={query} onChange={(filter) => choose({ ...query, filter })} onReset={reset} />
      </chakra.div>
      <chakra.div mx={{ lg: '-6' }}>
        <NotificationFeed
          key={query.filter}
          query={query}
          headingLevel={2}
          onReset={canReset ? reset : undefined}
          inbox={{
            chosenId: inbox.id,
            hrefOf: inbox.hrefOf,
            onEnter: inbox.enter,
            onLeave: inbox.leave,
            onClass: inbox.showClass,
          }}
        />
      </chakra.div>
    </chakra.div>
  );
}
