import { chakra } from '@chakra-ui/react/styled-system';
import { useParams } from 'react-router';
import { useGetWithdrawalQuery } from '@portal/api/wallet/withdrawals.api';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { EyeButton } from '@portal/ui/eye-button';
import { SkeletonText } from '@portal/ui/skeletons';
import { BackLink } from '../frame/back-link.tsx';
import { Gone } from '../frame/gone.tsx';
import { WithdrawalDetails } from './withdrawal-details.tsx';
import { detail as words } from './withdrawal-messages.ts';

/** /account/income/withdrawal-history/:id: one withdrawal, how far it has come, or why it did not go (INC-2). */
export function WithdrawalPage() {
  const { id = '' } = useParams();
  const query = useGetWithdrawalQuery({ id });
  const list = paths.incomeWithdrawals();
  return (
    <chakra.div pb="10" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <PageHeading title={words.title} actions={<EyeButton />} back={<BackLink href={list}>{words.back}</BackLink>} />
      <QueryState
        query={query}
        failed={words.failed}
        skeleton={<SkeletonText lines={8} label={words.loading} />}
        gone={<Gone title={words.gone} body={words.goneBody} href={list} back={words.toList} />}
      >
        {(withdrawal) => <WithdrawalDetails withdrawal={withdrawal} />}
      </QueryState>
    </chakra.div>
  );
}
