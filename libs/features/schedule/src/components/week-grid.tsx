import { type CSSProperties, type ReactNode, useId, useMemo } from 'react';
import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { messages } from '../messages.ts';
import { type CalendarItem, isOpenable } from '../model/calendar-item.ts';
import type { Day } from '../model/day.ts';
import { layOutDay } from '../model/lay-out-day.ts';
import { hoursOf, visibleHours } from '../model/visible-hours.ts';
import { timeOfMinute, type WallTime } from '../model/wall-clock.ts';
import { HOUR_HEIGHT } from './calendar-look.tsx';
import { DayName } from './day-name.tsx';
import { EventBlock, LEAST_MINUTES, type OpenItem } from './event-block.tsx';
import { NowLine } from './now-line.tsx';

const GUTTER = '52px';

const look: SystemStyleObject = {
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: '12px',
  '& .heads, & .lanes': { display: 'grid', gridTemplateColumns: `${GUTTER} repeat(var(--days), minmax(0, 1fr))` },
  // The page scrolls, so the heads stay below the header of the portal.
  '& .heads': {
    position: 'sticky',
    top: '{sizes.header}',
    zIndex: 6,
    bg: 'bg.panel',
    borderBottomWidth: '1px',
    borderTopRadius: '11px',
  },
  '& .head': { py: '1.5', px: '2', minW: 0 },
  '& .lanes': {
    position: 'relative',
    overflow: 'clip',
    borderBottomRadius: '11px',
  },
  '& .hours': { position: 'relative' },
  '& .hour': {
    position: 'absolute',
    insetEnd: '2',
    transform: 'translateY(2px)',
    textStyle: 'caption',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
  },
  // Whole hours in full, half hours fainter.
  '& .lane': {
    '--line': '{colors.calendar.grid}',
    position: 'relative',
    borderInlineStartWidth: '1px',
    borderColor: 'calendar.grid',
    backgroundImage:
      'linear-gradient(var(--line) 1px, transparent 1px), linear-gradient(color-mix(in srgb, var(--line) 55%, transparent) 1px, transparent 1px)',
    backgroundSize: `100% ${HOUR_HEIGHT}px, 100% ${HOUR_HEIGHT / 2}px`,
    backgroundPosition: '0 -1px',
  },
  '& .lane[data-today]': { '--line': '{colors.celadon.muted}', bgColor: 'calendar.today' },
  '& .blocks': {
    containerType: 'inline-size',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: '2px',
    insetInlineEnd: '6px',
  },
};

const Frame = chakra('div', { base: look });

interface Props {
  days: readonly Day[];
  itemsOf: ReadonlyMap<Day, readonly CalendarItem[]>;
  now: WallTime;
  onOpen: OpenItem;
  /** Stands in today's lane, or in the middle one. */
  hint?: ReactNode;
  /** Lies over all lanes: grey blocks while loading. */
  cover?: ReactNode;
}

/** Days side by side with their hours: the week, and the day as a week of one (CAL-1). */
export function WeekGrid({ days, itemsOf, now, onOpen, hint, cover }: Props) {
  const id = useId();
  const lanes = useMemo(() => days.map((day) => ({ day, items: itemsOf.get(day) ?? [] })), [days, itemsOf]);
  const hours = useMemo(() => visibleHours(lanes.flatMap(({ items }) => items)), [lanes]);
  const from = hours.from * 60;
  const isNowVisible = now.minute >= from && now.minute < hours.to * 60;
  const hinted = days.includes(now.day) ? now.day : days[Math.floor(days.length / 2)];
  const height = (hours.to - hours.from) * HOUR_HEIGHT;

  return (
    <Frame style={{ '--days': days.length } as CSSProperties}>
      <div className="heads">
        <span />
        {days.map((day) => (
          <h3 className="head" key={day} id={`${id}${day}`}>
            <DayName day={day} isToday={day === now.day} />
          </h3>
        ))}
      </div>
      <div className="lanes" style={{ height }}>
        <div className="hours" aria-hidden>
          {hoursOf(hours).map((hour) => (
            <span className="hour" key={hour} style={{ top: (hour - hours.from) * HOUR_HEIGHT }}>
              {timeOfMinute(hour * 60)}
            </span>
          ))}
        </div>
        {lanes.map(({ day, items }) => (
          <div
            className="lane"
            key={day}
            role="group"
            aria-labelledby={`${id}${day}`}
            data-today={day === now.day || undefined}
          >
            {day === now.day && isNowVisible && <NowLine minute={now.minute} from={from} />}
            <Lane items={items} from={from} onOpen={onOpen} />
            {day === hinted && hint}
          </div>
        ))}
        {cover}
      </div>
    </Frame>
  );
}

function Lane({ items, from, onOpen }: { items: readonly CalendarItem[]; from: number; onOpen: Props['onOpen'] }) {
  const places = useMemo(
    () => new Map(layOutDay(items.filter(isOpenable), LEAST_MINUTES).map(({ item, ...place }) => [item.key, place])),
    [items],
  );
  if (items.length === 0) return <span className="sr">{messages.emptyDay}</span>;
  return (
    <ul className="blocks">
      {items.map((item) => (
        <li key={item.key}>
          <EventBlock item={item} place={places.get(item.key)} from={from} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}
