import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { EarnedOf } from '@portal/domain/wallet/income';
import { Money } from '@portal/ui/money';
import { LeadAmount } from '../amounts/lead-amount.tsx';
import { totals as words } from '../lessons-messages.ts';

/** The sums over everything that the filters let through, whatever of it is shown. */
export function IncomeTotals({ total: { lessonCount, gross, fee, net } }: { total: EarnedOf }) {
  return (
    <chakra.section aria-label={words.label}>
      <chakra.dl display="flex" flexWrap="wrap" columnGap="8" rowGap="3" alignItems="end">
        <Total name={words.net} isLead>
          <LeadAmount amount={net} size="md" />
        </Total>
        <Total name={words.gross}>
          <Money own amount={gross} size="md" />
        </Total>
        <Total name={words.fee}>
          <Money own amount={-fee} size="md" />
        </Total>
        <Total name={words.lessons}>
          <chakra.span textStyle="money.md">{words.times(lessonCount)}</chakra.span>
        </Total>
      </chakra.dl>
    </chakra.section>
  );
}

function Total({ name, isLead, children }: { name: string; isLead?: boolean; children: ReactNode }) {
  return (
    // The figure that leads fits itself into its box, which has a width of its own.
    <chakra.div flex={isLead ? '0 1 14rem' : undefined} minW="0">
      <chakra.dt textStyle="label" fontWeight="medium" color="fg.muted">
        {name}
      </chakra.dt>
      <dd>{children}</dd>
    </chakra.div>
  );
}
