import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { EyeButton } from '@portal/ui/eye-button';
import { LinkButton } from '../frame/link-button.tsx';
import { history as words } from './history-messages.ts';
import { LeadingWithdrawals } from './leading-withdrawals.tsx';
import { WithdrawalList } from './withdrawal-list.tsx';

/** /account/income/withdrawal-history: what is on its way leads, then all of them (RTE-7, INC-2). */
export function WithdrawalsPage() {
  return (
    <chakra.div pb="10" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <PageHeading
        title={words.title}
        actions={
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
            <EyeButton />
            <LinkButton href={paths.paymentSettings()} variant="outline">
              {words.toAccounts}
            </LinkButton>
            <LinkButton href={paths.newWithdrawal()}>{words.withdraw}</LinkButton>
          </chakra.div>
        }
      />
      <LeadingWithdrawals />
      <WithdrawalList />
    </chakra.div>
  );
}
