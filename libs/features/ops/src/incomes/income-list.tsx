import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { paths } from '@portal/domain/site/paths';
import { INCOME_STATE_LABELS } from '@portal/domain/wallet/income';
import type { DeskIncome } from '@portal/domain/wallet/income-adjustments.contract';
import { FollowedRows } from '@portal/portal-core/followed-rows';
import { RouterLink } from '@portal/portal-core/router-link';
import { DateText } from '@portal/ui/date-text';
import { EmptyState } from '@portal/ui/empty-state';
import { Money } from '@portal/ui/money';
import { SearchEmpty } from '@portal/ui/search-empty';
import { TextLink } from '@portal/ui/text-link';
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

function IncomeRow({ one: { lessonId, className, lessonNo, teacherName, startAt, state, net } }: { one: DeskIncome }) {
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="4"
      rowGap="1"
      px={{ base: 'sheet', md: '5' }}
      py="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <chakra.div flex="1 1 14rem" minW="0">
        <TextLink
          href={paths.opsIncome(lessonId)}
          linkAs={RouterLink}
          variant="quiet"
          touch
          color="fg"
          fontWeight="semibold"
          overflowWrap="anywhere"
        >
          {income.lesson(className, lessonNo)}
        </TextLink>
        <chakra.p textStyle="body.sm" color="fg.muted" overflowWrap="anywhere">
          {teacherName} · <DateText instant={startAt} show="dateTime" /> · {INCOME_STATE_LABELS[state]}
        </chakra.p>
      </chakra.div>
      <Money amount={net} />
    </chakra.li>
  );
}
