import { chakra } from '@chakra-ui/react/styled-system';
import type { Ref } from 'react';
import { type Weekday, WEEKDAY_LABELS, WEEKDAY_SHORT_LABELS, WEEKDAYS } from '@portal/domain/time/weekday';
import { Button } from '../actions/button.tsx';
import { FieldGroup, type FieldGroupProps } from '../fields/field-group.tsx';
import { MESSAGES } from '../messages.ts';

const Day = chakra('button', {
  base: {
    flex: '1',
    minW: '0',
    maxW: '3.5rem',
    minH: { base: 'touch', md: 'control.md' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'l2',
    fontWeight: 'medium',
    cursor: 'pointer',
    transition: 'background-color, border-color, color',
    transitionDuration: 'fast',
    '&[data-tone=sunday]': { color: 'calendar.sunday' },
    '&[data-tone=saturday]': { color: 'calendar.saturday' },
    _hover: { bg: 'bg.muted' },
    '&[aria-pressed=true]': {
      bg: 'celadon.solid',
      borderColor: 'celadon.solid',
      color: 'celadon.contrast',
      _highContrast: { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
    _disabled: { bg: 'bg.muted', color: 'fg.subtle', borderColor: 'border.emphasized', cursor: 'not-allowed' },
  },
});

const TONES: Partial<Record<Weekday, string>> = { SATURDAY: 'saturday', SUNDAY: 'sunday' };

const QUICK: readonly { label: string; days: readonly Weekday[] }[] = [
  { label: MESSAGES.weekdaysOnly, days: WEEKDAYS.slice(0, 5) },
  { label: MESSAGES.everyDay, days: WEEKDAYS },
];

export interface WeekdayPickerProps extends FieldGroupProps {
  value: readonly Weekday[];
  /** The picked days in the week's order. */
  onChange: (days: Weekday[]) => void;
  disabled?: boolean | undefined;
  /** Monday's button, for a form that leads to its first error. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Any of the seven days, and the two choices that most people mean. */
export function WeekdayPicker(props: WeekdayPickerProps) {
  const { value, onChange, disabled, ref, ...group } = props;
  const choose = (wanted: (day: Weekday) => boolean) => onChange(WEEKDAYS.filter(wanted));
  const isExactly = (days: readonly Weekday[]) =>
    days.length === value.length && days.every((day) => value.includes(day));
  return (
    <FieldGroup {...group}>
      <chakra.div display="flex" gap="1">
        {WEEKDAYS.map((day) => (
          <Day
            key={day}
            ref={day === 'MONDAY' ? ref : undefined}
            type="button"
            data-tone={TONES[day]}
            aria-label={WEEKDAY_LABELS[day]}
            aria-pressed={value.includes(day)}
            disabled={disabled}
            onClick={() => choose((other) => (other === day) !== value.includes(other))}
          >
            {WEEKDAY_SHORT_LABELS[day]}
          </Day>
        ))}
      </chakra.div>
      <chakra.div display="flex" gap="2" mt="2">
        {QUICK.map(({ label: name, days }) => (
          <Button
            key={name}
            variant="outline"
            _pressed={{ bg: 'celadon.subtle', borderColor: 'celadon.solid', color: 'celadon.fg' }}
            aria-pressed={isExactly(days)}
            disabled={disabled}
            onClick={() => choose((day) => days.includes(day))}
          >
            {name}
          </Button>
        ))}
      </chakra.div>
    </FieldGroup>
  );
}
