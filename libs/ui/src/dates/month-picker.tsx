import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { speakDay } from '@portal/domain/format/date-time';
import { addDays, addMonths, mondayOf } from '@portal/domain/time/day';
import { isSameMonth, weeksOfMonth } from '@portal/domain/time/month-weeks';
import { WEEKDAY_LABELS, WEEKDAY_SHORT_LABELS, WEEKDAYS } from '@portal/domain/time/weekday';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../base/icon.tsx';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import { MESSAGES } from '../messages.ts';
import { dayTone } from './day-tone.ts';

const look: SystemStyleObject = {
  borderCollapse: 'collapse',
  '& td': { p: '0' },
  '& th': { h: '8', p: '0', textStyle: 'caption', fontWeight: '400', color: 'fg.muted' },
  '& button': {
    position: 'relative',
    boxSize: { base: 'min({sizes.touch}, calc((100vw - 3rem) / 7))', md: '10' },
    borderRadius: 'full',
    fontSize: '14px',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '&[data-tone=sunday]': { color: 'calendar.sunday' },
    '&[data-tone=saturday]': { color: 'calendar.saturday' },
    '&[data-outside]': { color: 'fg.subtle' },
    '&[aria-disabled]': { color: 'fg.subtle', textDecoration: 'line-through', cursor: 'not-allowed', bg: 'none' },
    '&[data-today]': { fontWeight: '700', boxShadow: 'inset 0 0 0 1.5px {colors.celadon.solid}' },
    '&[data-marked]::after': {
      content: '""',
      position: 'absolute',
      bottom: '1.5',
      insetInline: '0',
      mx: 'auto',
      boxSize: '1',
      borderRadius: 'full',
      bg: 'currentColor',
    },
    '&[aria-current=date]': { bg: 'celadon.solid', color: 'celadon.contrast' },
  },
};

const Days = chakra('table', { base: look });

const STEPS: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: mondayOf,
  End: (day) => addDays(mondayOf(day), 6),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

export interface MonthPickerProps {
  /** The picked day, `YYYY-MM-DD`; with '' none is, and the month of today is shown. */
  date: string;
  today: string;
  onPick: (day: string) => void;
  /** First and last day that can be picked. */
  min?: string | undefined;
  max?: string | undefined;
  /** What there is on a day, such as 일정 2개: a dot for the eye, these words for the ear. */
  marked?: ((day: string) => string | undefined) | undefined;
}

/** A month to pick a day from. Arrows move by days and weeks, Home and End to the week's ends, Page keys by months. */
export function MonthPicker({ date, today, onPick, min = '0001-01-01', max = '9999-12-31', marked }: MonthPickerProps) {
  const [active, setActive] = useState(date || clamp(today));
  const [year, month] = active.split('-').map(Number);

  function clamp(day: string) {
    if (day < min) return min;
    return day > max ? max : day;
  }

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = clamp(step(active));
    // The day may stand in a month that is not drawn yet, and the next key may come at once.
    flushSync(() => setActive(next));
    event.currentTarget.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };

  return (
    <chakra.div w="fit-content" mx="auto" py="2">
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" mb="1">
        <IconButton
          label={MESSAGES.previousMonth}
          icon={<Icon as={ChevronLeft} />}
          disabled={isSameMonth(active, min)}
          onClick={() => setActive(clamp(addMonths(active, -1)))}
        />
        <chakra.span textStyle="label" aria-live="polite">
          {MESSAGES.month(year ?? 0, month ?? 0)}
        </chakra.span>
        <IconButton
          label={MESSAGES.nextMonth}
          icon={<Icon as={ChevronRight} />}
          disabled={isSameMonth(active, max)}
          onClick={() => setActive(clamp(addMonths(active, 1)))}
        />
      </chakra.div>
      <Days onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" abbr={WEEKDAY_LABELS[weekday]}>
                {WEEKDAY_SHORT_LABELS[weekday]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(active).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const isOut = day < min || day > max;
                const words = marked?.(day);
                return (
                  <td key={day}>
                    <button
                      type="button"
                      data-day={day}
                      data-tone={dayTone(day)}
                      data-today={day === today || undefined}
                      data-outside={!isSameMonth(day, active) || undefined}
                      data-marked={words !== undefined || undefined}
                      aria-current={day === date ? 'date' : undefined}
                      aria-disabled={isOut || undefined}
                      tabIndex={day === active ? 0 : -1}
                      onClick={() => !isOut && onPick(day)}
                    >
                      <span aria-hidden>{Number(day.slice(8))}</span>
                      <VisuallyHidden>{[speakDay(day), words].filter(Boolean).join(', ')}</VisuallyHidden>
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Days>
    </chakra.div>
  );
}
