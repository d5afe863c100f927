import { chakra } from '@chakra-ui/react/styled-system';
import { CalendarDays } from 'lucide-react';
import { type InputEvent, type ReactNode, useRef, useState } from 'react';
import { speakDay } from '@portal/domain/format/date-time';
import { weekdayOf } from '@portal/domain/time/day';
import { WEEKDAY_SHORT_LABELS } from '@portal/domain/time/weekday';
import { typeDigits } from '../fields/digit-typing.ts';
import type { TypedFieldProps } from '../fields/typed-input.tsx';
import { useTypedText } from '../fields/typed-text.ts';
import { MESSAGES } from '../messages.ts';
import { readDay, shapeDay, showDay } from './day-typing.ts';
import { MonthPicker, type MonthPickerProps } from './month-picker.tsx';
import { PickedField } from './picked-field.tsx';
import { PICKER_ROOM } from './picker-popover.tsx';

// In a narrow field, or with large text, the day needs the room more than its weekday, which the ear hears anyway.
const WITHOUT_ROOM = '@container (max-width: 10.99rem)';
const ROOM_FOR_WEEKDAY = { pe: `calc(${PICKER_ROOM} + 2.5rem)`, [WITHOUT_ROOM]: { pe: PICKER_ROOM } };

const PICKER = { title: MESSAGES.pickDate, icon: CalendarDays, first: "[data-day][tabindex='0']" };

export interface DateFieldProps
  extends Omit<TypedFieldProps, 'aside' | 'readOnly'>, Pick<MonthPickerProps, 'today' | 'min' | 'max' | 'marked'> {
  /** `YYYY-MM-DD`, or '' while nothing that can be read stands in the field. */
  value: string;
  onChange: (day: string) => void;
}

/** A day, typed as `DD/MM/YYYY` or picked from a month. Digits are enough; pasted dates of other orders are understood. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, onBlur, today, min, max, marked, name, disabled, ref, error, ...field } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const unreadable = () => MESSAGES.unreadableDate;
  const typed = useTypedText({ value, empty: '', show: showDay, onChange, unreadable, input, ref });

  function write(next: string) {
    const day = readDay(next) ?? '';
    // A whole text may have been typed with the year first.
    typed.write(day && next.length === 10 ? showDay(day) : next, day);
  }

  function onInput(event: InputEvent<HTMLInputElement>) {
    // Rewriting the text of a running composition would break it apart.
    if (event.nativeEvent.isComposing) typed.write(event.currentTarget.value, value);
    else typeDigits(event, typed.text, '/', (raw) => write(shapeDay(raw)));
  }

  return (
    <PickedField
      field={field}
      error={error}
      typed={typed}
      input={input}
      name={name}
      disabled={disabled}
      placeholder={MESSAGES.dateFormat}
      css={value ? ROOM_FOR_WEEKDAY : undefined}
      onChange={() => {}}
      onInput={onInput}
      onCompositionEnd={(event) => write(shapeDay(event.currentTarget.value))}
      spoken={value && speakDay(value)}
      seen={value !== '' && <Weekday>({WEEKDAY_SHORT_LABELS[weekdayOf(value)]})</Weekday>}
      picker={PICKER}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      onLeave={() => {
        typed.settle();
        onBlur?.();
      }}
    >
      <MonthPicker
        today={today}
        min={min}
        max={max}
        marked={marked}
        date={value}
        onPick={(day) => {
          setIsOpen(false);
          write(showDay(day));
        }}
      />
    </PickedField>
  );
}

function Weekday({ children }: { children: ReactNode }) {
  return (
    <chakra.span
      aria-hidden
      position="absolute"
      insetBlock="0"
      insetEnd={PICKER_ROOM}
      display="grid"
      css={{ [WITHOUT_ROOM]: { display: 'none' } }}
      placeItems="center"
      color="fg.muted"
      pointerEvents="none"
    >
      <span>{children}</span>
    </chakra.span>
  );
}
