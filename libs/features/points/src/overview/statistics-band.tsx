import { chakra } from '@chakra-ui/react/styled-system';
import { ChartColumn } from 'lucide-react';
import { useGetStatisticsQuery } from '@portal/api/statistics/statistics.api';
import { formatMoney } from '@portal/domain/format/money';
import { paths } from '@portal/domain/site/paths';
import { type Metric, METRIC_LABELS, type Statistics } from '@portal/domain/statistics/statistics';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { Skeleton } from '@portal/ui/skeletons';
import { TextLink } from '@portal/ui/text-link';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useToday } from '../frame/use-today.ts';
import { statistics as words } from '../messages.ts';

const SHOWN = {
  LESSONS_HELD: words.lessons,
  MINUTES: words.minutes,
  NET: (amount: number) => formatMoney(amount),
  RATING: words.stars,
} satisfies Partial<Record<Metric, (value: number) => string>>;

/** This month in four figures, where the menu entry of the statistics leads (RTE-8), and the way to all of them. */
export function StatisticsBand() {
  const today = useToday();
  const span = { from: `${today.slice(0, 7)}-01`, to: today };
  const { currentData, error, isFetching, refetch } = useGetStatisticsQuery(span);
  return (
    <chakra.section
      aria-label={words.title}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="6"
      rowGap="2"
      py="3"
      minH="4rem"
      borderBlockWidth="1px"
    >
      <chakra.h2 display="inline-flex" alignItems="center" gap="1.5" textStyle="label" color="fg.muted">
        <Icon as={ChartColumn} size={16} />
        {words.title}
      </chakra.h2>
      {currentData && <Figures figures={currentData.figures} />}
      {!currentData && error && (
        <chakra.p role="status" textStyle="body.sm" color="fg.muted">
          {words.failed}{' '}
          <Button variant="ghost" size="sm" loading={isFetching} onClick={() => void refetch()}>
            {words.retry}
          </Button>
        </chakra.p>
      )}
      {!currentData && !error && <Waiting />}
      <TextLink href={paths.statistics()} linkAs={RouterLink} touch textStyle="body.sm" ms={{ md: 'auto' }}>
        {words.all}
      </TextLink>
    </chakra.section>
  );
}

function Figures({ figures }: Pick<Statistics, 'figures'>) {
  return (
    <chakra.dl display="flex" flexWrap="wrap" columnGap="6" rowGap="1">
      {(Object.keys(SHOWN) as (keyof typeof SHOWN)[]).map((metric) => {
        const value = figures.find((one) => one.metric === metric)?.value ?? null;
        return (
          <chakra.div key={metric} display="flex" flexWrap="wrap" alignItems="baseline" columnGap="1.5">
            <chakra.dt textStyle="caption" color="fg.muted">
              {METRIC_LABELS[metric]}
            </chakra.dt>
            <chakra.dd textStyle="money.sm" fontWeight="semibold" whiteSpace="nowrap">
              {value === null ? words.nothing : SHOWN[metric](value)}
            </chakra.dd>
          </chakra.div>
        );
      })}
    </chakra.dl>
  );
}

function Waiting() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
      <Skeleton h="0.875rem" w="min(24rem, 60vw)" />
    </div>
  );
}
