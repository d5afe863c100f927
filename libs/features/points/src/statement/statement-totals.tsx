import { chakra } from '@chakra-ui/react/styled-system';
import { formatPoints } from '@portal/domain/format/money';
import type { TransactionKind } from '@portal/domain/wallet/transaction';
import type { TransactionTotal } from '@portal/domain/wallet/transactions.contract';
import { statement as words } from '../messages.ts';

interface StatementTotalsProps {
  kind: TransactionKind;
  totals: readonly TransactionTotal[];
}

/** The sum of all that the filter lets through, also of what is not on the page yet. */
export function StatementTotals({ kind, totals }: StatementTotalsProps) {
  const total = totals.find(({ currency }) => currency === 'CCXU');
  const sum = kind === 'TU' ? (total?.in ?? 0) : -(total?.out ?? 0);
  return (
    <chakra.p display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2" py="2">
      <chakra.span textStyle="label" color="fg.muted">
        {words.sum[kind]}
      </chakra.span>
      <chakra.span textStyle="money.md">{kind === 'TU' ? `+${formatPoints(sum)}` : formatPoints(sum)}</chakra.span>
      <chakra.span textStyle="body.sm" color="fg.muted">
        {words.sumOf(total?.count ?? 0)}
      </chakra.span>
    </chakra.p>
  );
}
