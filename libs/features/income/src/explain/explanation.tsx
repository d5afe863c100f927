import { chakra } from '@chakra-ui/react/styled-system';
import { FileText } from 'lucide-react';
import { paths } from '@portal/domain/site/paths';
import { DEFAULT_TIME_ZONE, dayOf } from '@portal/domain/time/day';
import type { IncomeExplanation } from '@portal/domain/wallet/income';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { shortMonth } from '../amounts/month-names.ts';
import { trace as words } from '../explain-messages.ts';
import { AdjustmentList } from './adjustment-list.tsx';
import { ExplainHead } from './explain-head.tsx';
import { FeeStep } from './fee-step.tsx';
import { GrossStep } from './gross-step.tsx';
import { HoldBox } from './hold-box.tsx';
import { LengthExamples } from './length-examples.tsx';
import { NetResult } from './net-result.tsx';
import { TraceLines } from './trace-lines.tsx';

/** An amount, reckoned again step by step with the figures of its lesson (W2, INC-3, INC-4). */
export function Explanation({ explanation }: { explanation: IncomeExplanation }) {
  const { income } = explanation;
  // Statements are by the month of the marketplace.
  const month = dayOf(income.startAt, DEFAULT_TIME_ZONE).slice(0, 7);
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <ExplainHead {...explanation} />
      <chakra.ol listStyleType="none">
        <GrossStep {...explanation} />
        <FeeStep {...explanation} />
      </chakra.ol>
      <NetResult income={income} />
      <HoldBox income={income} />
      <AdjustmentList {...explanation} />
      <TraceLines {...explanation} />
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button asChild variant="outline">
          <RouterLink href={paths.statement(month)}>
            <Icon as={FileText} />
            {words.statement(shortMonth(month))}
          </RouterLink>
        </Button>
        <Button asChild variant="ghost">
          <RouterLink href={paths.supports(income.lessonId)}>{words.ask}</RouterLink>
        </Button>
      </chakra.div>
      <LengthExamples {...explanation} />
    </chakra.div>
  );
}
