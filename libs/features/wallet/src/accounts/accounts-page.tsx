import { chakra } from '@chakra-ui/react/styled-system';
import { useListPaymentAccountsQuery } from '@portal/api/wallet/payment-accounts.api';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { PlainPanel } from '@portal/ui/plain-panel';
import { SkeletonRows } from '@portal/ui/skeletons';
import { LinkButton } from '../frame/link-button.tsx';
import { AccountList } from './account-list.tsx';
import { accounts as words } from './accounts-messages.ts';

/** /account/settings/payment-info: where her income goes, and the rules that keep it safe (RTE-5, PAY-1). */
export function AccountsPage() {
  const query = useListPaymentAccountsQuery(undefined);
  return (
    <chakra.div pb="10" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6" maxW="form">
      <PageHeading
        title={words.title}
        actions={
          query.currentData?.items.length ? (
            <LinkButton href={paths.newWithdrawal()} variant="outline">
              {words.toWithdrawal}
            </LinkButton>
          ) : undefined
        }
      />
      <chakra.p color="fg.muted">{words.intro}</chakra.p>
      <QueryState
        query={query}
        failed={words.failed}
        skeleton={<SkeletonRows rows={2} picture={false} label={words.loading} />}
      >
        {(known) => <AccountList {...known} onReload={() => void query.refetch()} />}
      </QueryState>
      <PlainPanel title={words.rules}>
        <chakra.ul ps="5" display="grid" gap="1.5" color="fg.muted">
          <li>{words.ruleHold}</li>
          <li>{words.ruleMail}</li>
          <li>{words.ruleName}</li>
        </chakra.ul>
      </PlainPanel>
    </chakra.div>
  );
}
