import { chakra } from '@chakra-ui/react/styled-system';
import { useGetPointsSummaryQuery } from '@portal/api/points/points.api';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { GiftCatalogue } from '../catalogue/gift-catalogue.tsx';
import { overview as words } from '../messages.ts';
import { ClaimPanel } from '../missions/claim-panel.tsx';
import { LeadSkeleton } from '../overview/lead-skeleton.tsx';
import { MonthFacts } from '../overview/month-facts.tsx';
import { PointsLead } from '../overview/points-lead.tsx';
import { StatisticsBand } from '../overview/statistics-band.tsx';
import { WishBand } from '../overview/wish-band.tsx';

const WIDE = '@container (min-width: 52rem)';

/** /account/exchange-points/all: what she has, what she can get now, and what it can become (PTS-1). */
export function PointsPage() {
  const query = useGetPointsSummaryQuery(undefined);
  return (
    <chakra.div containerType="inline-size" pb="10">
      <PageHeading title={words.title} />
      <chakra.div mt="3">
        <StatisticsBand />
      </chakra.div>
      <chakra.div
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        alignItems="start"
        gap="6"
        mt="5"
        css={{ [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 25.5rem)', gap: '10' } }}
      >
        <QueryState query={query} failed={words.failed} size="sm" skeleton={<LeadSkeleton label={words.loading} />}>
          {(summary) => (
            <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
              <PointsLead summary={summary} />
              <WishBand summary={summary} />
              <MonthFacts summary={summary} />
            </chakra.div>
          )}
        </QueryState>
        <ClaimPanel />
      </chakra.div>
      <chakra.div mt="8">
        <GiftCatalogue />
      </chakra.div>
    </chakra.div>
  );
}
