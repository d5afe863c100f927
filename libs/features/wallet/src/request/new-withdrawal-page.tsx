import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { SkeletonText } from '@portal/ui/skeletons';
import { BackLink } from '../frame/back-link.tsx';
import { RequestGate } from './request-gate.tsx';
import { request as words } from './request-messages.ts';
import { useRequestGround } from './use-request-ground.ts';

/** /account/income/withdrawal-history/new: takes money out, with everything said before it is asked for (INC-2, PAY-1). */
export function NewWithdrawalPage() {
  const query = useRequestGround();
  return (
    <chakra.div pb="10" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <PageHeading title={words.title} back={<BackLink href={paths.incomeWithdrawals()}>{words.back}</BackLink>} />
      <QueryState query={query} failed={words.failed} skeleton={<SkeletonText lines={10} label={words.loading} />}>
        {(ground) => <RequestGate {...ground} />}
      </QueryState>
    </chakra.div>
  );
}
