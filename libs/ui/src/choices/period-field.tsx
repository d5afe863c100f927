import { chakra } from '@chakra-ui/react/styled-system';
import { type Period, PERIOD_LABELS, PERIODS } from '@portal/domain/time/period';
import { DateField } from '../dates/date-field.tsx';
import { MESSAGES } from '../messages.ts';
import { SelectField } from './select-field.tsx';

export interface ChosenPeriod {
  /** '' for all time. */
  readonly period: Period | '';
  /** Of days of her own, `YYYY-MM-DD`; '' where that end is open. */
  readonly from: string;
  readonly to: string;
}

export interface PeriodFieldProps {
  /** 기간 */
  label: string;
  value: ChosenPeriod;
  onChange: (value: ChosenPeriod) => void;
  today: string;
  /** For figures that cannot be counted over all time. */
  isBounded?: boolean;
}

const OPTIONS = PERIODS.map((value) => ({ value, label: PERIOD_LABELS[value] }));

/** A period of a list or a figure: one of the presets, or two days (INC-5). */
export function PeriodField({ label, value, onChange, today, isBounded = false }: PeriodFieldProps) {
  const { period, from, to } = value;
  const isTurned = from !== '' && to !== '' && from > to;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="flex-start" gap="3">
      <chakra.div minW="8.5rem">
        <SelectField
          label={label}
          placeholder={isBounded ? undefined : MESSAGES.allTime}
          options={OPTIONS}
          value={period}
          onChange={(event) => onChange({ period: event.target.value as Period | '', from: '', to: '' })}
        />
      </chakra.div>
      {period === 'CUSTOM' && (
        <>
          <chakra.div w="12.5rem" maxW="full">
            <DateField
              label={MESSAGES.fromDay}
              value={from}
              today={today}
              onChange={(day) => onChange({ ...value, from: day })}
            />
          </chakra.div>
          <chakra.div w="12.5rem" maxW="full">
            <DateField
              label={MESSAGES.toDay}
              value={to}
              today={today}
              error={isTurned ? MESSAGES.daysTurned : undefined}
              onChange={(day) => onChange({ ...value, to: day })}
            />
          </chakra.div>
        </>
      )}
    </chakra.div>
  );
}
