import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useGetStatisticsQuery } from '@portal/api/statistics/statistics.api';
import { FigureBand } from '@portal/chart/figure-band';
import { NetChart } from '@portal/chart/net-chart';
import { formatMoment } from '@portal/domain/format/date-time';
import { paths } from '@portal/domain/site/paths';
import type { Statistics } from '@portal/domain/statistics/statistics';
import { QueryState } from '@portal/portal-core/query-state';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { EmptyState } from '@portal/ui/empty-state';
import { messages as words } from '../messages.ts';
import type { StatisticsView } from '../view/use-statistics-view.ts';
import { WageFigure } from '../work/wage-figure.tsx';
import { WorkPanel } from '../work/work-panel.tsx';
import { StatisticsSkeleton } from './statistics-skeleton.tsx';

interface Props {
  view: StatisticsView;
  days: { readonly from: string; readonly to: string };
  /** The students at risk: of today, whatever the period, and loaded by themselves. */
  risks: ReactNode;
}

/** What was counted over the days. */
export function PeriodStatistics({ view, days, risks }: Props) {
  const query = useGetStatisticsQuery({ ...days, classId: view.classId });
  return (
    <>
      <QueryState query={query} failed={words.failed} skeleton={<StatisticsSkeleton />}>
        {(statistics) => <Shown statistics={statistics} view={view} risks={risks} />}
      </QueryState>
      {/* They do not wait for the figures, and live on without them. */}
      {query.currentData === undefined && risks}
    </>
  );
}

interface ShownProps extends Omit<Props, 'days'> {
  statistics: Statistics;
}

function Shown({ statistics, view: { classId, label, beforeLabel }, risks }: ShownProps) {
  const zone = useTeacherZone();
  const { from, to, figures, work, spans, countedUntil } = statistics;
  const isEmpty = figures.every(({ value }) => value === null || value === 0);
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      {isEmpty && (
        <EmptyState name="search-empty" size="sm" title={words.empty}>
          {words.emptyBody}
        </EmptyState>
      )}
      <WageFigure work={work} from={from} to={to} beforeLabel={beforeLabel} />
      <FigureBand
        label={words.figures}
        figures={figures}
        beforeLabel={beforeLabel}
        hrefOf={(metric) => paths.statisticsRows(metric, { from, to, class: classId })}
      />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 25rem' }}
        alignItems="start"
        gap="5"
      >
        <WorkPanel classes={work.classes} />
        {risks}
      </chakra.div>
      <NetChart spans={spans} label={label} beforeLabel={beforeLabel} money={words.money} />
      <chakra.p textStyle="caption" color="fg.muted">
        {words.counted(formatMoment(countedUntil, zone))}
      </chakra.p>
    </chakra.div>
  );
}
