import { chakra } from '@chakra-ui/react/styled-system';
import { useParams } from 'react-router';
import { useGetTransactionQuery } from '@portal/api/wallet/transactions.api';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { EyeButton } from '@portal/ui/eye-button';
import { SkeletonText } from '@portal/ui/skeletons';
import { BackLink } from '../frame/back-link.tsx';
import { Gone } from '../frame/gone.tsx';
import { TransactionDetails } from './transaction-details.tsx';
import { detail as words } from './transaction-messages.ts';

/** /account/income/transaction-history/:id: one movement, what it comes from and how it ended (INC-2). */
export function TransactionPage() {
  const { id = '' } = useParams();
  const query = useGetTransactionQuery({ id });
  const list = paths.incomeTransactions();
  return (
    <chakra.div pb="10" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <PageHeading
        title={query.currentData?.title ?? words.title}
        actions={<EyeButton />}
        back={<BackLink href={list}>{words.back}</BackLink>}
      />
      <QueryState
        query={query}
        failed={words.failed}
        skeleton={<SkeletonText lines={6} label={words.loading} />}
        gone={<Gone title={words.gone} body={words.goneBody} href={list} back={words.toList} />}
      >
        {(transaction) => <TransactionDetails transaction={transaction} />}
      </QueryState>
    </chakra.div>
  );
}
