import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { useCreateCalendarFeedMutation } from '@portal/api/schedule/calendar-feeds.api';
import { FEED_SCOPE_LABELS, FEED_SCOPES, type FeedScope } from '@portal/domain/schedule/calendar-feeds.contract';
import { useClientId } from '@portal/portal-core/client-id';
import { Button } from '@portal/ui/button';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { RadioCards } from '@portal/ui/radio-cards';
import { feeds } from '../messages.ts';
import { NewAddress } from './new-address.tsx';

const OPTIONS = FEED_SCOPES.map((value) => ({
  value,
  label: FEED_SCOPE_LABELS[value],
  description: feeds.scopeHints[value],
}));

/** Makes an address and shows it, the only time that it can be seen. */
export function FeedMaker() {
  const [create, { data, error, isLoading }] = useCreateCalendarFeedMutation();
  const [scope, setScope] = useState<FeedScope>('LESSONS');
  const clientId = useClientId();

  const make = async () => {
    const made = await create({ body: { clientId: clientId.idOf(scope), scope } });
    if (made.data) clientId.sent();
  };

  return (
    <chakra.div display="grid" gap="3">
      <RadioCards label={feeds.scope} options={OPTIONS} value={scope} onChange={setScope} />
      <div>
        <Button loading={isLoading} onClick={() => void make()}>
          {feeds.create}
        </Button>
      </div>
      <ProblemBanner problem={error ? problemOf(error) : null} />
      {data && <NewAddress url={data.url} />}
    </chakra.div>
  );
}
