import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { type ChosenPeriod, PeriodField } from '@portal/ui/period-field';
import { SelectField } from '@portal/ui/select-field';
import { filters as words } from './filter-messages.ts';

interface FilterBarProps {
  period: ChosenPeriod;
  today: string;
  onChange: (values: Readonly<Record<string, string>>) => void;
  /** The choices before the period. */
  children: ReactNode;
}

/** What a list is narrowed by: some choices, and a period (INC-5). */
export function FilterBar({ period, today, onChange, children }: FilterBarProps) {
  return (
    <chakra.div
      role="group"
      aria-label={words.label}
      display="flex"
      flexWrap="wrap"
      alignItems="flex-start"
      gap="3"
      minW="0"
    >
      {children}
      <PeriodField label={words.period} value={period} today={today} onChange={(value) => onChange({ ...value })} />
    </chakra.div>
  );
}

interface FilterChoiceProps<T extends string> {
  label: string;
  all: string;
  labels: Readonly<Record<T, string>>;
  value: T | undefined;
  onChange: (value: string) => void;
}

/** One of a few, or all of them. */
export function FilterChoice<T extends string>({ label, all, labels, value, onChange }: FilterChoiceProps<T>) {
  return (
    <chakra.div minW="8.5rem">
      <SelectField
        label={label}
        placeholder={all}
        options={Object.entries<string>(labels).map(([one, word]) => ({ value: one, label: word }))}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value)}
      />
    </chakra.div>
  );
}
