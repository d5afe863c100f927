import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/domain/site/paths';
import type { IncomeExplanation } from '@portal/domain/wallet/income';
import { RouterLink } from '@portal/portal-core/router-link';
import { DateText } from '@portal/ui/date-text';
import { Money } from '@portal/ui/money';
import { TextLink } from '@portal/ui/text-link';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { adjustments as words } from '../explain-messages.ts';

/** What was corrected since, with its reason; what the marketplace bears takes nothing from her. */
export function AdjustmentList({ income, adjustments }: IncomeExplanation) {
  if (adjustments.length === 0) return null;
  const mine = adjustments.reduce((sum, one) => sum + (one.isBorneByMarket ? 0 : one.amount), income.net);
  return (
    <chakra.section borderTopWidth="1px" pt="4" display="grid" gap="2">
      <chakra.h3 textStyle="label">{words.title}</chakra.h3>
      <chakra.ul listStyleType="none" display="grid" gap="3">
        {adjustments.map(({ transactionId, at, amount, reason, isBorneByMarket }) => (
          <chakra.li key={transactionId} display="flex" flexWrap="wrap" columnGap="4" textStyle="body.sm">
            <chakra.div flex="1 1 12rem" minW="0">
              <chakra.p overflowWrap="anywhere">{reason}</chakra.p>
              <chakra.p textStyle="caption" color="fg.muted">
                <DateText instant={at} show="dateTime" /> {isBorneByMarket && words.borne}
              </chakra.p>
            </chakra.div>
            <chakra.div ms="auto" display="grid" justifyItems="end">
              <Money amount={amount} signed />
              <TextLink href={paths.incomeTransaction(transactionId)} linkAs={RouterLink} touch textStyle="caption">
                {words.see}
                <VisuallyHidden>{words.seeOf(reason)}</VisuallyHidden>
              </TextLink>
            </chakra.div>
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.p display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4" fontWeight="semibold">
        {words.after}
        <Money amount={mine} size="md" />
      </chakra.p>
    </chakra.section>
  );
}
