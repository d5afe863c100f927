import { chakra } from '@chakra-ui/react/styled-system';
import { formatPoints } from '@portal/domain/format/money';
import { POINT_MEANING_LABELS } from '@portal/domain/points/point-meaning';
import type { TransactionKind } from '@portal/domain/wallet/transaction';
import type { TransactionTotal } from '@portal/domain/wallet/transactions.contract';
import { statement as words } from '../messages.ts';
import { sumsOf } from './statement-sums.ts';

interface StatementTotalsProps {
  kind: TransactionKind;
  totals: readonly TransactionTotal[];
}

/** The sums of all that the filter lets through, also of what is not on the page yet, each by what it means. */
export function StatementTotals({ kind, totals }: StatementTotalsProps) {
  const total = totals.find(({ currency }) => currency === 'CCXU');
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="5" py="2">
      {sumsOf(kind, total).map(({ meaning, points }) => (
        <chakra.p key={meaning} display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2">
          <chakra.span textStyle="label" color="fg.muted">
            {POINT_MEANING_LABELS[meaning]}
          </chakra.span>
          <chakra.span textStyle="money.md">
            {kind === 'TU' ? `+${formatPoints(points)}` : formatPoints(-points)}
          </chakra.span>
        </chakra.p>
      ))}
      <chakra.p textStyle="body.sm" color="fg.muted">
        {words.sumOf(total?.count ?? 0)}
      </chakra.p>
    </chakra.div>
  );
}
