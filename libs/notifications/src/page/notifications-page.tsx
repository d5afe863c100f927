import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { NotificationListQuery } from '@portal/api/notifications/notification-lists';
import { NOTIFICATION_CATEGORIES, NOTIFICATION_CATEGORY_LABELS } from '@portal/domain/notifications/notification';
import { NOTIFICATION_FILTERS } from '@portal/domain/notifications/notifications.contract';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { RouterLink } from '@portal/portal-core/router-link';
import { SelectField } from '@portal/ui/select-field';
import { TextLink } from '@portal/ui/text-link';
import { FilterChoice } from '../feed/filter-choice.tsx';
import { MarkAllRead } from '../feed/mark-all-read.tsx';
import { NotificationFeed } from '../feed/notification-feed.tsx';
import { messages } from '../messages.ts';
import { PushCard } from '../push/push-card.tsx';
import { addressOf, queryOf } from './list-query.ts';

const CATEGORIES = NOTIFICATION_CATEGORIES.map((value) => ({ value, label: NOTIFICATION_CATEGORY_LABELS[value] }));

/** All notifications on a page of their own, which needs no room beside it (RTE-2); its address keeps what was chosen. */
export function NotificationsPage() {
  const [address, setAddress] = useSearchParams();
  const query = useMemo(() => queryOf(address), [address]);
  const choose = (next: NotificationListQuery) => setAddress(addressOf(next, address), { replace: true });
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
      <PushCard />
      <chakra.div display="flex" flexWrap="wrap" alignItems="end" justifyContent="space-between" gap="3" mt="4">
        <FilterChoice
          filters={NOTIFICATION_FILTERS}
          value={query.filter ?? 'all'}
          onChange={(filter) => choose({ ...query, filter })}
        />
        <chakra.div w={{ base: 'full', sm: '11rem' }}>
          <SelectField
            label={messages.category}
            options={CATEGORIES}
            placeholder={messages.everyCategory}
            value={query.category ?? ''}
            onChange={({ target }) =>
              choose({ ...query, category: CATEGORIES.find(({ value }) => value === target.value)?.value })
            }
          />
        </chakra.div>
      </chakra.div>
      <chakra.div layerStyle="sheet" mt="4" px={{ base: '0', md: '2' }} py="2">
        {query.category === undefined && (query.filter ?? 'unread') === 'unread' && (
          <chakra.div display="flex" justifyContent="flex-end" px="2">
            <MarkAllRead query={query} />
          </chakra.div>
        )}
        <NotificationFeed query={query} headingLevel={2} onReset={() => choose({})} />
      </chakra.div>
    </chakra.div>
  );
}
