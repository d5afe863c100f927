import { chakra } from '@chakra-ui/react/styled-system';
import { shownStateOf } from '@portal/domain/wallet/states/shown-state';
import { CURRENCY_LABELS, TRANSACTION_KIND_LABELS } from '@portal/domain/wallet/transaction';
import { TRANSACTION_REASON_LABELS } from '@portal/domain/wallet/transaction-reason';
import type { WalletTransaction } from '@portal/domain/wallet/transactions.contract';
import { Banner } from '@portal/ui/banner';
import { CopyButton } from '@portal/ui/copy-button';
import { DateText } from '@portal/ui/date-text';
import { DescriptionList } from '@portal/ui/description-list';
import { StatusChip } from '@portal/ui/status-chip';
import { WalletAmount } from '../amounts/wallet-amount.tsx';
import { LinkButton } from '../frame/link-button.tsx';
import { causeLinkOf } from '../transactions/cause-link.ts';
import { detail as words } from './transaction-messages.ts';

/** How much moved, in which state, why and when, with the number by which she asks about it. */
export function TransactionDetails({ transaction }: { transaction: WalletTransaction }) {
  const { code, kind, state, failCause, currency, reason, createdAt, finishedAt } = transaction;
  const cause = causeLinkOf(transaction);
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6" maxW="form">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
        <WalletAmount transaction={transaction} size="lg" />
        <StatusChip group="transaction" status={shownStateOf(state, failCause)} />
      </chakra.div>
      <TransactionNotice transaction={transaction} />
      <DescriptionList
        rows={[
          { label: words.kind, value: TRANSACTION_KIND_LABELS[kind] },
          { label: words.reason, value: TRANSACTION_REASON_LABELS[reason] },
          { label: words.currency, value: CURRENCY_LABELS[currency] },
          { label: words.createdAt, value: <DateText instant={createdAt} show="weekdayTime" /> },
          {
            label: words.finishedAt,
            value: finishedAt ? <DateText instant={finishedAt} show="weekdayTime" /> : words.running,
          },
          { label: words.code, value: code },
        ]}
      />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        {cause && <LinkButton href={cause.href}>{cause.label}</LinkButton>}
        <CopyButton text={code} label={words.copyCode} />
      </chakra.div>
      <chakra.p textStyle="body.sm" color="fg.muted">
        {words.codeHelp}
      </chakra.p>
    </chakra.div>
  );
}

function TransactionNotice({ transaction: { state, failReason, failCause } }: { transaction: WalletTransaction }) {
  if (state === 'SUCCESS') return null;
  if (state === 'IN_PROGRESS')
    return (
      <Banner tone="info" title={words.unfinished}>
        {words.unfinishedBody}
      </Banner>
    );
  return (
    <Banner tone={shownStateOf(state, failCause) === 'CANCELED' ? 'info' : 'error'} title={failReason || words.stopped}>
      {words.stoppedBody}
    </Banner>
  );
}
