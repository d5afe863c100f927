import { chakra } from '@chakra-ui/react/styled-system';
import { weekdayOf } from '@portal/domain/time/day';
import { WEEKDAY_SHORT_LABELS } from '@portal/domain/time/weekday';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { schedule as words } from '../schedule-messages.ts';

interface DayStripProps {
  days: readonly { day: string; lessons: readonly unknown[]; tasks: readonly unknown[] }[];
  today: string;
  chosen: string;
  onChoose: (day: string) => void;
}

const Day = chakra('button', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    minH: '4rem',
    py: '1',
    borderRadius: 'l2',
    cursor: 'pointer',
    color: 'fg',
    _hover: { bg: 'bg.muted' },
    _pressed: { bg: 'celadon.muted', _highContrast: { outline: '2px solid Highlight' } },
    '&[aria-current=date]': { color: 'celadon.fg' },
  },
});

/** The seven days of a phone: each with how many lessons it has; one of them is shown below. */
export function DayStrip({ days, today, chosen, onChoose }: DayStripProps) {
  return (
    <chakra.div
      role="group"
      aria-label={words.days}
      hideFrom="xl"
      display="grid"
      gridTemplateColumns="repeat(7, minmax(0, 1fr))"
      gap="1"
      mb="3"
    >
      {days.map(({ day, lessons, tasks }) => (
        <Day
          key={day}
          type="button"
          aria-pressed={day === chosen}
          aria-current={day === today ? 'date' : undefined}
          onClick={() => onChoose(day)}
        >
          <chakra.span textStyle="caption">{WEEKDAY_SHORT_LABELS[weekdayOf(day)]}</chakra.span>{' '}
          <chakra.span textStyle="money.md">{Number(day.slice(8))}</chakra.span>{' '}
          <chakra.span textStyle="caption" color="fg.muted">
            {lessons.length}
            <VisuallyHidden>{words.day(tasks.length)}</VisuallyHidden>
          </chakra.span>
        </Day>
      ))}
    </chakra.div>
  );
}
