import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { isSameMonth, weeksOfMonth } from '@portal/domain/time/month-weeks';
import { WEEKDAY_LABELS, WEEKDAY_SHORT_LABELS, WEEKDAYS } from '@portal/domain/time/weekday';
import { type CalendarItem, isBackground, isOpenable } from '../items/calendar-item.ts';
import type { OpenItem } from '../items/event-block.tsx';
import { ItemLine } from '../items/item-line.tsx';
import { messages } from '../messages.ts';
import type { Day } from '../time/day.ts';
import { HolidayName, useSpokenHoliday } from '../time/holiday-name.tsx';
import { SpokenDay } from '../time/spoken-day.tsx';
import { useToneOfDay } from './day-name.tsx';
import { DayOverflow } from './day-overflow.tsx';

/** Lines of a day before the rest goes behind "더 보기". */
const LINES = 3;

const look: SystemStyleObject = {
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'lg',
  overflow: 'clip',
  '& table': { w: 'full', tableLayout: 'fixed', borderCollapse: 'collapse' },
  '& th': { py: '1.5', px: '2', textAlign: 'start', fontSize: 'sm', fontWeight: '400', color: 'fg.muted' },
  '& th[data-tone=sunday], & td[data-tone=sunday] .number': { color: 'calendar.sunday' },
  '& th[data-tone=saturday], & td[data-tone=saturday] .number': { color: 'calendar.saturday' },
  '& td': {
    h: 'calendar.monthDay',
    p: '1',
    verticalAlign: 'top',
    borderTopWidth: '1px',
    borderInlineStartWidth: '1px',
    borderColor: 'calendar.grid',
  },
  '& th:first-of-type, & td:first-of-type': { borderInlineStartWidth: 0 },
  '& td[data-today]': { bg: 'calendar.today' },
  '& td[data-outside]': { bg: 'bg.subtle' },
  '& td[data-outside] .number': { fontWeight: '400', color: 'fg.subtle' },
  '& .day': { display: 'flex', alignItems: 'center', gap: '1', mb: '0.5' },
  '& .number': {
    minW: '6',
    px: '1',
    h: '6',
    borderRadius: 'full',
    fontSize: 'md',
    lineHeight: '{sizes.6}',
    fontWeight: '600',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    _hover: { bg: 'bg.emphasized' },
  },
  '& td[data-today] .number': { bg: 'celadon.solid', color: 'celadon.contrast' },
  '&[aria-busy=true] td::after': {
    content: '""',
    display: 'block',
    h: '4',
    borderRadius: 'xs',
    bg: 'bg.emphasized',
    animation: 'pulse',
  },
  '& .free-mark': { ms: 'auto', flex: 'none', w: 'calendar.freeMark', h: '3', borderRadius: 'xs' },
};

const Frame = chakra('div', { base: look });

interface Props {
  date: Day;
  itemsOf: ReadonlyMap<Day, readonly CalendarItem[]>;
  today: Day;
  /** Draws grey lines until the first answer comes. */
  isLoading?: boolean;
  onOpen: OpenItem;
  onPickDay: (day: Day) => void;
}

/** A month of days, each with three lines and the rest a press away (CAL-1). */
export function MonthGrid({ date, itemsOf, today, isLoading, onOpen, onPickDay }: Props) {
  const toneOf = useToneOfDay();
  return (
    <Frame aria-busy={isLoading}>
      <table>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" data-tone={weekday.toLowerCase()}>
                <span aria-hidden>{WEEKDAY_SHORT_LABELS[weekday]}</span>
                <span className="sr">{WEEKDAY_LABELS[weekday]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(date).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td
                  key={day}
                  data-tone={toneOf(day)}
                  data-today={day === today || undefined}
                  data-outside={!isSameMonth(day, date) || undefined}
                >
                  <DayCell day={day} items={itemsOf.get(day) ?? []} onOpen={onOpen} onPickDay={onPickDay} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}

type CellProps = Pick<Props, 'onOpen' | 'onPickDay'> & { day: Day; items: readonly CalendarItem[] };

function DayCell({ day, items, onOpen, onPickDay }: CellProps) {
  const spokenHoliday = useSpokenHoliday(day);
  const openable = items.filter(isOpenable);
  const shown = openable.slice(0, LINES);
  const hasFreeTime = items.some((item) => isBackground(item) && item.kind === 'free');
  return (
    <>
      <div className="day">
        <button type="button" className="number" onClick={() => onPickDay(day)}>
          <SpokenDay day={day} after={spokenHoliday + messages.goTo} />
        </button>
        <HolidayName day={day} />
        {hasFreeTime && (
          <span className="free-mark hatched" data-kind="free">
            <span className="sr">{messages.kinds.free}</span>
          </span>
        )}
      </div>
      {shown.length > 0 && (
        <ul>
          {shown.map((item) => (
            <li key={item.key}>
              <ItemLine item={item} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
      {openable.length > shown.length && (
        <DayOverflow day={day} items={openable} hidden={openable.length - shown.length} onOpen={onOpen} />
      )}
    </>
  );
}
