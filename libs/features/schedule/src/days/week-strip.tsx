import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { weekdayOf } from '@portal/domain/time/day';
import { isSameMonth } from '@portal/domain/time/month-weeks';
import { WEEKDAY_SHORT_LABELS } from '@portal/domain/time/weekday';
import { type CalendarItem, isOpenable } from '../items/calendar-item.ts';
import { lookOf } from '../items/item-look.ts';
import { messages } from '../messages.ts';
import { useCalendarLayers } from '../time/calendar-layers.ts';
import type { Day } from '../time/day.ts';
import { holidayWords } from '../time/holidays.ts';
import { SpokenDay } from '../time/spoken-day.tsx';
import { useToneOfDay } from './day-name.tsx';

const look: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  '& button': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    w: 'full',
    minH: '17',
    py: '1',
    borderRadius: 'md',
    cursor: 'pointer',
    '&[data-tone=sunday]': { color: 'calendar.sunday' },
    '&[data-tone=saturday]': { color: 'calendar.saturday' },
    '&[aria-pressed=true]': { bg: 'celadon.muted' },
    '&[data-today] .date': { bg: 'celadon.solid', color: 'celadon.contrast' },
  },
  // A whole month names its weekdays once.
  '& li:nth-of-type(n + 8) .weekday': { display: 'none' },
  '& li:nth-of-type(n + 8) button': { minH: '12' },
  '& button[data-outside]': { '&, & .date': { color: 'fg.subtle', fontWeight: '400' }, '& .dots': { opacity: 0.5 } },
  '& .weekday': { textStyle: 'caption' },
  '& .date': {
    // Letters twice as large leave a day less room than a circle has.
    minW: 'min({sizes.7}, 100%)',
    borderRadius: 'full',
    textStyle: 'body.md',
    lineHeight: '{sizes.7}',
    fontWeight: '600',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .dots': { display: 'flex', gap: '0.5', h: '1.5', mt: '1' },
  '& .dot': { boxSize: '1.5', borderRadius: 'full', bg: 'var(--spine)' },
  // What is no lesson of a class, or no longer, is a ring.
  '& .dot:is([data-kind=canceled], [data-kind=event])': { bg: 'transparent', border: '1.5px solid var(--spine)' },
  '& .dot[data-kind=proposal]': { bg: 'transparent', border: '1.5px dashed var(--edge)' },
};

const Strip = chakra('ul', { base: look });

interface Props {
  days: readonly Day[];
  itemsOf: ReadonlyMap<Day, readonly CalendarItem[]>;
  today: Day;
  chosen: Day;
  onChoose: (day: Day) => void;
  /** Shows its month; days of other months step back. */
  month?: Day;
}

/** The week, or the weeks of a month, on a phone: each day with a dot for its first three items (design 4.3). */
export function WeekStrip({ days, itemsOf, today, chosen, onChoose, month }: Props) {
  const toneOf = useToneOfDay();
  const { holidaysOf } = useCalendarLayers();
  return (
    <Strip>
      {days.map((day) => {
        const items = (itemsOf.get(day) ?? []).filter(isOpenable);
        const words = [
          day === today && messages.today,
          holidayWords(holidaysOf.get(day) ?? []),
          messages.itemsOf(items.length),
        ].filter(Boolean);
        return (
          <li key={day}>
            <button
              type="button"
              aria-pressed={day === chosen}
              data-tone={toneOf(day)}
              data-today={day === today || undefined}
              data-outside={(month && !isSameMonth(day, month)) || undefined}
              onClick={() => onChoose(day)}
            >
              <span className="weekday" aria-hidden>
                {WEEKDAY_SHORT_LABELS[weekdayOf(day)]}
              </span>
              <span className="date">
                <SpokenDay day={day} after={`, ${words.join(', ')}`} />
              </span>
              <span className="dots" aria-hidden>
                {items.slice(0, 3).map((item) => (
                  <span className="dot" key={item.key} {...lookOf(item)} />
                ))}
              </span>
            </button>
          </li>
        );
      })}
    </Strip>
  );
}
