import { chakra } from '@chakra-ui/react/styled-system';
import { CURRENCY_LABELS, type TransactionKind } from '@portal/domain/wallet/transaction';
import type { TransactionTotal } from '@portal/domain/wallet/transactions.contract';
import { WalletAmount } from '../amounts/wallet-amount.tsx';
import { totals as words } from './transactions-messages.ts';

/** Sums of what is filtered and finished, one line for each currency: VND and xu are never added (INC-1). */
export function TransactionTotals({ totals }: { totals: readonly TransactionTotal[] }) {
  if (totals.length === 0) return null;
  return (
    <chakra.section aria-label={words.title}>
      <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" columnGap="10" rowGap="4">
        {totals.map((total) => (
          <Total key={total.currency} {...total} />
        ))}
      </chakra.ul>
      <chakra.p textStyle="caption" color="fg.subtle" mt="2">
        {words.scope}
      </chakra.p>
    </chakra.section>
  );
}

function Total({ currency, count, in: came, out }: TransactionTotal) {
  const figure = (kind: TransactionKind, amount: number) => (
    <WalletAmount transaction={{ kind, amount, currency, state: 'SUCCESS' }} size="lg" />
  );
  return (
    <chakra.li minW="0">
      <chakra.p textStyle="label" color="fg.muted">
        {CURRENCY_LABELS[currency]} · {words.count(count)}
      </chakra.p>
      <chakra.dl display="flex" flexWrap="wrap" columnGap="8" rowGap="1" mt="1">
        <div>
          <chakra.dt textStyle="caption" color="fg.muted">
            {words.in}
          </chakra.dt>
          <dd>{figure('TU', came)}</dd>
        </div>
        <div>
          <chakra.dt textStyle="caption" color="fg.muted">
            {words.out}
          </chakra.dt>
          <dd>{figure('WD', out)}</dd>
        </div>
      </chakra.dl>
    </chakra.li>
  );
}
