import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { dayTone } from '@portal/ui/day-tone';
import { FieldGroup } from '@portal/ui/field-group';
import { useReader } from '../reading/reader-context.ts';

const Day = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    minH: '14',
    py: '1.5',
    px: '0.5',
    borderRadius: 'l2',
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    color: 'fg.muted',
    '&[data-tone=sunday]': { color: 'calendar.sunday' },
    '&[data-tone=saturday]': { color: 'calendar.saturday' },
    '&:hover:not(:has(:checked))': { bg: 'bg.muted' },
    '&:has(:checked)': { bg: 'bg.inverted', color: 'fg.inverted' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'celadon.focusRing', outlineOffset: '2px' },
    _highContrast: { '&:has(:checked)': { outline: '2px solid Highlight' } },
  },
});

/** Over the whole day, so that it is pressed and found wherever its words are. */
const Radio = chakra('input', {
  base: { position: 'absolute', inset: '0', boxSize: 'full', opacity: 0, cursor: 'inherit' },
});

interface DayStripProps {
  days: readonly { day: string; count: number }[];
  value: string;
  onChange: (day: string) => void;
}

/** Seven days with how many times each has; one without any can be read like the others. The arrows change the day. */
export function DayStrip({ days, value, onChange }: DayStripProps) {
  const { words, time } = useReader();
  const name = useId();
  return (
    <FieldGroup label={words.times.days} role="radiogroup" spoken>
      <chakra.div display="grid" gridTemplateColumns="repeat(auto-fit, minmax(2.5rem, 1fr))" gap="1">
        {days.map(({ day, count }) => (
          <Day key={day} data-tone={dayTone(day)}>
            <Radio
              type="radio"
              name={name}
              value={day}
              checked={day === value}
              aria-label={words.times.day(time.shortDay(day), count)}
              onChange={() => onChange(day)}
            />
            <chakra.span aria-hidden textStyle="caption">
              {time.weekday(day)}
            </chakra.span>
            <chakra.span aria-hidden textStyle="body.lg" lineHeight="1.3" fontWeight="semibold">
              {Number(day.slice(8))}
            </chakra.span>
            <chakra.span aria-hidden textStyle="caption">
              {words.times.count(count)}
            </chakra.span>
          </Day>
        ))}
      </chakra.div>
    </FieldGroup>
  );
}
