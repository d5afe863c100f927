import { chakra } from '@chakra-ui/react/styled-system';
import { type CSSProperties, type ReactNode, useCallback, useId, useMemo, useRef } from 'react';
import { CALENDAR_SIZES } from '@portal/ui/calendar-sizes';
import type { CalendarItem } from '../items/calendar-item.ts';
import type { OpenItem } from '../items/event-block.tsx';
import { rem, tall } from '../items/grid-length.ts';
import { GridGhost } from '../pointer/grid-ghost.tsx';
import { type GridEditing, useGridPointer } from '../pointer/use-grid-pointer.ts';
import { useCalendarLayers } from '../time/calendar-layers.ts';
import type { Day } from '../time/day.ts';
import type { WallTime } from '../time/wall-clock.ts';
import { FoldedHours } from './folded-hours.tsx';
import { GridFoot } from './grid-foot.tsx';
import { GridHeads } from './grid-heads.tsx';
import { HourCursor } from './hour-cursor.tsx';
import { HourLabels } from './hour-labels.tsx';
import { Lane } from './lane.tsx';
import { NowLine } from './now-line.tsx';
import { SecondHours } from './second-hours.tsx';
import { useGridHours } from './use-grid-hours.ts';
import { hoursOf } from './visible-hours.ts';

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
  const items = useMemo(() => lanes.flatMap((lane) => lane.items), [lanes]);
  const { open, all, bounds, isWhole, setExtent } = useGridHours(days, items, now);
  const shownHours = useMemo(() => hoursOf(open), [open]);
  const { timeZone, secondTimeZone } = useCalendarLayers();
  const { from } = bounds;
  // Which hours are in use is not known yet: what is written beside them would move as the answer comes.
  const isWaiting = editing === null && itemsOf.size === 0;
  const hasNow = !isWaiting && days.includes(now.day) && now.minute >= open.from * 60 && now.minute < open.to * 60;
  const hinted = days.includes(now.day) ? now.day : days[Math.floor(days.length / 2)];
  const lanesRef = useRef<HTMLDivElement>(null);
  const ghostRef = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const unfold = () => {
    setExtent('working');
    // The band goes with the focus in it.
    frame.current?.focus({ preventScroll: true });
  };
  const toggle = useCallback(() => setExtent(isWhole ? 'used' : 'whole'), [isWhole, setExtent]);
  useGridPointer(lanesRef, ghostRef, { ...bounds, days, itemsOf, now, editing });

  return (
    <Room>
      <div
        className="hour-grid"
        ref={frame}
        // It scrolls where letters are large, also while there is nothing in it to reach by key.
        tabIndex={itemsOf.size === 0 ? 0 : -1}
        style={
          {
            '--days': days.length,
            '--first-hour': tall(open.from * 60 - from),
            '--gutter': rem(CALENDAR_SIZES.gutter * (secondTimeZone ? 2 : 1)),
          } as CSSProperties
        }
      >
        <GridHeads id={id} lanes={lanes} today={now.day} />
        <div
          className="lanes"
          ref={lanesRef}
          aria-busy={Boolean(cover)}
          data-editable={editing !== null || undefined}
          style={{ height: tall(bounds.to - bounds.from) }}
        >
          <div className="hours" aria-hidden>
            {!isWaiting && <HourLabels hours={shownHours} from={from} now={hasNow ? now.minute : null} />}
            {!isWaiting && secondTimeZone && (
              <SecondHours
                days={days}
                hours={shownHours}
                from={from}
                timeZone={timeZone}
                secondTimeZone={secondTimeZone}
              />
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
              <Lane items={items} {...bounds} onOpen={onOpen} />
              {day === hinted && hint}
            </div>
          ))}
          {editing && <HourCursor days={days} now={now} {...bounds} onPress={editing.onPress} />}
          {from < open.from * 60 && (
            <FoldedHours end="start" hours={{ from: all.from, to: open.from }} lanes={lanes} onOpen={unfold} />
          )}
          {bounds.to > open.to * 60 && (
            <FoldedHours end="end" hours={{ from: open.to, to: all.to }} lanes={lanes} onOpen={unfold} />
          )}
          <GridGhost ref={ghostRef} />
          {cover}
        </div>
      </div>
      {editing && <GridFoot isWhole={isWhole} onToggle={toggle} />}
    </Room>
  );
}
