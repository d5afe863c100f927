import { chakra } from '@chakra-ui/react/styled-system';
import { useListTransactionsQuery } from '@portal/api/wallet/transactions.api';
import { paths } from '@portal/domain/site/paths';
import type { Currency } from '@portal/domain/wallet/transaction';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { SkeletonRows } from '@portal/ui/skeletons';
import { TextLink } from '@portal/ui/text-link';
import { TransactionRow } from '../transactions/transaction-row.tsx';
import { overview as words } from './overview-messages.ts';

const LAST = '5';

/** What moved last in one of the wallets, and the way to all of it. */
export function LastTransactions({ currency }: { currency: Currency }) {
  const query = useListTransactionsQuery({ currency, size: LAST });
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
      <chakra.h3 textStyle="label" color="fg.muted">
        {words.last}
      </chakra.h3>
      <QueryState
        query={query}
        failed={words.lastFailed}
        size="sm"
        skeleton={<SkeletonRows rows={3} picture={false} end label={words.loading} />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <chakra.p color="fg.muted">{words.none}</chakra.p>
          ) : (
            <chakra.ul listStyleType="none" layerStyle="sheet">
              {items.map((transaction) => (
                <TransactionRow key={transaction.id} transaction={transaction} />
              ))}
            </chakra.ul>
          )
        }
      </QueryState>
      <TextLink
        href={paths.incomeTransactions({ currency })}
        linkAs={RouterLink}
        touch
        textStyle="body.sm"
        w="fit-content"
      >
        {words.more[currency]}
      </TextLink>
    </chakra.div>
  );
}
