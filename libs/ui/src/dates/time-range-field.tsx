import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { type ReactNode, type Ref, useState } from 'react';
import { formatDuration } from '@portal/domain/format/date-time';
import { timeOfMinute } from '@portal/domain/time/time-of-day';
import { FieldGroup, type FieldGroupProps } from '../fields/field-group.tsx';
import { MESSAGES } from '../messages.ts';
import { TimeField, type TimeFieldProps } from './time-field.tsx';
import { DAY_MINUTES, minutesOf } from './time-typing.ts';

export interface TimeRange {
  /** `HH:mm` or ''. */
  start: string;
  /** `HH:mm` (`24:00` where it may be) or ''. */
  end: string;
}

export interface TimeRangeFieldProps
  extends Omit<FieldGroupProps, 'onBlur'>, Pick<TimeFieldProps, 'step' | 'allowEndOfDay' | 'disabled'> {
  value: TimeRange;
  /** Whether the end follows where the start is moved: a lesson stays as long as it is. Not where each is an edge of its own. */
  keepsLength?: boolean;
  onChange: (range: TimeRange) => void;
  /** The visitor left one of the two. */
  onBlur?: ((left: keyof TimeRange) => void) | undefined;
  startError?: ReactNode;
  endError?: ReactNode;
  startRef?: Ref<HTMLInputElement> | undefined;
  endRef?: Ref<HTMLInputElement> | undefined;
}

// Below each other where a time would not be seen whole: with large text, on a narrow card.
const BESIDE_OR_BELOW = 'repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr))';

/** From when to when within one day, with the time between in words; tells by itself of a range that runs backwards. */
export function TimeRangeField({
  label,
  value,
  keepsLength = false,
  onChange,
  onBlur,
  helper,
  error,
  startError,
  endError,
  startRef,
  endRef,
  required,
  spoken,
  ...shared
}: TimeRangeFieldProps) {
  const start = minutesOf(value.start);
  const end = minutesOf(value.end);
  const length = start !== null && end !== null ? end - start : null;
  // While a start is being typed there is none; how long it was is not forgotten.
  const [lastLength, setLastLength] = useState(length);
  if (length !== null && length > 0 && length !== lastLength) setLastLength(length);
  const wrong = error || (length !== null && length <= 0 && MESSAGES.timeOrder);
  /** An hour stays an hour when it begins at another time; null where that would not end on its day. */
  function followingEnd(next: string): string | null {
    const minute = minutesOf(next);
    if (!keepsLength || minute === null || lastLength === null || end === null) return null;
    const last = shared.allowEndOfDay ? DAY_MINUTES : DAY_MINUTES - 1;
    return minute + lastLength <= last ? timeOfMinute(minute + lastLength) : null;
  }

  return (
    <FieldGroup
      label={label}
      helper={helper}
      error={wrong}
      required={required}
      spoken={spoken}
      note={length !== null && length > 0 && formatDuration(length * millisecondsInMinute)}
    >
      <chakra.div display="grid" gridTemplateColumns={BESIDE_OR_BELOW} gap="3" alignItems="start">
        <TimeField
          {...shared}
          label={MESSAGES.startTime}
          required={required}
          value={value.start}
          error={startError}
          ref={startRef}
          allowEndOfDay={false}
          onChange={(next) => onChange({ start: next, end: followingEnd(next) ?? value.end })}
          onBlur={() => onBlur?.('start')}
        />
        <TimeField
          {...shared}
          label={MESSAGES.endTime}
          required={required}
          value={value.end}
          error={endError}
          ref={endRef}
          onChange={(next) => onChange({ ...value, end: next })}
          onBlur={() => onBlur?.('end')}
        />
      </chakra.div>
    </FieldGroup>
  );
}
