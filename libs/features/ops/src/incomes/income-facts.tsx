import { chakra } from '@chakra-ui/react/styled-system';
import { INCOME_STATE_LABELS, type IncomeExplanation } from '@portal/domain/wallet/income';
import { DateText } from '@portal/ui/date-text';
import { DescriptionList } from '@portal/ui/description-list';
import { Money } from '@portal/ui/money';
import { PlainPanel } from '@portal/ui/plain-panel';
import { income as words } from './incomes-messages.ts';

/** The lesson, what its students paid, and what is left of it for the teacher. */
export function IncomeFacts({ explanation: { income, parts } }: { explanation: IncomeExplanation }) {
  const { className, lessonNo, startAt, minutes, studentCount, gross, fee, net, state, confirmedAt } = income;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <PlainPanel title={words.lesson(className, lessonNo)}>
        <div>
          <chakra.p textStyle="label" color="fg.muted">
            {words.net}
          </chakra.p>
          <Money amount={net} size="lg" />
        </div>
        <DescriptionList
          rows={[
            { label: words.state, value: INCOME_STATE_LABELS[state] },
            { label: words.startAt, value: <DateText instant={startAt} show="weekdayTime" /> },
            { label: words.minutes, value: words.minutesOf(minutes) },
            { label: words.students, value: words.studentsOf(studentCount) },
            { label: words.gross, value: <Money amount={gross} /> },
            { label: words.fee, value: <Money amount={fee === 0 ? 0 : -fee} /> },
            confirmedAt !== null && {
              label: words.confirmedAt,
              value: <DateText instant={confirmedAt} show="dateTime" />,
            },
          ]}
        />
      </PlainPanel>
      {parts.length > 0 && (
        <PlainPanel title={words.parts}>
          <DescriptionList
            rows={parts.map(({ studentName, packageName, gross: paid }) => ({
              label: words.part(studentName, packageName),
              value: <Money amount={paid} />,
            }))}
          />
        </PlainPanel>
      )}
    </chakra.div>
  );
}
