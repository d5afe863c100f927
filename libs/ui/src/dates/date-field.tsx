import { chakra } from '@chakra-ui/react/styled-system';
import { CalendarDays } from 'lucide-react';
import { type FocusEvent, type InputEvent, useId, useRef, useState } from 'react';
import { speakDay } from '@portal/domain/format/date-time';
import { weekdayOf } from '@portal/domain/time/day';
import { WEEKDAY_SHORT_LABELS } from '@portal/domain/time/weekday';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import { typeDigits } from '../fields/digit-typing.ts';
import { Field } from '../fields/field.tsx';
import { TypedInput, type TypedFieldProps } from '../fields/typed-input.tsx';
import { useTypedText } from '../fields/typed-text.ts';
import { MESSAGES } from '../messages.ts';
import { readDay, shapeDay, showDay } from './day-typing.ts';
import { MonthPicker, type MonthPickerProps } from './month-picker.tsx';
import { PickerPopover } from './picker-popover.tsx';

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
  const spokenId = useId();
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

  function onLeave(event: FocusEvent<HTMLElement>) {
    if (isOpen || event.currentTarget.contains(event.relatedTarget)) return;
    typed.settle();
    onBlur?.();
  }

  return (
    <Field {...field} error={typed.problem ?? error}>
      <chakra.div position="relative" onBlur={onLeave}>
        <TypedInput
          typed={typed}
          input={input}
          describedBy={value && spokenId}
          name={name}
          disabled={disabled}
          placeholder={MESSAGES.dateFormat}
          pe={value ? '5.5rem' : '12'}
          onChange={() => {}}
          onInput={onInput}
          onCompositionEnd={(event) => write(shapeDay(event.currentTarget.value))}
        />
        {value !== '' && (
          <chakra.span
            position="absolute"
            insetBlock="0"
            insetEnd="12"
            display="grid"
            placeItems="center"
            color="fg.muted"
            pointerEvents="none"
          >
            <span aria-hidden>({WEEKDAY_SHORT_LABELS[weekdayOf(value)]})</span>
            <VisuallyHidden id={spokenId}>{speakDay(value)}</VisuallyHidden>
          </chakra.span>
        )}
        <PickerPopover
          title={MESSAGES.pickDate}
          open={isOpen}
          onOpenChange={setIsOpen}
          first="[data-day][tabindex='0']"
          icon={CalendarDays}
          disabled={disabled}
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
        </PickerPopover>
      </chakra.div>
    </Field>
  );
}
