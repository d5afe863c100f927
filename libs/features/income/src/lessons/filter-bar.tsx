import { chakra } from '@chakra-ui/react/styled-system';
import { useListClassesQuery } from '@portal/api/classes/classes.api';
import { INCOME_STATES } from '@portal/domain/wallet/income';
import { PeriodField } from '@portal/ui/period-field';
import { SelectField } from '@portal/ui/select-field';
import { filters as words } from '../lessons-messages.ts';
import type { FilterValues, LessonFilters } from './lesson-filters.ts';

const CLASSES = { sort: 'name', size: '100' } as const;

interface FilterBarProps {
  filters: LessonFilters;
  today: string;
  onChange: (values: FilterValues) => void;
}

/** By class, state and period (INC-5). */
export function FilterBar({ filters: { classId, state, chosen }, today, onChange }: FilterBarProps) {
  const classes = useListClassesQuery(CLASSES).data?.items ?? [];
  const isKnown = classId === undefined || classes.some(({ id }) => id === classId);
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="flex-start" gap="3">
      <chakra.div w={{ base: 'full', md: '16rem' }}>
        <SelectField
          label={words.class}
          placeholder={words.classAll}
          // Until the classes are here, the one of the address has a place among them.
          options={[
            ...(isKnown ? [] : [{ value: classId, label: words.classOne }]),
            ...classes.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={classId ?? ''}
          onChange={({ target: { value } }) => onChange({ class: value })}
        />
      </chakra.div>
      <chakra.div minW="8.5rem">
        <SelectField
          label={words.state}
          placeholder={words.stateAll}
          options={INCOME_STATES.map((value) => ({ value, label: words.states[value] }))}
          value={state ?? ''}
          onChange={({ target: { value } }) => onChange({ state: value })}
        />
      </chakra.div>
      <PeriodField label={words.period} value={chosen} today={today} onChange={(value) => onChange({ ...value })} />
    </chakra.div>
  );
}
