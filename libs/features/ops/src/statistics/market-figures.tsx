import { chakra } from '@chakra-ui/react/styled-system';
import { FigureBand } from '@portal/chart/figure-band';
import { NetChart } from '@portal/chart/net-chart';
import { formatMoment } from '@portal/domain/format/date-time';
import { MARKET_MONTHS, type MarketStatistics } from '@portal/domain/statistics/statistics';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { EmptyState } from '@portal/ui/empty-state';
import { market as words } from './market-messages.ts';

/** All teachers together: how many taught, and what came of it. */
export function MarketFigures({ statistics }: { statistics: MarketStatistics }) {
  const { teachers, figures, spans, countedUntil } = statistics;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      {teachers === 0 && (
        <EmptyState name="search-empty" size="sm" title={words.empty}>
          {words.emptyBody}
        </EmptyState>
      )}
      <div>
        <chakra.p textStyle="label" color="fg.muted">
          {words.teachers}
        </chakra.p>
        <chakra.p textStyle="money.lg">{words.people(teachers)}</chakra.p>
      </div>
      <FigureBand label={words.figures} figures={figures} beforeLabel={words.before} keptBack={words.keptBack} />
      {spans.length > 0 ? (
        <div>
          <NetChart spans={spans} label={words.year(spans.length)} beforeLabel={words.yearBefore} money={words.money} />
          {spans.length < MARKET_MONTHS && <p>{words.keptBackMonths(MARKET_MONTHS - spans.length)}</p>}
        </div>
      ) : (
        <p>{words.keptBackMoney}</p>
      )}
      <chakra.p textStyle="caption" color="fg.muted">
        {words.counted(formatMoment(countedUntil, DEFAULT_TIME_ZONE))}
      </chakra.p>
    </chakra.div>
  );
}
