import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, useState } from 'react';
import type { IncomeForecast, IncomeSummary } from '@portal/domain/wallet/income';
import { QueryState } from '@portal/portal-core/query-state';
import { ClassPanel } from '../classes/class-panel.tsx';
import { FeePanel } from '../fee/fee-panel.tsx';
import { ForecastPanel } from '../forecast/forecast-panel.tsx';
import { firstWhatIf, outlookOf, type WhatIf } from '../forecast/what-if.ts';
import { IncomeLead } from '../lead/income-lead.tsx';
import { MonthsPanel } from '../months/months-panel.tsx';
import { forecast as words } from '../overview-messages.ts';
import { PayoutCard } from '../payout/payout-card.tsx';
import { PendingPanel } from '../pending/pending-panel.tsx';
import { IncomeRules } from '../rules/income-rules.tsx';
import { RulesProvider } from '../rules/rules-context.tsx';
import { ForecastSkeleton } from './forecast-skeleton.tsx';

/** Two beside each other where letters of this size have room for it. */
const Pair = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '5',
    alignItems: 'stretch',
    '@container (min-width: 52rem)': { gridTemplateColumns: 'minmax(0, 1fr) var(--second, minmax(0, 1fr))' },
  },
});

interface IncomeOverviewProps {
  summary: IncomeSummary;
  forecast: ComponentProps<typeof QueryState<IncomeForecast>>['query'];
}

/** The page from what is certain to what is expected, then what it is made of. */
export function IncomeOverview({ summary, forecast }: IncomeOverviewProps) {
  const [changed, setChanged] = useState<Partial<WhatIf>>({});
  const { rates } = summary;
  const coming = forecast.currentData;
  const whatIf = coming && { ...firstWhatIf(coming), ...changed };
  const change = (part: Partial<WhatIf>) => setChanged((before) => ({ ...before, ...part }));
  return (
    <RulesProvider>
      <chakra.div containerType="inline-size">
        <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
          <Pair css={{ '--second': '27rem' }}>
            <IncomeLead summary={summary} />
            <PayoutCard summary={summary} />
          </Pair>
          <Pair css={{ '--second': '21.75rem' }}>
            <MonthsPanel
              months={summary.months}
              booked={coming?.booked.net ?? null}
              extra={coming && whatIf ? outlookOf(whatIf, coming, rates).extra : 0}
            />
            <QueryState query={forecast} failed={words.failed} size="sm" skeleton={<ForecastSkeleton />}>
              {(known) => (
                <ForecastPanel
                  forecast={known}
                  rates={rates}
                  whatIf={{ ...firstWhatIf(known), ...changed }}
                  onWhatIf={change}
                />
              )}
            </QueryState>
          </Pair>
          <Pair>
            <FeePanel summary={summary} />
            <PendingPanel pending={summary.pending} />
          </Pair>
          <ClassPanel summary={summary} />
          <IncomeRules />
        </chakra.div>
      </chakra.div>
    </RulesProvider>
  );
}
