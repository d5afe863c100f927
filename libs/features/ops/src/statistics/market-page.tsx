import { chakra } from '@chakra-ui/react/styled-system';
import { problemOf } from '@portal/api/api-problem';
import { useGetMarketStatisticsQuery } from '@portal/api/statistics/statistics.api';
import { paths } from '@portal/domain/site/paths';
import { STATISTICS_DAYS_MAX } from '@portal/domain/statistics/statistics.contract';
import { dayOf, DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { now } from '@portal/portal-core/clock';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { type PeriodAddress, usePeriodAddress } from '@portal/portal-core/use-period-address';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { PeriodField } from '@portal/ui/period-field';
import { SkeletonRows } from '@portal/ui/skeletons';
import { messages } from '../messages.ts';
import { FRESH } from '../queues/fresh.ts';
import { MarketFigures } from './market-figures.tsx';
import { market as words } from './market-messages.ts';

/** /ops/statistics: what the marketplace did over a period, nobody by name. For the desk that leads the team. */
export function MarketPage() {
  // Of the days that income's months are made of.
  const today = dayOf(now(), DEFAULT_TIME_ZONE);
  const period = usePeriodAddress(today, STATISTICS_DAYS_MAX);
  const { chosen, days, isTooLong, change } = period;
  return (
    <chakra.div pb="10">
      <PageHeading title={words.title} />
      <chakra.p color="fg.muted" mt={{ base: '3', md: '1' }} mb="4">
        {words.intro}
      </chakra.p>
      <PeriodField
        label={words.period}
        value={chosen}
        today={today}
        isBounded
        onChange={({ period: next, from, to }) => change({ period: next, from, to })}
      />
      <chakra.div mt="6">
        {days ? (
          <OfDays days={days} period={period} />
        ) : (
          <p role="status">{isTooLong ? words.tooLong(STATISTICS_DAYS_MAX) : words.choose}</p>
        )}
      </chakra.div>
    </chakra.div>
  );
}

interface OfDaysProps {
  days: NonNullable<PeriodAddress['days']>;
  period: PeriodAddress;
}

function OfDays({ days, period: { label, beforeLabel } }: OfDaysProps) {
  const query = useGetMarketStatisticsQuery(days, FRESH);
  if (query.error && problemOf(query.error).code === 'FORBIDDEN') return <OthersJob />;
  return (
    <QueryState
      query={query}
      failed={words.failed}
      skeleton={<SkeletonRows rows={6} picture={false} end label={words.loading} />}
    >
      {(statistics) => <MarketFigures statistics={statistics} label={label} beforeLabel={beforeLabel} />}
    </QueryState>
  );
}

function OthersJob() {
  return (
    <EmptyState
      name="community-empty"
      title={words.notMine}
      action={
        <Button asChild variant="outline">
          <RouterLink href={paths.ops()}>{messages.toDesk}</RouterLink>
        </Button>
      }
    >
      {words.notMineBody}
    </EmptyState>
  );
}
