import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId, useState } from 'react';
import { Panel } from '@portal/ui/panel';
import { PlainPanel } from '@portal/ui/plain-panel';
import { SegmentedControl } from '@portal/ui/segmented-control';
import { useMediaQuery } from '@portal/ui/use-media-query';
import { messages as words } from '../messages.ts';
import { ChartBoundary } from './chart-boundary.tsx';
import { ChartFailed } from './chart-failed.tsx';
import { ChartTable, type ChartTableProps } from './chart-table.tsx';

export type ChartView = 'chart' | 'table' | 'both';

interface ChartFigureProps {
  title: string;
  /** What the chart says, in one sentence: read instead of it, and the description of what is drawn. */
  summary: ReactNode;
  /** Above the table: 점선은 지난 4주의 같은 주예요 */
  note?: string | undefined;
  /** The drawing; it takes the id of the sentence that describes it. */
  children: (describedBy: string) => ReactNode;
  table: Omit<ChartTableProps, 'caption'>;
  /** From 1200 px on it may stand beside its table, and begins so. */
  both?: boolean;
  /** Chosen by whoever shows it; by the reader unless named. */
  view?: ChartView;
  onView?: (view: ChartView) => void;
  /** On the ground of the page instead of a sheet. */
  isPlain?: boolean;
}

const WIDE = '(min-width: 75rem)';

/** A chart with its title, the sentence that says it, and its figures as a table. */
export function ChartFigure({
  title,
  summary,
  note,
  children,
  table,
  both = false,
  view,
  onView,
  isPlain = false,
}: ChartFigureProps) {
  const summaryId = useId();
  const [chosen, setChosen] = useState<ChartView>(both ? 'both' : 'chart');
  const mayBoth = useMediaQuery(WIDE) && both;
  const asked = view ?? chosen;
  const shown = asked === 'both' && !mayBoth ? 'chart' : asked;
  const views: ChartView[] = mayBoth ? ['chart', 'table', 'both'] : ['chart', 'table'];
  const Frame = isPlain ? PlainPanel : Panel;
  const figures = (
    <div>
      {note && (
        <chakra.p textStyle="caption" color="fg.muted" mb="2">
          {note}
        </chakra.p>
      )}
      <ChartTable caption={title} {...table} />
    </div>
  );
  return (
    <Frame
      title={title}
      action={
        <SegmentedControl
          label={`${title} ${words.view}`}
          options={views.map((value) => ({ value, label: words.views[value] }))}
          value={shown}
          onChange={(next) => {
            setChosen(next);
            onView?.(next);
          }}
        />
      }
    >
      <chakra.p id={summaryId} textStyle="body.sm" color="fg.muted" mt={isPlain ? '0' : '-2'}>
        {summary}
      </chakra.p>
      <chakra.div
        display="grid"
        gridTemplateColumns={shown === 'both' ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)'}
        alignItems="start"
        gap="8"
      >
        {shown !== 'table' && (
          <ChartBoundary
            fallback={(again) => <ChartFailed onRetry={again}>{shown === 'chart' && figures}</ChartFailed>}
          >
            {children(summaryId)}
          </ChartBoundary>
        )}
        {shown !== 'chart' && figures}
      </chakra.div>
    </Frame>
  );
}
