import { chakra } from '@chakra-ui/react/styled-system';
import { type Ref, useState } from 'react';
import { formatTime } from '@portal/domain/format/date-time';
import { dayOf, instantOf } from '@portal/domain/time/day';
import { minuteOfTime } from '@portal/domain/time/time-of-day';
import { DateField } from './date-field.tsx';
import { TimeField } from './time-field.tsx';

export interface MomentFieldProps {
  /** An instant, or null while day or time is missing. */
  value: string | null;
  onChange: (instant: string | null) => void;
  onBlur?: () => void;
  labels: readonly [day: string, time: string];
  /** IANA zone in which day and time are meant. */
  zone: string;
  /** In that zone. */
  today: string;
  /** First day that may be chosen. */
  min?: string | undefined;
  helper?: string | undefined;
  required?: boolean | undefined;
  /** Stands at the time where that alone is missing, else at the day. */
  error?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

const NOTHING = { day: '', time: '' };

/** A moment as a day and a time beside each other. */
export function MomentField({ value, onChange, labels, zone, helper, error, ...field }: MomentFieldProps) {
  const { onBlur, ref, today, min, required } = field;
  // What stands there while one of the two is missing.
  const [half, setHalf] = useState(NOTHING);
  const shown = value === null ? half : { day: dayOf(new Date(value), zone), time: formatTime(value, zone) };

  const isAtTime = shown.day !== '' && shown.time === '';

  function write(part: Partial<typeof NOTHING>) {
    const next = { ...shown, ...part };
    setHalf(next);
    onChange(next.day && next.time ? instantOf(next.day, minuteOfTime(next.time), zone).toISOString() : null);
  }
  return (
    <chakra.div
      display="grid"
      gap="3"
      gridTemplateColumns={{ sm: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))' }}
      alignItems="start"
    >
      <DateField
        label={labels[0]}
        value={shown.day}
        onChange={(day) => write({ day })}
        onBlur={onBlur}
        ref={isAtTime ? undefined : ref}
        today={today}
        min={min}
        required={required}
        helper={helper}
        error={isAtTime ? undefined : error}
      />
      <TimeField
        label={labels[1]}
        value={shown.time}
        onChange={(time) => write({ time })}
        onBlur={onBlur}
        ref={isAtTime ? ref : undefined}
        required={required}
        error={isAtTime ? error : undefined}
      />
    </chakra.div>
  );
}
