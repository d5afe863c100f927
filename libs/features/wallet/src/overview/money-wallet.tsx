import { chakra } from '@chakra-ui/react/styled-system';
import { useGetIncomeSummaryQuery } from '@portal/api/wallet/incomes.api';
import { paths } from '@portal/domain/site/paths';
import { QueryState } from '@portal/portal-core/query-state';
import { Money } from '@portal/ui/money';
import { PlainPanel } from '@portal/ui/plain-panel';
import { SkeletonText } from '@portal/ui/skeletons';
import { LinkButton } from '../frame/link-button.tsx';
import { LastTransactions } from './last-transactions.tsx';
import { overview as words } from './overview-messages.ts';
import { WalletFigure } from './wallet-figure.tsx';

/** The wallet of the income: what she may take out, and what is on its way to her bank. */
export function MoneyWallet() {
  const query = useGetIncomeSummaryQuery(undefined);
  return (
    <PlainPanel title={words.money} action={<LinkButton href={paths.newWithdrawal()}>{words.withdraw}</LinkButton>}>
      <QueryState
        query={query}
        failed={words.moneyFailed}
        size="sm"
        skeleton={<SkeletonText lines={2} label={words.loading} />}
      >
        {({ available, withdrawing }) => (
          <chakra.dl display="flex" flexWrap="wrap" columnGap="10" rowGap="3">
            <WalletFigure name={words.available}>
              <Money own amount={available} size="lg" />
            </WalletFigure>
            <WalletFigure name={words.withdrawing}>
              <Money own amount={withdrawing} size="md" />
            </WalletFigure>
          </chakra.dl>
        )}
      </QueryState>
      <LastTransactions currency="VND" />
    </PlainPanel>
  );
}
