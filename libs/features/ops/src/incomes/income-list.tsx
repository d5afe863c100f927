import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { paths } from '@portal/domain/site/paths';
import { INCOME_STATE_LABELS } from '@portal/domain/wallet/income';
import type { DeskIncome } from '@portal/domain/wallet/income-adjustments.contract';
import { FollowedRows } from '@portal/portal-core/followed-rows';
import { DateText } from '@portal/ui/date-text';
import { EmptyState } from '@portal/ui/empty-state';
import { Money } from '@portal/ui/money';
import { SearchEmpty } from '@portal/ui/search-empty';
import { DeskRow } from '../desk/desk-row.tsx';
import { income, incomes as words } from './incomes-messages.ts';

interface IncomeListProps {
  incomes: readonly DeskIncome[];
  list: ComponentProps<typeof FollowedRows>['list'];
  search: string;
  onAll: () => void;
}

/** What was found, each the way to its correction; or why there is nothing. */
export function IncomeList({ incomes, list, search, onAll }: IncomeListProps) {
  if (incomes.length === 0 && search) return <SearchEmpty title={words.nothingFound(search)} onReset={onAll} />;
  if (incomes.length === 0)
    return (
      <EmptyState name="income-empty" title={words.empty}>
        {words.emptyBody}
      </EmptyState>
    );
  return (
    <FollowedRows list={list} count={incomes.length}>
      <chakra.ol aria-label={words.list} listStyleType="none" layerStyle="sheet">
        {incomes.map((one) => (
          <IncomeRow key={one.lessonId} one={one} />
        ))}
      </chakra.ol>
    </FollowedRows>
  );
}

const IncomeRow = ({
  one: { lessonId, className, lessonNo, teacherName, startAt, state, net },
}: {
  one: DeskIncome;
}) => (
  <DeskRow
    href={paths.opsIncome(lessonId)}
    name={income.lesson(className, lessonNo)}
    facts={
      <>
        {teacherName} · <DateText instant={startAt} show="dateTime" /> · {INCOME_STATE_LABELS[state]}
      </>
    }
  >
    <Money amount={net} />
  </DeskRow>
);
