import { Clock } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { TypedFieldProps } from '../fields/typed-input.tsx';
import { useTypedText } from '../fields/typed-text.ts';
import { MESSAGES } from '../messages.ts';
import { PickedField } from './picked-field.tsx';
import { TimeList } from './time-list.tsx';
import { isWholeTime, readTime, speakTimeOfDay, stepTime, timesOfDay } from './time-typing.ts';

const PICKER = { title: MESSAGES.pickTime, icon: Clock, first: "[role=option][tabindex='0']" };

export interface TimeFieldProps extends Omit<TypedFieldProps, 'aside' | 'readOnly'> {
  /** `HH:mm`, or '' while nothing that can be read stands in the field. */
  value: string;
  onChange: (time: string) => void;
  /** Minutes between the offered times, and that the arrows move by. */
  step?: number | undefined;
  /** Offers and understands `24:00`. */
  allowEndOfDay?: boolean | undefined;
}

/** A time of day in 24 hours. `930`, `9:30`, `15` and `오후 3시` are understood, arrows move it, a list offers it. */
export function TimeField(props: TimeFieldProps) {
  const { value, onChange, onBlur, step = 15, allowEndOfDay = false, name, disabled, ref, error, ...field } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const show = (time: string) => time;
  const unreadable = () => MESSAGES.unreadableTime;
  const typed = useTypedText({ value, empty: '', show, onChange, unreadable, input, ref });

  function settle() {
    const time = readTime(typed.text, allowEndOfDay) ?? '';
    if (time) typed.write(time, time);
    else typed.tell();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.altKey && event.key === 'ArrowDown') {
      event.preventDefault();
      setIsOpen(true);
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      const from = readTime(typed.text, allowEndOfDay) ?? '';
      const next = stepTime(from, event.key === 'ArrowUp' ? 1 : -1, step, allowEndOfDay);
      typed.write(next, next);
    } else if (event.key === 'Enter') {
      settle();
    }
  }

  return (
    <PickedField
      field={field}
      error={error}
      typed={typed}
      input={input}
      name={name}
      disabled={disabled}
      placeholder={MESSAGES.timeFormat}
      onChange={({ target }) =>
        typed.write(target.value, isWholeTime(target.value) ? (readTime(target.value, allowEndOfDay) ?? '') : '')
      }
      onKeyDown={onKeyDown}
      spoken={value && speakTimeOfDay(value)}
      picker={PICKER}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      onLeaveText={settle}
      onLeave={() => onBlur?.()}
    >
      <TimeList
        times={timesOfDay(step, allowEndOfDay)}
        value={value}
        onPick={(time) => {
          setIsOpen(false);
          typed.write(time, time);
        }}
      />
    </PickedField>
  );
}
