import { chakra } from '@chakra-ui/react/styled-system';
import { useGetDirectoryQuery } from '@portal/api/planning/directory.api';
import type { ReminderType } from '@portal/domain/planning/task';
import { PeriodField } from '@portal/ui/period-field';
import { SegmentedControl } from '@portal/ui/segmented-control';
import { SelectField } from '@portal/ui/select-field';
import { filters as words } from '../messages.ts';
import type { FilterValues, TaskFilters as Filters } from './use-task-filters.ts';

interface TaskFiltersProps {
  filters: Filters;
  today: string;
  /** How many there are of each type, once it is known. */
  counts?: ReadonlyMap<ReminderType, number> | undefined;
  onChange: (values: FilterValues) => void;
}

const ORDER: readonly ReminderType[] = ['SUBMISSION_EVALUATION', 'SUBMISSION_DEADLINE', 'LESSON', 'REMINDER'];

/** By type, class and period (RTE-10, INC-5). */
export function TaskFilters({ filters, today, counts, onChange }: TaskFiltersProps) {
  const classes = useGetDirectoryQuery().data?.classes ?? [];
  const all = counts && [...counts.values()].reduce((sum, count) => sum + count, 0);
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : words.counted(label, count);
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" columnGap="3" rowGap="3" my="4">
      <SegmentedControl<ReminderType | ''>
        label={words.type}
        value={filters.type ?? ''}
        onChange={(type) => onChange({ type })}
        options={[
          { value: '', label: counted(words.allTypes, all) },
          ...ORDER.map((type) => ({
            value: type,
            label: counted(words.types[type], counts && (counts.get(type) ?? 0)),
          })),
        ]}
      />
      <chakra.div w={{ base: 'full', md: '14rem' }}>
        <SelectField
          label={words.class}
          placeholder={words.allClasses}
          value={filters.classId ?? ''}
          options={classes.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => onChange({ classId: event.target.value })}
        />
      </chakra.div>
      <PeriodField
        label={words.period}
        value={filters.chosen}
        today={today}
        onChange={(value) => onChange({ ...value })}
      />
    </chakra.div>
  );
}
