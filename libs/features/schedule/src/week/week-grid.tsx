import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { type CSSProperties, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { cityOf } from '@portal/domain/format/zone-city';
import { CALENDAR_SIZES } from '@portal/ui/calendar-sizes';
import { DayName } from '../days/day-name.tsx';
import { MoveDayButton } from '../days/move-day-button.tsx';
import { isScant, LEAST_MINUTES } from '../items/block-size.ts';
import { type CalendarItem, isBackground, isOpenable } from '../items/calendar-item.ts';
import { LANE_INSET } from '../items/calendar-look.tsx';
import { EventBlock, type OpenItem } from '../items/event-block.tsx';
import { rem, tall } from '../items/grid-length.ts';
import { layOutDay } from '../items/lay-out-day.ts';
import { longest, uncovered } from '../items/uncovered.ts';
import { messages } from '../messages.ts';
import { GridGhost } from '../pointer/grid-ghost.tsx';
import { type GridEditing, useGridPointer } from '../pointer/use-grid-pointer.ts';
import { useCalendarLayers } from '../time/calendar-layers.ts';
import type { Day } from '../time/day.ts';
import { HolidayName } from '../time/holiday-name.tsx';
import type { WallTime } from '../time/wall-clock.ts';
import { GridFoot } from './grid-foot.tsx';
import { HourCursor } from './hour-cursor.tsx';
import { HourLabels } from './hour-labels.tsx';
import { NowLine } from './now-line.tsx';
import { SecondHours } from './second-hours.tsx';
import { hoursOf, visibleHours, WHOLE_DAY } from './visible-hours.ts';

const look: SystemStyleObject = {
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'lg',
  '& .heads, & .lanes': { display: 'grid', gridTemplateColumns: `var(--gutter) repeat(var(--days), minmax(0, 1fr))` },
  // The page scrolls, so the heads stay below the header of the portal.
  '& .heads': {
    position: 'sticky',
    top: '{sizes.header}',
    zIndex: 6,
    bg: 'bg.panel',
    borderBottomWidth: '1px',
    borderTopRadius: 'lg.inner',
  },
  '& .cities': {
    display: 'flex',
    alignItems: 'end',
    py: '1.5',
    textStyle: 'caption',
    color: 'fg.muted',
    '& span': { flex: 1, minW: 0, pe: '2', textAlign: 'end', overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  '& .head-line': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '1',
  },
  '& .hour.second': { insetEnd: 'calc({sizes.calendar.gutter} + {spacing.2})', display: 'grid', justifyItems: 'end' },
  '& .hour.second .reading': { display: 'grid', justifyItems: 'end', lineHeight: '{sizes.3.5}' },
  '& .hour.second .from': { fontSize: '2xs', lineHeight: '{sizes.3}', whiteSpace: 'nowrap' },
  '& .head': { py: '1.5', px: '2', minW: 0 },
  '& .lanes': {
    position: 'relative',
    overflow: 'clip',
    borderBottomRadius: 'lg.inner',
    // A finger scrolls and zooms at once; only a long press writes.
    touchAction: 'manipulation',
    WebkitTouchCallout: 'none',
    userSelect: 'none',
  },
  '& .lanes[data-editable] .lane': { cursor: 'copy' },
  '& .edge': { position: 'absolute', insetInline: 0, bottom: 0, h: 'calendar.grip', cursor: 'ns-resize' },
  '& .hours': { position: 'relative' },
  '& .hour': {
    position: 'absolute',
    insetEnd: '2',
    transform: 'translateY({sizes.0.5})',
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
    backgroundSize: '100% {sizes.calendar.hour}, 100% calc({sizes.calendar.hour} / 2)',
    backgroundPosition: '0 -1px',
  },
  '& .lane[data-today]': { '--line': '{colors.celadon.muted}', bgColor: 'calendar.today' },
  // Room for two clocks and seven lanes of the least width; where letters are too large for that, the week scrolls sideways.
  '@container (max-width: 38rem)': {
    overflowX: 'auto',
    '& .heads, & .lanes': { minW: 'calc(var(--gutter) + var(--days) * {sizes.calendar.lane})' },
    // What scrolls sideways holds nothing below the header of the portal.
    '& .heads': { position: 'static' },
  },
  '& .blocks': {
    containerType: 'inline-size',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `${LANE_INSET.start}px`,
    insetInlineEnd: `${LANE_INSET.end}px`,
  },
};

const Frame = chakra('div', { base: look });

/** Tells the grid how much room it has, measured in letters: it holds a week of the narrowest lanes, or scrolls. */
const Room = chakra('div', { base: { containerType: 'inline-size' } });

interface Props {
  days: readonly Day[];
  itemsOf: ReadonlyMap<Day, readonly CalendarItem[]>;
  now: WallTime;
  onOpen: OpenItem;
  /** Writing into the grid; null while there is nothing to write on. */
  editing?: GridEditing | null;
  /** Stands in today's lane, or in the middle one. */
  hint?: ReactNode;
  /** Lies over all lanes: grey blocks while loading. */
  cover?: ReactNode;
}

/** Days side by side with their hours: the week, and the day as a week of one (CAL-1). */
export function WeekGrid({ days, itemsOf, now, onOpen, editing = null, hint, cover }: Props) {
  const id = useId();
  const lanes = useMemo(() => days.map((day) => ({ day, items: itemsOf.get(day) ?? [] })), [days, itemsOf]);
  const [isWhole, setWhole] = useState(false);
  const hours = useMemo(
    () => (isWhole ? WHOLE_DAY : visibleHours(lanes.flatMap(({ items }) => items))),
    [isWhole, lanes],
  );
  const shownHours = useMemo(() => hoursOf(hours), [hours]);
  const { timeZone, secondTimeZone } = useCalendarLayers();
  const from = hours.from * 60;
  const hasNow = days.includes(now.day) && now.minute >= from && now.minute < hours.to * 60;
  const hinted = days.includes(now.day) ? now.day : days[Math.floor(days.length / 2)];
  const bounds = { from, to: hours.to * 60 };
  const lanesRef = useRef<HTMLDivElement>(null);
  const ghostRef = useRef<HTMLDivElement>(null);
  useGridPointer(lanesRef, ghostRef, { ...bounds, days, itemsOf, now, editing });

  return (
    <Room>
      <Frame
        // It scrolls where letters are large, also while there is nothing in it to reach by key.
        tabIndex={itemsOf.size === 0 ? 0 : undefined}
        style={
          {
            '--days': days.length,
            '--gutter': rem(CALENDAR_SIZES.gutter * (secondTimeZone ? 2 : 1)),
          } as CSSProperties
        }
      >
        <div className="heads">
          {secondTimeZone ? (
            <div className="cities">
              <span>{cityOf(secondTimeZone)}</span>
              <span>{cityOf(timeZone)}</span>
            </div>
          ) : (
            <span />
          )}
          {lanes.map(({ day, items }) => (
            <div className="head" key={day}>
              <div className="head-line">
                <h3 id={`${id}${day}`}>
                  <DayName day={day} isToday={day === now.day} />
                </h3>
                <MoveDayButton day={day} items={items} />
              </div>
              <HolidayName day={day} />
            </div>
          ))}
        </div>
        <div
          className="lanes"
          ref={lanesRef}
          aria-busy={Boolean(cover)}
          data-editable={editing !== null || undefined}
          style={{ height: tall(bounds.to - bounds.from) }}
        >
          <div className="hours" aria-hidden>
            <HourLabels hours={shownHours} from={from} now={hasNow ? now.minute : null} />
            {secondTimeZone && (
              <SecondHours days={days} hours={shownHours} timeZone={timeZone} secondTimeZone={secondTimeZone} />
            )}
          </div>
          {lanes.map(({ day, items }) => (
            <div
              className="lane"
              key={day}
              role="group"
              aria-labelledby={`${id}${day}`}
              data-today={day === now.day || undefined}
            >
              {day === now.day && hasNow && <NowLine minute={now.minute} from={from} />}
              <Lane items={items} from={from} onOpen={onOpen} />
              {day === hinted && hint}
            </div>
          ))}
          {editing && <HourCursor days={days} now={now} {...bounds} onPress={editing.onPress} />}
          <GridGhost ref={ghostRef} />
          {cover}
        </div>
      </Frame>
      {editing && <GridFoot isWhole={isWhole} onToggle={() => setWhole(!isWhole)} />}
    </Room>
  );
}

function Lane({ items, from, onOpen }: { items: readonly CalendarItem[]; from: number; onOpen: Props['onOpen'] }) {
  const { places, seenOf } = useMemo(() => {
    const front = items.filter(isOpenable);
    const covers = front.map(({ start, end }) => ({ start, end: Math.max(end, start + LEAST_MINUTES) }));
    const seenOf = new Map(items.filter(isBackground).map((item) => [item.key, longest(uncovered(item, covers))]));
    // Free time that the others leave too little of to be pressed stands beside them.
    const beside = items.filter((item) => isOpenable(item) || (item.kind === 'free' && isScant(seenOf.get(item.key))));
    const places = new Map(layOutDay(beside, LEAST_MINUTES).map(({ item, ...place }) => [item.key, place]));
    for (const item of beside) if (isBackground(item)) seenOf.set(item.key, item);
    return { places, seenOf };
  }, [items]);
  if (items.length === 0) return <span className="sr">{messages.emptyDay}</span>;
  return (
    <ul className="blocks">
      {items.map((item) => (
        <li key={item.key}>
          <EventBlock
            item={item}
            place={places.get(item.key)}
            seen={seenOf.get(item.key)}
            from={from}
            onOpen={onOpen}
          />
        </li>
      ))}
    </ul>
  );
}
