import { chakra } from '@chakra-ui/react/styled-system';
import { useGetPointsSummaryQuery } from '@portal/api/points/points.api';
import { formatDayWithWeekday } from '@portal/domain/format/date-time';
import { formatPoints } from '@portal/domain/format/money';
import { paths } from '@portal/domain/site/paths';
import { QueryState } from '@portal/portal-core/query-state';
import { PlainPanel } from '@portal/ui/plain-panel';
import { SkeletonText } from '@portal/ui/skeletons';
import { LinkButton } from '../frame/link-button.tsx';
import { LastTransactions } from './last-transactions.tsx';
import { overview as words } from './overview-messages.ts';
import { WalletFigure } from './wallet-figure.tsx';

/** The wallet of the points: how many there are, and what goes next. */
export function PointsWallet() {
  const query = useGetPointsSummaryQuery(undefined);
  return (
    <PlainPanel
      title={words.points}
      action={
        <LinkButton href={paths.points()} variant="outline">
          {words.toGifts}
        </LinkButton>
      }
    >
      <QueryState
        query={query}
        failed={words.pointsFailed}
        size="sm"
        skeleton={<SkeletonText lines={2} label={words.loading} />}
      >
        {({ balance, expiring }) => (
          <div>
            <dl>
              <WalletFigure name={words.balance}>
                <chakra.span textStyle="money.lg" whiteSpace="nowrap">
                  {formatPoints(balance)}
                </chakra.span>
              </WalletFigure>
            </dl>
            <chakra.p textStyle="body.sm" color="fg.muted">
              {expiring
                ? words.expiring(formatPoints(expiring.points), formatDayWithWeekday(expiring.on))
                : words.nothingExpires}
            </chakra.p>
          </div>
        )}
      </QueryState>
      <LastTransactions currency="CCXU" />
    </PlainPanel>
  );
}
