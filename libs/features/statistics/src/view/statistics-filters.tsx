import { chakra } from '@chakra-ui/react/styled-system';
import { useListClassesQuery } from '@portal/api/classes/classes.api';
import { PeriodField } from '@portal/ui/period-field';
import { SelectField } from '@portal/ui/select-field';
import { messages as words } from '../messages.ts';
import type { StatisticsView } from './use-statistics-view.ts';

const CLASSES = { sort: 'name', size: '100' } as const;

/** Which days, and of which class (INC-5). */
export function StatisticsFilters({ view: { chosen, classId, today, change } }: { view: StatisticsView }) {
  const classes = useListClassesQuery(CLASSES).data?.items ?? [];
  const isKnown = classId === undefined || classes.some(({ id }) => id === classId);
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="flex-start" gap="3">
      <PeriodField
        label={words.period}
        value={chosen}
        today={today}
        isBounded
        onChange={({ period, from, to }) => change({ period, from, to })}
      />
      <chakra.div w="14rem" maxW="full">
        <SelectField
          label={words.class}
          placeholder={words.allClasses}
          // Until the classes are here, the one of the address has a place among them.
          options={[
            ...(isKnown ? [] : [{ value: classId, label: words.oneClass }]),
            ...classes.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={classId ?? ''}
          onChange={({ target: { value } }) => change({ class: value })}
        />
      </chakra.div>
    </chakra.div>
  );
}
