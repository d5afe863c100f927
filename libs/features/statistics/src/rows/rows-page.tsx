import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowLeft } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router';
import { useGetStatisticsQuery, useListStatisticsRowsQuery } from '@portal/api/statistics/statistics.api';
import { formatDayWithWeekday } from '@portal/domain/format/date-time';
import { formatDayRange } from '@portal/domain/format/range';
import { paths } from '@portal/domain/site/paths';
import { figureOf, formatMetric, isAverage } from '@portal/domain/statistics/metric-text';
import { METRIC_LABELS, METRIC_UNITS, type Metric, METRICS } from '@portal/domain/statistics/statistics';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { usePages } from '@portal/portal-core/use-list-address';
import { EmptyState } from '@portal/ui/empty-state';
import { COVERED, useFiguresHidden } from '@portal/ui/figures-hidden';
import { Icon } from '@portal/ui/icon';
import { Pagination } from '@portal/ui/pagination';
import { SkeletonRows } from '@portal/ui/skeletons';
import { TextLink } from '@portal/ui/text-link';
import { rows as words } from '../messages.ts';
import { NoDays } from '../view/no-days.tsx';
import { type StatisticsView, useStatisticsView } from '../view/use-statistics-view.ts';
import { RowsList } from './rows-list.tsx';

const PAGE_SIZE = 20;

/** /account/statistics/rows/:metric: one figure, and everything that it is made of. */
export function RowsPage() {
  const view = useStatisticsView();
  const asked = useParams()['metric'];
  const metric = METRICS.find((one) => one === asked) ?? 'LESSONS_HELD';
  const [query] = useSearchParams();
  return (
    <chakra.div pb="10">
      <PageHeading
        title={METRIC_LABELS[metric]}
        back={
          <TextLink href={paths.statistics(keptOf(query))} linkAs={RouterLink} variant="quiet" touch>
            <Icon as={ArrowLeft} size={16} />
            {words.back}
          </TextLink>
        }
      />
      {view.days === null ? (
        <NoDays isTooLong={view.isTooLong} />
      ) : (
        <Rows metric={metric} view={view} days={view.days} />
      )}
    </chakra.div>
  );
}

/** The way back keeps the period and the class, not the page of the list. */
const keptOf = (query: URLSearchParams) =>
  Object.fromEntries(['period', 'from', 'to', 'class'].map((name) => [name, query.get(name) ?? undefined]));

interface RowsProps {
  metric: Metric;
  view: StatisticsView;
  days: { readonly from: string; readonly to: string };
}

function Rows({ metric, view: { classId, change }, days }: RowsProps) {
  const page = Math.max(1, Math.trunc(Number(useSearchParams()[0].get('page'))) || 1);
  const query = useListStatisticsRowsQuery({
    metric,
    ...days,
    classId,
    page: String(page),
    size: String(PAGE_SIZE),
  });
  const { pages, isPast } = usePages({ page, size: PAGE_SIZE, total: query.currentData?.total });
  return (
    <>
      <Sum metric={metric} days={days} classId={classId} />
      <chakra.div layerStyle="sheet" overflow="hidden" mt="4">
        <QueryState
          query={query}
          failed={words.failed}
          skeleton={<SkeletonRows picture={false} end label={words.loading} />}
        >
          {({ total, items }) =>
            total === 0 ? (
              <EmptyState name="search-empty" title={words.empty} size="sm">
                {words.emptyBody}
              </EmptyState>
            ) : (
              !isPast && <RowsList metric={metric} items={items} />
            )
          }
        </QueryState>
      </chakra.div>
      <Pagination
        label={words.pages}
        page={page}
        pages={pages}
        onPage={(to) => change({ page: to === 1 ? '' : String(to) })}
      />
    </>
  );
}

interface SumProps extends Pick<RowsProps, 'metric' | 'days'> {
  classId: string | undefined;
}

/** The figure itself: what the rows add up to. Without it the list still stands. */
function Sum({ metric, days, classId }: SumProps) {
  const { currentData } = useGetStatisticsQuery({ ...days, classId });
  const figure = currentData && figureOf(currentData.figures, metric);
  const { areHidden } = useFiguresHidden();
  const isCovered = areHidden && METRIC_UNITS[metric] === 'MONEY';
  const format = (value: number) => (isCovered ? COVERED : formatMetric(metric, value));
  return (
    <chakra.div mt="1" minH="4.5rem">
      <chakra.p textStyle="label" color="fg.muted" fontVariantNumeric="tabular-nums">
        {formatDayRange(formatDayWithWeekday(days.from), formatDayWithWeekday(days.to))}
      </chakra.p>
      {figure && figure.value !== null && (
        <>
          <chakra.p textStyle="money.lg">{format(figure.value)}</chakra.p>
          <chakra.p textStyle="body.sm" color="fg.muted">
            {isAverage(metric) ? words.average(figure.of) : words.sum(format(figure.value))}
          </chakra.p>
        </>
      )}
    </chakra.div>
  );
}
