import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { paths } from '@portal/domain/site/paths';
import { shownStateOf } from '@portal/domain/wallet/states/shown-state';
import { type Withdrawal, WITHDRAWAL_TRIGGER_LABELS } from '@portal/domain/wallet/withdrawal';
import { CopyButton } from '@portal/ui/copy-button';
import { DateText } from '@portal/ui/date-text';
import { DescriptionList } from '@portal/ui/description-list';
import { Money } from '@portal/ui/money';
import { StatusChip } from '@portal/ui/status-chip';
import { ARRIVAL } from '@portal/ui/use-arrival';
import { LinkButton } from '../frame/link-button.tsx';
import { WithdrawalStageLine } from '../stages/withdrawal-stage-line.tsx';
import { CancelWithdrawal } from './cancel-withdrawal.tsx';
import { WithdrawalFailed } from './withdrawal-failure.tsx';
import { detail as words } from './withdrawal-messages.ts';
import { WithdrawalState } from './withdrawal-state.tsx';

/** The amount, its state in words and shapes, what can be done, and the facts. */
export function WithdrawalDetails({ withdrawal }: { withdrawal: Withdrawal }) {
  const { amount, state, failure } = withdrawal;
  const lead = useRef<HTMLDivElement>(null);
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6" maxW="form">
      <chakra.div ref={lead} {...ARRIVAL} display="grid" gap="2">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
          <Money own amount={amount} size="lg" />
          <StatusChip group="transaction" status={shownStateOf(state, failure?.cause)} />
        </chakra.div>
        <WithdrawalState withdrawal={withdrawal} />
      </chakra.div>
      <WithdrawalStageLine withdrawal={withdrawal} />
      <WithdrawalFailed withdrawal={withdrawal} />
      <CancelWithdrawal withdrawal={withdrawal} landing={lead} />
      <WithdrawalFacts withdrawal={withdrawal} />
      {state === 'SUCCESS' && (
        <div>
          <LinkButton href={paths.newWithdrawal()} variant="outline">
            {words.again}
          </LinkButton>
        </div>
      )}
    </chakra.div>
  );
}

function WithdrawalFacts({ withdrawal }: { withdrawal: Withdrawal }) {
  const { code, account, trigger, requestedAt, finishedAt } = withdrawal;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <DescriptionList
        rows={[
          { label: words.account, value: `${account.bank.name} ${account.accountNumber}` },
          { label: words.holder, value: account.holder },
          { label: words.trigger, value: WITHDRAWAL_TRIGGER_LABELS[trigger] },
          { label: words.requestedAt, value: <DateText instant={requestedAt} show="weekdayTime" /> },
          finishedAt !== null && {
            label: words.finishedAt,
            value: <DateText instant={finishedAt} show="weekdayTime" />,
          },
          { label: words.code, value: code },
        ]}
      />
      <div>
        <CopyButton text={code} label={words.copyCode} />
      </div>
    </chakra.div>
  );
}
