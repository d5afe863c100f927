import { chakra } from '@chakra-ui/react/styled-system';
import type { IncomeExplanation } from '@portal/domain/wallet/income';
import { DateText } from '@portal/ui/date-text';
import { Money } from '@portal/ui/money';
import { PlainPanel } from '@portal/ui/plain-panel';
import { netNow } from './income-sum.ts';
import { income as words } from './incomes-messages.ts';

/** What was corrected, why and at whose cost, newest first, and what the lesson earns now. */
export function IncomeAdjustments({ explanation }: { explanation: IncomeExplanation }) {
  const { adjustments } = explanation;
  if (adjustments.length === 0)
    return (
      <PlainPanel title={words.adjustments}>
        <chakra.p color="fg.muted">{words.noAdjustments}</chakra.p>
      </PlainPanel>
    );
  return (
    <PlainPanel title={words.adjustments}>
      <chakra.ul listStyleType="none" layerStyle="sheet">
        {adjustments.map(({ transactionId, at, amount, reason, isBorneByMarket }) => (
          <chakra.li key={transactionId} px="4" py="3" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
            <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4">
              <chakra.span textStyle="body.sm" color="fg.muted">
                <DateText instant={at} show="dateTime" /> · {isBorneByMarket ? words.byMarket : words.byTeacher}
              </chakra.span>
              <Money amount={amount} signed />
            </chakra.div>
            <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
              {reason}
            </chakra.p>
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.p
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        columnGap="4"
        fontWeight="semibold"
        px="4"
      >
        {words.sum}
        <Money amount={netNow(explanation)} size="md" />
      </chakra.p>
    </PlainPanel>
  );
}
