import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addDays, addMonths } from '@portal/domain/time/day';
import { WEEKDAY_LABELS, WEEKDAY_SHORT_LABELS, WEEKDAYS } from '@portal/domain/time/weekday';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { messages } from '../messages.ts';
import type { Day } from '../model/day.ts';
import { isSameMonth, monthWeeks } from '../model/month-weeks.ts';
import { dayTone } from './day-name.tsx';
import { SpokenDay } from './spoken-day.tsx';

const look: SystemStyleObject = {
  borderCollapse: 'collapse',
  '& th': { h: '8', w: '10', textStyle: 'caption', fontWeight: '400', color: 'fg.muted' },
  '& button': {
    boxSize: '10',
    borderRadius: 'full',
    fontSize: '14px',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '&[data-tone=sunday]': { color: 'calendar.sunday' },
    '&[data-tone=saturday]': { color: 'calendar.saturday' },
    '&[data-outside]': { color: 'fg.subtle' },
    '&[data-today]': { fontWeight: '700', boxShadow: 'inset 0 0 0 1.5px {colors.celadon.solid}' },
    '&[aria-current=date]': { bg: 'celadon.solid', color: 'celadon.contrast' },
  },
};

const Days = chakra('table', { base: look });

const STEPS: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** A month to pick a day from. Arrow keys move by days and weeks, Page Up and Page Down by months. */
export function MiniMonth({ date, today, onPick }: { date: Day; today: Day; onPick: (day: Day) => void }) {
  const [active, setActive] = useState(date);
  const [year, month] = active.split('-').map(Number);

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const next = STEPS[event.key]?.(active);
    if (!next) return;
    event.preventDefault();
    // The day may stand in a month that is not drawn yet, and the next key may come at once.
    flushSync(() => setActive(next));
    event.currentTarget.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };

  return (
    <chakra.div w="fit-content" mx="auto" py="2">
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" mb="1">
        <IconButton
          label={messages.previous.month}
          icon={<Icon as={ChevronLeft} />}
          onClick={() => setActive(addMonths(active, -1))}
        />
        <chakra.span textStyle="label" aria-live="polite">
          {messages.month(year ?? 0, month ?? 0)}
        </chakra.span>
        <IconButton
          label={messages.next.month}
          icon={<Icon as={ChevronRight} />}
          onClick={() => setActive(addMonths(active, 1))}
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
          {monthWeeks(active).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <button
                    type="button"
                    data-day={day}
                    data-tone={dayTone(day)}
                    data-today={day === today || undefined}
                    data-outside={!isSameMonth(day, active) || undefined}
                    aria-current={day === date ? 'date' : undefined}
                    tabIndex={day === active ? 0 : -1}
                    onClick={() => onPick(day)}
                  >
                    <SpokenDay day={day} />
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Days>
    </chakra.div>
  );
}
