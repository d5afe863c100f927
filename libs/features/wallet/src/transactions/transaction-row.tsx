import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/domain/site/paths';
import { shownStateOf } from '@portal/domain/wallet/states/shown-state';
import { TRANSACTION_REASON_LABELS } from '@portal/domain/wallet/transaction-reason';
import type { WalletTransaction } from '@portal/domain/wallet/transactions.contract';
import { RouterLink } from '@portal/portal-core/router-link';
import { DateText } from '@portal/ui/date-text';
import { StatusChip } from '@portal/ui/status-chip';
import { TextLink } from '@portal/ui/text-link';
import { WalletAmount } from '../amounts/wallet-amount.tsx';
import { causeLinkOf } from './cause-link.ts';

/** One movement: what for, when, how much, and the way to where it comes from. */
export function TransactionRow({ transaction }: { transaction: WalletTransaction }) {
  const { id, title, reason, state, failCause, createdAt } = transaction;
  const cause = causeLinkOf(transaction);
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      columnGap="5"
      rowGap="1"
      px={{ base: '4', md: '5' }}
      py="3"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
    >
      <chakra.div flex="1 1 14rem" minW="0">
        <TextLink
          href={paths.incomeTransaction(id)}
          linkAs={RouterLink}
          touch
          color="fg"
          fontWeight="semibold"
          overflowWrap="anywhere"
        >
          {title}
        </TextLink>
        <chakra.p textStyle="body.sm" color="fg.muted">
          <DateText instant={createdAt} show="dateTime" /> · {TRANSACTION_REASON_LABELS[reason]}
        </chakra.p>
      </chakra.div>
      <chakra.div display="grid" justifyItems="end" gap="0.5" ms="auto">
        <chakra.div display="flex" flexWrap="wrap" justifyContent="end" alignItems="center" gap="3">
          {state !== 'SUCCESS' && <StatusChip group="transaction" status={shownStateOf(state, failCause)} />}
          <WalletAmount transaction={transaction} />
        </chakra.div>
        {cause && (
          <TextLink href={cause.href} linkAs={RouterLink} touch textStyle="body.sm">
            {cause.label}
          </TextLink>
        )}
      </chakra.div>
    </chakra.li>
  );
}
