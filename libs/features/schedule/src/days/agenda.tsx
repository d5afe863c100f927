import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { formatDay, speakDay } from '@portal/domain/format/date-time';
import { weekdayOf } from '@portal/domain/time/day';
import { WEEKDAY_LABELS } from '@portal/domain/time/weekday';
import type { CalendarItem } from '../items/calendar-item.ts';
import type { OpenItem } from '../items/event-block.tsx';
import { messages } from '../messages.ts';
import { DayTasks } from '../tasks/day-tasks.tsx';
import { useCalendarLayers } from '../time/calendar-layers.ts';
import type { Day } from '../time/day.ts';
import { HolidayName, useSpokenHoliday } from '../time/holiday-name.tsx';
import type { WallTime } from '../time/wall-clock.ts';
import { DayList } from './day-list.tsx';
import { useToneOfDay } from './day-name.tsx';
import { MoveDayButton } from './move-day-button.tsx';

const look: SystemStyleObject = {
  maxW: 'content',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4',
  '& .day-title': {
    position: 'sticky',
    top: '{sizes.header}',
    zIndex: 5,
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    bg: 'bg',
    textStyle: 'label',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .day-title h3': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' },
  '& :is(.day-title, .named-day) .move-day': { ms: 'auto' },
  '& .day-title[data-tone=sunday]': { color: 'calendar.sunday' },
  '& .day-title[data-tone=saturday]': { color: 'calendar.saturday' },
  '& .today': {
    px: '2',
    borderRadius: 'full',
    bg: 'celadon.solid',
    color: 'celadon.contrast',
    textStyle: 'caption',
    whiteSpace: 'nowrap',
  },
  '& .named-day:has(button)': { display: 'flex', alignItems: 'center', minH: '11' },
  '& .no-items': { py: '4', color: 'fg.muted', textStyle: 'body.sm' },
};

/** Of a day in the list, so many tasks are named at most. */
const LISTED_TASKS = 2;

const Frame = chakra('div', { base: look });

interface Props {
  days: readonly Day[];
  itemsOf: ReadonlyMap<Day, readonly CalendarItem[]>;
  now: WallTime;
  onOpen: OpenItem;
  /** The first day is named above, where it was chosen. */
  isFirstNamed?: boolean;
}

/** Days as lists under each other: easiest to hear, and what a phone shows (design 4.3). Empty days but today are left out. */
export function Agenda({ days, itemsOf, now, onOpen, isFirstNamed = false }: Props) {
  const id = useId();
  const { tasksOf } = useCalendarLayers();
  const shown = days.filter(
    (day, at) =>
      days.length === 1 || day === now.day || (isFirstNamed && at === 0) || itemsOf.has(day) || tasksOf.has(day),
  );
  return (
    <Frame>
      {shown.map((day, at) => (
        <section key={day} aria-labelledby={`${id}${day}`}>
          <DayTitle
            day={day}
            today={now.day}
            id={`${id}${day}`}
            items={itemsOf.get(day) ?? []}
            isNamed={isFirstNamed && at === 0}
          />
          <DayList day={day} items={itemsOf.get(day) ?? []} now={now} onOpen={onOpen} />
        </section>
      ))}
    </Frame>
  );
}

interface TitleProps {
  day: Day;
  today: Day;
  id: string;
  items: readonly CalendarItem[];
  isNamed: boolean;
}

function DayTitle({ day, today, id, items, isNamed }: TitleProps) {
  const toneOf = useToneOfDay();
  const spoken = speakDay(day) + useSpokenHoliday(day);
  if (isNamed)
    return (
      <div className="named-day">
        <h3 id={id} className="sr">
          {spoken}
        </h3>
        <DayTasks day={day} most={LISTED_TASKS} />
        <MoveDayButton day={day} items={items} />
      </div>
    );
  return (
    <div className="day-title" data-tone={toneOf(day)}>
      <h3 id={id}>
        <time dateTime={day}>
          <span className="sr">{spoken}</span>
          <span aria-hidden>
            {formatDay(day)} {WEEKDAY_LABELS[weekdayOf(day)]}
          </span>
        </time>
        {day === today && <span className="today">{messages.today}</span>}
      </h3>
      <HolidayName day={day} />
      <DayTasks day={day} most={LISTED_TASKS} />
      <MoveDayButton day={day} items={items} />
    </div>
  );
}
