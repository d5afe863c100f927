import { chakra } from '@chakra-ui/react/styled-system';
import { formatMoment } from '@portal/domain/format/date-time';
import { formatMetric } from '@portal/domain/statistics/metric-text';
import { type Metric, METRIC_UNITS, type StatisticsRow } from '@portal/domain/statistics/statistics';
import { RouterLink } from '@portal/portal-core/router-link';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { COVERED, useFiguresHidden } from '@portal/ui/figures-hidden';
import { TextLink } from '@portal/ui/text-link';
import { rows as words } from '../messages.ts';
import { rowPath } from './row-path.ts';

interface Props {
  metric: Metric;
  items: readonly StatisticsRow[];
}

/** What a figure is made of, the newest first; each leads to itself. */
export function RowsList({ metric, items }: Props) {
  return (
    <chakra.ul aria-label={words.label} listStyleType="none">
      {items.map((row) => (
        <Row key={`${row.kind} ${row.id} ${row.part} ${row.at}`} metric={metric} row={row} />
      ))}
    </chakra.ul>
  );
}

function Row({ metric, row }: { metric: Metric; row: StatisticsRow }) {
  const { at, title, detail, value } = row;
  const href = rowPath(row);
  const when = formatMoment(at, useTeacherZone());
  const { areHidden } = useFiguresHidden();
  const isCovered = areHidden && METRIC_UNITS[metric] === 'MONEY';
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      flexWrap="wrap"
      columnGap="4"
      rowGap="1"
      px={{ base: '4', md: '5' }}
      py="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <chakra.div flex="1 1 12rem" minW="0" overflowWrap="anywhere">
        {href === null ? (
          title
        ) : (
          <TextLink href={href} linkAs={RouterLink} touch>
            {title}
          </TextLink>
        )}
        <chakra.p textStyle="caption" color="fg.muted" fontVariantNumeric="tabular-nums">
          {[detail, when].filter(Boolean).join(' · ')}
        </chakra.p>
      </chakra.div>
      <chakra.span textStyle="money.sm" ms="auto" whiteSpace="nowrap">
        {isCovered ? COVERED : formatMetric(metric, value)}
      </chakra.span>
    </chakra.li>
  );
}
