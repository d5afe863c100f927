import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { formatDay, speakDay } from '@portal/domain/format/date-time';
import { weekdayOf } from '@portal/domain/time/day';
import { WEEKDAY_LABELS } from '@portal/domain/time/weekday';
import type { CalendarItem } from '../items/calendar-item.ts';
import type { OpenItem } from '../items/event-block.tsx';
import { messages } from '../messages.ts';
import type { Day } from '../time/day.ts';
import { HolidayName, useSpokenHoliday } from '../time/holiday-name.tsx';
import { AgendaRow } from './agenda-row.tsx';
import { useToneOfDay } from './day-name.tsx';
import { MoveDayButton } from './move-day-button.tsx';

const look: SystemStyleObject = {
  maxW: 'content',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'lg',
  '& .day-title': {
    position: 'sticky',
    top: '{sizes.header}',
    zIndex: 5,
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    px: { base: 'sheet', md: '5' },
    py: '2',
    bg: 'bg.subtle',
    borderBottomWidth: '1px',
    textStyle: 'label',
    fontVariantNumeric: 'tabular-nums',
  },
  '& section + section .day-title': { borderTopWidth: '1px' },
  '& section:first-of-type .day-title': { borderTopRadius: 'lg.inner' },
  '& .day-title h3': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' },
  '& .day-title .move-day': { ms: 'auto', my: '-1' },
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
  '& li + li': { borderTopWidth: '1px', borderColor: 'border.muted' },
  '& .no-items': { px: { base: 'sheet', md: '5' }, py: '4', color: 'fg.muted', textStyle: 'body.sm' },
};

const Frame = chakra('div', { base: look });

interface Props {
  days: readonly Day[];
  itemsOf: ReadonlyMap<Day, readonly CalendarItem[]>;
  today: Day;
  onOpen: OpenItem;
}

/** Days as lists under each other: easiest to hear, and what a phone shows (design 4.3). Empty days but today are left out. */
export function Agenda({ days, itemsOf, today, onOpen }: Props) {
  const id = useId();
  const shown = days.filter((day) => days.length === 1 || day === today || itemsOf.has(day));
  return (
    <Frame>
      {shown.map((day) => (
        <section key={day} aria-labelledby={`${id}${day}`}>
          <DayTitle day={day} today={today} id={`${id}${day}`} items={itemsOf.get(day) ?? []} />
          <DayList items={itemsOf.get(day) ?? []} onOpen={onOpen} />
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
}

function DayTitle({ day, today, id, items }: TitleProps) {
  const spoken = speakDay(day) + useSpokenHoliday(day);
  return (
    <div className="day-title" data-tone={useToneOfDay()(day)}>
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
      <MoveDayButton day={day} items={items} />
    </div>
  );
}

function DayList({ items, onOpen }: { items: readonly CalendarItem[]; onOpen: Props['onOpen'] }) {
  if (items.length === 0) return <p className="no-items">{messages.emptyDay}</p>;
  return (
    <ul>
      {items.map((item) => (
        <li key={item.key}>
          <AgendaRow item={item} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}
