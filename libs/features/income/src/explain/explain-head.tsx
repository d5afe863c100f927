import { chakra } from '@chakra-ui/react/styled-system';
import { formatRate } from '@portal/domain/wallet/fee';
import type { IncomeExplanation } from '@portal/domain/wallet/income';
import { DateText } from '@portal/ui/date-text';
import { StatusChip } from '@portal/ui/status-chip';
import { LeadAmount } from '../amounts/lead-amount.tsx';
import { explain as words } from '../explain-messages.ts';
import { ratesInForce } from '../fee/rates-in-force.ts';
import { ShareBar } from '../fee/share-bar.tsx';

/** Of which lesson, how much, and how that is divided. */
export function ExplainHead({ income, rates }: IncomeExplanation) {
  const { total } = ratesInForce(rates);
  const { className, lessonNo, lessonTitle, startAt, minutes, state, net, isNoShow } = income;
  return (
    <chakra.div display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.p textStyle="label" overflowWrap="anywhere">
        {words.lesson(className, lessonNo)}
      </chakra.p>
      <LeadAmount amount={net} />
      <chakra.p textStyle="body.sm" color="fg.muted" overflowWrap="anywhere">
        <DateText instant={startAt} show="weekdayTime" /> · {words.minutes(minutes)}
        {lessonTitle && ` · ${lessonTitle}`}
      </chakra.p>
      <div>
        <StatusChip group="income" status={state} />
      </div>
      {isNoShow && <chakra.p textStyle="body.sm">{words.noShow}</chakra.p>}
      {state === 'REVERSED' && <chakra.p textStyle="body.sm">{words.reversed}</chakra.p>}
      <ShareBar earned={income} labels={{}} isThin />
      <chakra.p
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        columnGap="4"
        textStyle="caption"
        color="fg.muted"
      >
        <span>{words.share(formatRate(1 - total))}</span>
        <span>{words.feeShare(formatRate(total))}</span>
      </chakra.p>
    </chakra.div>
  );
}
