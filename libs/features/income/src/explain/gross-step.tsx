import { chakra } from '@chakra-ui/react/styled-system';
import { formatMoney } from '@portal/domain/format/money';
import { LIMITS } from '@portal/domain/tenant/limits';
import type { IncomeExplanation } from '@portal/domain/wallet/income';
import { Money } from '@portal/ui/money';
import { gross as words } from '../explain-messages.ts';
import { ExplainStep } from './explain-step.tsx';
import { type Factor, Formula } from './formula.tsx';
import { groupParts, isRounded, type PartGroup } from './group-parts.ts';

function factorsOf({ price, hourly, names }: PartGroup, minutes: number): Factor[] {
  const students: Factor = { value: words.people(names.length), name: words.students, sign: '×' };
  const timeOf = (of: number): Factor => ({ value: words.minutesOf(minutes, of), name: words.minutes, sign: '×' });
  if (hourly !== null)
    return [{ value: formatMoney(hourly), name: words.perHour }, timeOf(LIMITS.incomeUnitMinutes), students];
  return [
    { value: formatMoney(price.packageFee), name: price.packageName },
    { value: words.times(price.lessonCount), name: words.lessons, sign: '÷' },
    timeOf(price.packageMinutes),
    students,
  ];
}

/** What the families pay for the lesson: price x minutes x students, one line for each price (INC-4). */
export function GrossStep({ income: { gross, minutes }, parts }: IncomeExplanation) {
  const groups = groupParts(parts);
  return (
    <ExplainStep no={1} title={words.title} amount={<Money amount={gross} size="md" />}>
      {groups.map((group) => (
        <chakra.div key={group.names.join()} display="grid" gap="1.5">
          {groups.length > 1 && (
            <chakra.p display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="3" textStyle="body.sm">
              <span>{group.price.packageName}</span>
              <chakra.span ms="auto">
                <Money amount={group.gross} />
              </chakra.span>
            </chakra.p>
          )}
          <Formula factors={factorsOf(group, minutes)} />
          <chakra.p textStyle="caption" color="fg.muted" overflowWrap="anywhere">
            {group.names.join(' · ')}
          </chakra.p>
        </chakra.div>
      ))}
      <chakra.p textStyle="caption" color="fg.muted">
        {words.planned} {groups.some((group) => isRounded(group, minutes)) && words.rounded}
      </chakra.p>
    </ExplainStep>
  );
}
