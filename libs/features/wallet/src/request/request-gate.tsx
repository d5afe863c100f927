import { chakra } from '@chakra-ui/react/styled-system';
import { formatDayWithWeekday } from '@portal/domain/format/date-time';
import { paths } from '@portal/domain/site/paths';
import { EmptyState } from '@portal/ui/empty-state';
import { LinkButton } from '../frame/link-button.tsx';
import { OpenWithdrawals } from './open-withdrawals.tsx';
import { RequestForm } from './request-form.tsx';
import { blocked as words } from './request-messages.ts';
import type { KnownGround } from './use-request-ground.ts';

/** The form where something can be taken out; else what is missing, and the way to it. */
export function RequestGate({ open, ...ground }: KnownGround) {
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <OpenWithdrawals {...open} />
      <FormOrReason {...ground} />
    </chakra.div>
  );
}

function FormOrReason(ground: Omit<KnownGround, 'open'>) {
  const { available, min, monthEndOn } = ground.terms;
  if (ground.accounts.length === 0)
    return (
      <EmptyState
        name="income-empty"
        title={words.noAccount}
        action={<LinkButton href={paths.paymentSettings()}>{words.toAccounts}</LinkButton>}
      >
        {words.noAccountBody}
      </EmptyState>
    );
  if (available < min)
    return (
      <EmptyState
        name="income-empty"
        title={words.tooLittle(available)}
        action={<LinkButton href={paths.income()}>{words.toIncome}</LinkButton>}
      >
        {words.tooLittleBody(min, formatDayWithWeekday(monthEndOn))}
      </EmptyState>
    );
  return <RequestForm {...ground} />;
}
