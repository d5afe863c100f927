import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { useListWithdrawalsQuery } from '@portal/api/wallet/withdrawals.api';
import { ARRIVAL } from '@portal/ui/use-arrival';
import { history as words } from './history-messages.ts';
import { LeadingCard } from './leading-card.tsx';
import { leadingOf } from './leading.ts';
import { NEWEST } from './withdrawal-page-size.ts';

/** What is on its way, and what did not go; nothing at all where there is neither. Its failure is said by the list below. */
export function LeadingWithdrawals() {
  const heading = useRef<HTMLHeadingElement>(null);
  const leading = leadingOf(useListWithdrawalsQuery(NEWEST).data?.items ?? []);
  return (
    <section>
      <chakra.h2 ref={heading} {...ARRIVAL} srOnly>
        {words.lead}
      </chakra.h2>
      <chakra.div
        display="grid"
        gridTemplateColumns={`repeat(auto-fit, minmax(min(100%, ${leading.length > 1 ? '24rem' : '100%'}), 1fr))`}
        gap="5"
      >
        {leading.map((withdrawal) => (
          <LeadingCard key={withdrawal.id} withdrawal={withdrawal} landing={heading} />
        ))}
      </chakra.div>
    </section>
  );
}
