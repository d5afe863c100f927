import { chakra } from '@chakra-ui/react/styled-system';
import { groupDigits } from '@portal/domain/format/money';
import type { LessonIncome } from '@portal/domain/wallet/income';
import { Money } from '@portal/ui/money';
import { result as words } from '../explain-messages.ts';

/** What is left, under a double rule as a sum is. */
export function NetResult({ income: { gross, fee, net } }: { income: LessonIncome }) {
  return (
    <chakra.div borderTopWidth="3px" borderTopStyle="double" borderColor="fg" pt="3">
      <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" justifyContent="space-between" columnGap="3">
        <chakra.h3 textStyle="title.sm">{words.title}</chakra.h3>
        <chakra.span ms="auto">
          <Money amount={net} size="lg" />
        </chakra.span>
      </chakra.div>
      <chakra.p textStyle="caption" color="fg.muted" textAlign="end" fontVariantNumeric="tabular-nums">
        {words.formula(groupDigits(gross), groupDigits(fee), groupDigits(net))}
      </chakra.p>
    </chakra.div>
  );
}
