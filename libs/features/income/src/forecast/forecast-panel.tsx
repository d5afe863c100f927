import { chakra } from '@chakra-ui/react/styled-system';
import type { IncomeForecast, IncomeRates } from '@portal/domain/wallet/income';
import { Panel } from '@portal/ui/panel';
import { LeadAmount } from '../amounts/lead-amount.tsx';
import { forecast as words } from '../overview-messages.ts';
import { ForecastSums } from './forecast-sums.tsx';
import { ToLastMonth } from './to-last-month.tsx';
import { WhatIfControls } from './what-if-controls.tsx';
import { outlookOf, type WhatIf } from './what-if.ts';

interface ForecastPanelProps {
  forecast: IncomeForecast;
  rates: IncomeRates;
  whatIf: WhatIf;
  onWhatIf: (change: Partial<WhatIf>) => void;
}

/** What the month comes to when its booked lessons are held, and when there are more of them. */
export function ForecastPanel({ forecast, rates, whatIf, onWhatIf }: ForecastPanelProps) {
  const outlook = outlookOf(whatIf, forecast, rates);
  return (
    <Panel
      title={words.title}
      action={
        <chakra.span textStyle="caption" color="fg.muted">
          {words.remaining(forecast.booked.lessonCount)}
        </chakra.span>
      }
    >
      <div>
        <LeadAmount amount={outlook.expected} size="md" />
        <ToLastMonth difference={outlook.toLastMonth} />
      </div>
      <WhatIfControls classes={forecast.perLesson} expected={outlook.expected} whatIf={whatIf} onWhatIf={onWhatIf} />
      <ForecastSums forecast={forecast} count={whatIf.count} one={outlook.one} extra={outlook.extra} />
    </Panel>
  );
}
