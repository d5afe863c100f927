import { chakra } from '@chakra-ui/react/styled-system';
import { formatDifference, formatMetric } from '@portal/domain/statistics/metric-text';
import { type Figure, METRIC_LABELS, METRIC_UNITS, type Metric } from '@portal/domain/statistics/statistics';
import { RouterLink } from '@portal/portal-core/router-link';
import { period as words } from '../messages.ts';
import { ChangeText } from './change-text.tsx';

interface FigureBandProps {
  /** Names the list. */
  label: string;
  figures: readonly Figure[];
  /** 지난 4주 */
  beforeLabel: string;
  /** Where the rows of a figure stand; without it nobody may see them. */
  hrefOf?: (metric: Metric) => string;
  /** In the place of a figure that is kept back, where one of the period before may be too. Otherwise it is one that nobody made yet. */
  keptBack?: string;
  /** In the place of amounts of money, while their owner hides hers. */
  covered?: string;
}

/** The figures of a period in a band, each the way to what it is made of. */
export function FigureBand({ label, figures, beforeLabel, hrefOf, keptBack, covered }: FigureBandProps) {
  return (
    <chakra.ul
      aria-label={label}
      listStyleType="none"
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))"
      columnGap="4"
      borderTopWidth="1px"
    >
      {figures.map((figure) => (
        <chakra.li key={figure.metric} display="grid" borderBottomWidth="1px">
          {hrefOf ? (
            <chakra.a
              asChild
              display="block"
              py="3"
              borderRadius="l1"
              _hover={{ '& [data-value]': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } }}
              _focusVisible={{ layerStyle: 'focus' }}
            >
              <RouterLink href={hrefOf(figure.metric)}>
                <Content figure={figure} beforeLabel={beforeLabel} keptBack={keptBack} covered={covered} />
              </RouterLink>
            </chakra.a>
          ) : (
            <chakra.div py="3">
              <Content figure={figure} beforeLabel={beforeLabel} keptBack={keptBack} covered={covered} />
            </chakra.div>
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

interface ContentProps extends Pick<FigureBandProps, 'beforeLabel' | 'keptBack' | 'covered'> {
  figure: Figure;
}

function Content({ figure: { metric, value, before, of }, beforeLabel, keptBack, covered }: ContentProps) {
  const isCovered = covered !== undefined && METRIC_UNITS[metric] === 'MONEY';
  const unitsOf = words.of[metric];
  return (
    <>
      <chakra.span display="block" textStyle="caption" color="fg.muted">
        {METRIC_LABELS[metric]}
      </chakra.span>{' '}
      <chakra.span
        data-value
        display="block"
        textStyle={value === null ? 'body.sm' : 'money.md'}
        color={value === null ? 'fg.muted' : undefined}
        minH="1.625rem"
      >
        {value === null ? (keptBack ?? words.none) : isCovered ? covered : formatMetric(metric, value)}
      </chakra.span>{' '}
      <chakra.span display="block" textStyle="caption" color="fg.muted" textWrap="balance">
        {value !== null && !isCovered && (
          <>
            <ChangeText
              value={before === null && keptBack !== undefined ? null : value}
              before={before}
              format={(difference) => formatDifference(metric, difference)}
              beforeLabel={beforeLabel}
            />
            {unitsOf && <chakra.span display="block">{unitsOf(of)}</chakra.span>}
          </>
        )}
      </chakra.span>
    </>
  );
}
