import { chakra } from '@chakra-ui/react/styled-system';
import { type RefObject, useId } from 'react';
import { paths } from '@portal/domain/site/paths';
import { shownStateOf } from '@portal/domain/wallet/states/shown-state';
import type { Withdrawal } from '@portal/domain/wallet/withdrawal';
import { RouterLink } from '@portal/portal-core/router-link';
import { useOwnMoney } from '@portal/ui/figures-hidden';
import { Money } from '@portal/ui/money';
import { StatusChip } from '@portal/ui/status-chip';
import { TextLink } from '@portal/ui/text-link';
import { WithdrawalStageLine } from '../stages/withdrawal-stage-line.tsx';
import { CancelWithdrawal } from '../withdrawal/cancel-withdrawal.tsx';
import { WithdrawalFailed } from '../withdrawal/withdrawal-failure.tsx';
import { WithdrawalState } from '../withdrawal/withdrawal-state.tsx';
import { history as words } from './history-messages.ts';

interface LeadingCardProps {
  withdrawal: Withdrawal;
  /** Takes the focus where the card is gone. */
  landing: RefObject<HTMLElement | null>;
}

/** One withdrawal that is on its way or did not go: its line of stages, and what can be done about it. */
export function LeadingCard({ withdrawal, landing }: LeadingCardProps) {
  const id = useId();
  const ownMoney = useOwnMoney();
  const { amount, state, failure, account, code } = withdrawal;
  const isFailed = state === 'FAILED';
  return (
    <chakra.article
      aria-labelledby={id}
      layerStyle="sheet"
      borderInlineStartWidth="3px"
      borderInlineStartColor={isFailed ? 'camellia.solid' : 'celadon.solid'}
      p={{ base: 'sheet', md: '6' }}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      alignContent="start"
      gap="4"
      minW="0"
    >
      <chakra.h3 id={id} srOnly>
        {words.of(ownMoney(amount))}
      </chakra.h3>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1" textStyle="body.sm">
        <StatusChip group="transaction" status={shownStateOf(state, failure?.cause)} />
        <span>
          {account.bank.name} {account.accountNumber}
        </span>
        <chakra.span color="fg.muted" ms={{ md: 'auto' }} overflowWrap="anywhere">
          {code}
        </chakra.span>
      </chakra.div>
      <div>
        <Money own amount={amount} size={isFailed ? 'md' : 'lg'} />
        <WithdrawalState withdrawal={withdrawal} />
      </div>
      <WithdrawalStageLine withdrawal={withdrawal} />
      <WithdrawalFailed withdrawal={withdrawal} />
      <CancelWithdrawal withdrawal={withdrawal} landing={landing} />
      <TextLink
        href={paths.incomeWithdrawal(withdrawal.id)}
        linkAs={RouterLink}
        touch
        textStyle="body.sm"
        w="fit-content"
      >
        {words.more}
      </TextLink>
    </chakra.article>
  );
}
