import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/domain/site/paths';
import type { Withdrawal, WithdrawalFailure } from '@portal/domain/wallet/withdrawal';
import { DateText } from '@portal/ui/date-text';
import { useOwnMoney } from '@portal/ui/figures-hidden';
import { LinkButton } from '../frame/link-button.tsx';
import { HolderCompare } from './holder-compare.tsx';
import { detail, failure as words } from './withdrawal-messages.ts';

/** Where the account itself has to be mended first. */
const OF_ACCOUNT: readonly WithdrawalFailure[] = ['HOLDER_DIFFERS', 'ACCOUNT_CLOSED'];

/** That the money is safe, why it did not go, and what to do (INC-2). */
export function WithdrawalFailed({ withdrawal }: { withdrawal: Withdrawal }) {
  const { failure, finishedAt, amount, account, transactionId } = withdrawal;
  const ownMoney = useOwnMoney();
  if (!failure) return null;
  const { cause, note } = failure;
  const isOfAccount = OF_ACCOUNT.includes(cause);
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <chakra.p>
        <chakra.strong fontWeight="semibold">{words.kept}</chakra.strong> {words.all(ownMoney(amount))}{' '}
        {finishedAt && (
          <>
            <DateText instant={finishedAt} show="dateTime" />
            {words.at}{' '}
          </>
        )}
        {words.returned}
      </chakra.p>
      {cause === 'HOLDER_DIFFERS' && <HolderCompare holder={account.holder} />}
      {note && (
        <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
          <chakra.strong fontWeight="semibold">{words.note}</chakra.strong>: {note}
        </chakra.p>
      )}
      <chakra.p textStyle="body.sm" color="fg.muted">
        {words.ways[cause]}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {isOfAccount && <LinkButton href={paths.paymentSettings()}>{words.fixAccount}</LinkButton>}
        <LinkButton href={paths.newWithdrawal()} variant={isOfAccount ? 'outline' : 'solid'}>
          {detail.again}
        </LinkButton>
        <LinkButton href={paths.incomeTransaction(transactionId)} variant="outline">
          {words.toTransaction}
        </LinkButton>
      </chakra.div>
    </chakra.div>
  );
}
