import { chakra } from '@chakra-ui/react/styled-system';
import { useGetStatisticsQuery } from '@portal/api/statistics/statistics.api';
import { FigureBand } from '@portal/chart/figure-band';
import { NetChart } from '@portal/chart/net-chart';
import { formatMoment } from '@portal/domain/format/date-time';
import { paths } from '@portal/domain/site/paths';
import type { Statistics } from '@portal/domain/statistics/statistics';
import { QueryState } from '@portal/portal-core/query-state';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { CoveredFigures } from '@portal/ui/covered-figures';
import { EmptyState } from '@portal/ui/empty-state';
import { COVERED, useFiguresHidden } from '@portal/ui/figures-hidden';
import { Skeleton } from '@portal/ui/skeletons';
import { messages as words } from '../messages.ts';
import { RiskPanel } from '../risk/risk-panel.tsx';
import type { StatisticsView } from '../view/use-statistics-view.ts';
import { WageFigure } from '../work/wage-figure.tsx';
import { WorkPanel } from '../work/work-panel.tsx';
import { HeadSkeleton } from './head-skeleton.tsx';

interface Props {
  view: StatisticsView;
  days: { readonly from: string; readonly to: string };
}

/** What was counted over the days. The students at risk stand among it and are loaded by themselves: they wait for no figure. */
export function PeriodStatistics({ view, days }: Props) {
  const { classId, label, beforeLabel } = view;
  const query = useGetStatisticsQuery({ ...days, classId });
  const { currentData: counted, isError } = query;
  const { areHidden } = useFiguresHidden();
  const isBare = counted !== undefined && !hasFigures(counted);
  return (
    <>
      <QueryState query={query} failed={words.failed} skeleton={<HeadSkeleton />}>
        {(statistics) => <Head statistics={statistics} view={view} />}
      </QueryState>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: isError || isBare ? undefined : 'minmax(0, 1fr) 25rem' }}
        alignItems="start"
        gap="5"
      >
        {counted ? !isBare && <WorkPanel work={counted.work} /> : !isError && <Skeleton h="24rem" />}
        <RiskPanel classId={classId} />
      </chakra.div>
      {counted && (
        <>
          {!isBare &&
            (areHidden ? (
              <CoveredFigures title={words.money} />
            ) : (
              <NetChart spans={counted.spans} label={label} beforeLabel={beforeLabel} money={words.money} />
            ))}
          <CountedUntil moment={counted.countedUntil} />
        </>
      )}
    </>
  );
}

/** Whether anything happened in the period, or in the one before. */
const hasFigures = ({ figures }: Statistics) => figures.some(({ value, before }) => value || before);

function Head({ statistics, view: { classId, beforeLabel } }: { statistics: Statistics; view: StatisticsView }) {
  const { areHidden } = useFiguresHidden();
  const { from, to, figures, work } = statistics;
  const isEmpty = figures.every(({ value }) => !value);
  const nothing = (
    <EmptyState name="search-empty" size="sm" title={words.empty}>
      {words.emptyBody}
    </EmptyState>
  );
  // One sentence, where each figure would say the same.
  if (!hasFigures(statistics)) return nothing;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      {isEmpty && nothing}
      <WageFigure work={work} from={from} to={to} beforeLabel={beforeLabel} />
      <FigureBand
        label={words.figures}
        figures={figures}
        beforeLabel={beforeLabel}
        {...(areHidden && { covered: COVERED })}
        hrefOf={(metric) => paths.statisticsRows(metric, { from, to, class: classId })}
      />
    </chakra.div>
  );
}

function CountedUntil({ moment }: { moment: string }) {
  const zone = useTeacherZone();
  return (
    <chakra.p textStyle="caption" color="fg.muted">
      {words.counted(formatMoment(moment, zone))}
    </chakra.p>
  );
}
