import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode, Ref } from 'react';
import type { WrittenSlot } from '@portal/domain/time/week-slot';
import { type Weekday, WEEKDAY_LABELS, WEEKDAYS } from '@portal/domain/time/weekday';
import { SelectField } from '../choices/select-field.tsx';
import { TimeRangeField } from '../dates/time-range-field.tsx';
import { MESSAGES } from '../messages.ts';

const OPTIONS = WEEKDAYS.map((value) => ({ value, label: WEEKDAY_LABELS[value] }));

interface Props {
  value: WrittenSlot;
  onChange: (slot: WrittenSlot) => void;
  /** The visitor left one of its fields. */
  onBlur?: ((left: keyof WrittenSlot) => void) | undefined;
  /** What is wrong with the time as a whole. */
  error?: ReactNode;
  startError?: ReactNode;
  endError?: ReactNode;
  startRef?: Ref<HTMLInputElement> | undefined;
  endRef?: Ref<HTMLInputElement> | undefined;
}

/** One time of the week: a day, from when to when (CRS-7). */
export function WeekSlotInputs({ value, onChange, ...range }: Props) {
  return (
    <chakra.div
      display="grid"
      columnGap="4"
      rowGap="2"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '8rem minmax(0, 1fr)' }}
    >
      <SelectField
        label={MESSAGES.weekday}
        options={OPTIONS}
        value={value.weekday}
        onBlur={() => range.onBlur?.('weekday')}
        onChange={({ target }) => onChange({ ...value, weekday: target.value as Weekday })}
      />
      <TimeRangeField
        {...range}
        label={MESSAGES.weekTime}
        required
        spoken
        allowEndOfDay
        value={value}
        onChange={({ start, end }) => onChange({ ...value, start, end })}
      />
    </chakra.div>
  );
}
