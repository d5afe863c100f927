import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/domain/site/paths';
import { shownStateOf } from '@portal/domain/wallet/states/shown-state';
import { type Withdrawal, WITHDRAWAL_TRIGGER_LABELS } from '@portal/domain/wallet/withdrawal';
import { RouterLink } from '@portal/portal-core/router-link';
import { DateText } from '@portal/ui/date-text';
import { StatusChip } from '@portal/ui/status-chip';
import { TextLink } from '@portal/ui/text-link';
import { WalletAmount } from '../amounts/wallet-amount.tsx';

/** One withdrawal of the list: where to, when, how it came about, its state and its amount. */
export function WithdrawalRow({ withdrawal }: { withdrawal: Withdrawal }) {
  const { id, account, requestedAt, trigger, state, failure, amount } = withdrawal;
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      alignItems="center"
      columnGap="5"
      rowGap="1"
      px={{ base: '4', md: '5' }}
      py="3"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
    >
      <chakra.div flex="1 1 14rem" minW="0">
        <TextLink
          href={paths.incomeWithdrawal(id)}
          linkAs={RouterLink}
          touch
          color="fg"
          fontWeight="semibold"
          overflowWrap="anywhere"
        >
          {account.bank.name} {account.accountNumber}
        </TextLink>
        <chakra.p textStyle="body.sm" color="fg.muted">
          <DateText instant={requestedAt} show="weekdayTime" /> · {WITHDRAWAL_TRIGGER_LABELS[trigger]}
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="end" alignItems="center" columnGap="3" ms="auto">
        <StatusChip group="transaction" status={shownStateOf(state, failure?.cause)} />
        <WalletAmount transaction={{ kind: 'WD', currency: 'VND', amount, state }} />
      </chakra.div>
    </chakra.li>
  );
}
