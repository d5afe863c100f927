import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/domain/site/paths';
import type { IncomeExplanation } from '@portal/domain/wallet/income';
import { RouterLink } from '@portal/portal-core/router-link';
import { DateText } from '@portal/ui/date-text';
import { TextLink } from '@portal/ui/text-link';
import { trace as words } from '../explain-messages.ts';

/** What the amount rests on: the lesson, the note and the confirmation, each with its moment, and the way to the evidence. */
export function TraceLines({ income, noteSentAt, confirmedBy }: IncomeExplanation) {
  const { lessonId, endAt, confirmedAt, transactionId } = income;
  const lines = [
    { at: endAt, text: words.held },
    { at: noteSentAt, text: words.noteSent },
    { at: confirmedAt, text: confirmedBy ? words.confirmedBy[confirmedBy] : words.confirmed },
  ];
  return (
    <chakra.section borderTopWidth="1px" pt="4" display="grid" gap="2">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" columnGap="4">
        <chakra.h3 textStyle="label">{words.title}</chakra.h3>
        <TextLink href={paths.lessonEvidence(lessonId)} linkAs={RouterLink} touch textStyle="body.sm">
          {words.record}
        </TextLink>
      </chakra.div>
      <chakra.ul listStyleType="none" display="grid" gap="1" textStyle="body.sm">
        {lines.map(
          ({ at, text }) =>
            at !== null && (
              <chakra.li key={text} display="flex" flexWrap="wrap" columnGap="4">
                <chakra.span color="fg.muted">
                  <DateText instant={at} show="dateTime" />
                </chakra.span>
                {text}
              </chakra.li>
            ),
        )}
      </chakra.ul>
      {transactionId && (
        <TextLink href={paths.incomeTransaction(transactionId)} linkAs={RouterLink} touch textStyle="body.sm">
          {words.transaction}
        </TextLink>
      )}
    </chakra.section>
  );
}
