import { chakra } from '@chakra-ui/react/styled-system';
import { useSearchParams } from 'react-router';
import { problemOf } from '@portal/api/api-problem';
import { useGetMarketStatisticsQuery } from '@portal/api/statistics/statistics.api';
import { addMonths, dayOf, DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { now } from '@portal/portal-core/clock';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { SelectField } from '@portal/ui/select-field';
import { SkeletonRows } from '@portal/ui/skeletons';
import { OtherDesk } from '../desk/other-desk.tsx';
import { FRESH } from '../queues/fresh.ts';
import { MarketFigures } from './market-figures.tsx';
import { market as words } from './market-messages.ts';

/** How far back one can choose. */
const MONTHS_BACK = 24;

/** /ops/statistics: what the marketplace did in a month that is over, nobody by name. For the desk that leads the team. */
export function MarketPage() {
  const [search, setSearch] = useSearchParams();
  // Of the days that income's months are made of; the month that goes on is not told yet.
  const first = `${dayOf(now(), DEFAULT_TIME_ZONE).slice(0, 7)}-01`;
  const months = Array.from({ length: MONTHS_BACK }, (_, n) => addMonths(first, -1 - n).slice(0, 7));
  const month = months.find((one) => one === search.get('month')) ?? months[0]!;
  return (
    <chakra.div pb="10">
      <PageHeading title={words.title} />
      <chakra.p color="fg.muted" mt={{ base: '3', md: '1' }} mb="4">
        {words.intro}
      </chakra.p>
      <chakra.div w={{ base: 'full', md: '14rem' }}>
        <SelectField
          label={words.month}
          value={month}
          options={months.map((value) => ({ value, label: words.nameOf(value) }))}
          onChange={({ target }) => setSearch({ month: target.value })}
        />
      </chakra.div>
      <chakra.div mt="6">
        <OfMonth month={month} />
      </chakra.div>
    </chakra.div>
  );
}

function OfMonth({ month }: { month: string }) {
  const query = useGetMarketStatisticsQuery({ month }, FRESH);
  if (query.error && problemOf(query.error).code === 'FORBIDDEN')
    return <OtherDesk title={words.notMine}>{words.notMineBody}</OtherDesk>;
  return (
    <QueryState
      query={query}
      failed={words.failed}
      skeleton={<SkeletonRows rows={6} picture={false} end label={words.loading} />}
    >
      {(statistics) => <MarketFigures statistics={statistics} />}
    </QueryState>
  );
}
