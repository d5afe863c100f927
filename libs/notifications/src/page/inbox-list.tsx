import { chakra } from '@chakra-ui/react/styled-system';
import { EmptyState } from '@portal/ui/empty-state';
import { SkeletonRows } from '@portal/ui/skeletons';
import { FeedFailed } from '../feed/feed-failed.tsx';
import { MarkAllRead } from '../feed/mark-all-read.tsx';
import { NotificationFeed } from '../feed/notification-feed.tsx';
import { InboxFilters } from '../inbox/inbox-filters.tsx';
import { InboxHeading } from '../inbox/inbox-heading.tsx';
import { inboxMessages as words } from '../inbox/inbox-messages.ts';
import { ListMenu } from '../inbox/list-menu.tsx';
import type { useToAnswer } from '../inbox/use-to-answer.ts';
import { messages } from '../messages.ts';
import { PushCard } from '../push/push-card.tsx';
import type { useInbox } from './use-inbox.ts';

interface InboxListProps {
  inbox: ReturnType<typeof useInbox>;
  answers: ReturnType<typeof useToAnswer>;
  onKeys: (() => void) | undefined;
}

/** The list of the page: what it shows, how much of it there is, and its rows. */
export function InboxList({ inbox, answers, onKeys }: InboxListProps) {
  const { query, shown, toAnswer, choose } = inbox;
  const marksAll = !toAnswer && query.category === undefined && (query.filter ?? 'unread') === 'unread';
  const reset = () => choose({});
  // Any other choice is taken back where it is named, above the list.
  const canReset = query.filter === 'unread' && query.category === undefined;
  return (
    <chakra.div maxW={{ base: 'form', lg: 'none' }} mx="auto">
      <InboxHeading onKeys={onKeys}>
        {marksAll && <MarkAllRead query={query} compact />}
        <ListMenu
          category={query.category}
          onFilter={(filter) => choose({ ...query, filter })}
          onCategory={(category) => choose({ ...query, category })}
        />
      </InboxHeading>
      <PushCard />
      <chakra.div mt="3" mb="2">
        <InboxFilters
          value={shown.filter ?? 'all'}
          category={query.category}
          toAnswer={answers.count}
          onChange={(filter) => choose(filter === 'answer' ? { filter } : { ...query, filter })}
          onReset={reset}
        />
      </chakra.div>
      <chakra.div mx={{ lg: '-6' }}>
        {toAnswer && answers.isFailed ? (
          <FeedFailed isRetrying={false} onRetry={answers.retry} />
        ) : (
          <NotificationFeed
            key={shown.filter}
            query={query}
            headingLevel={2}
            onReset={canReset ? reset : undefined}
            inbox={{ chosenId: inbox.id, hrefOf: inbox.hrefOf, onEnter: inbox.enter, onLeave: inbox.leave }}
            only={toAnswer ? answers.waits : undefined}
            empty={toAnswer && <NothingToAnswer isSearching={answers.isSearching} />}
          />
        )}
      </chakra.div>
    </chakra.div>
  );
}

function NothingToAnswer({ isSearching }: { isSearching: boolean }) {
  if (isSearching) return <SkeletonRows label={messages.loading} />;
  return (
    <EmptyState name="notification-empty" size="sm" title={words.nothingToAnswer}>
      {words.nothingToAnswerBody}
    </EmptyState>
  );
}
