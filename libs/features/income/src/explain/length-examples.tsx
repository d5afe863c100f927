import { chakra } from '@chakra-ui/react/styled-system';
import { LIMITS } from '@portal/domain/tenant/limits';
import type { IncomeExplanation } from '@portal/domain/wallet/income';
import { Money } from '@portal/ui/money';
import { examples as words } from '../explain-messages.ts';
import { otherLengthsOf } from './other-lengths.ts';

/** The same lesson at 60 and at 50 minutes (INC-4). */
export function LengthExamples(explanation: IncomeExplanation) {
  return (
    <chakra.section borderTopWidth="1px" pt="4" textStyle="caption" color="fg.muted" display="grid" gap="1">
      <chakra.h3 textStyle="label">{words.title}</chakra.h3>
      {otherLengthsOf(explanation).map(({ minutes, gross, net }) => (
        <chakra.p key={minutes} display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3">
          <span>{words.one(minutes, minutes === LIMITS.incomeUnitMinutes)}</span>
          <span>
            {words.gross} <Money amount={gross} />
          </span>
          <span>
            {words.net} <Money amount={net} />
          </span>
        </chakra.p>
      ))}
    </chakra.section>
  );
}
