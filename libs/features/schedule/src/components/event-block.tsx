import { type CalendarItem, isBackground, type OpenableItem } from '../model/calendar-item.ts';
import { itemLabel, itemPeople, itemTime, itemTitle } from '../model/item-words.ts';
import type { Placed } from '../model/lay-out-day.ts';
import { timeOfMinute } from '../model/wall-clock.ts';
import { HOUR_HEIGHT } from './calendar-look.tsx';

const LEAST_HEIGHT = 24;
/** Minutes that the smallest block covers. */
export const LEAST_MINUTES = (LEAST_HEIGHT / HOUR_HEIGHT) * 60;

const px = (minutes: number) => (minutes * HOUR_HEIGHT) / 60;

function linesOf(height: number): 1 | 2 | 3 | 4 {
  if (height < 40) return 1;
  if (height < 54) return 2;
  return height < 76 ? 3 : 4;
}

/** Opens the details; the focus comes back to `opener`. */
export type OpenItem = (item: OpenableItem, opener: HTMLElement) => void;

interface Props {
  item: CalendarItem;
  /** Where it stands beside others of the same time; the background fills its lane. */
  place?: Omit<Placed<unknown>, 'item'>;
  /** First minute of the grid. */
  from: number;
  onOpen: OpenItem;
}

/** One item in a lane of the grid, as tall as it is long (CAL-1). */
export function EventBlock({ item, place = { column: 0, columns: 1, span: 1 }, from, onOpen }: Props) {
  const height = Math.max(px(item.end - item.start) - 2, LEAST_HEIGHT);
  const style = {
    top: px(item.start - from) + 1,
    height,
    left: `${(place.column / place.columns) * 100}%`,
    width: `calc(${(place.span / place.columns) * 100}% - 2px)`,
  };
  if (isBackground(item)) {
    return (
      <div className="block hatched" data-kind={item.kind} data-lines={linesOf(height)} style={style}>
        <span className="sr">{itemLabel(item)}</span>
        <BlockTime item={item} />
        <span aria-hidden className="title">
          {itemTitle(item)}
        </span>
      </div>
    );
  }
  const lines = linesOf(height);
  const isNarrow = place.columns > place.span;
  return (
    <button
      type="button"
      className="block"
      data-kind={item.kind}
      data-item={item.key}
      data-lines={lines}
      data-narrow={isNarrow || undefined}
      style={style}
      onClick={(event) => onOpen(item, event.currentTarget)}
    >
      <BlockTime item={item} startOnly={lines === 1} />
      <span className="title" aria-hidden>
        {itemTitle(item)}
      </span>
      <span className="sr">{itemLabel(item)}</span>
      {lines > 2 && <span className="people">{itemPeople(item)}</span>}
    </button>
  );
}

/** `10:00 ~ 11:30` for the eye; the ear gets it in words. Where the lane is narrow its end is left to them too. */
function BlockTime({ item, startOnly = false }: { item: CalendarItem; startOnly?: boolean }) {
  const start = timeOfMinute(item.start);
  return (
    <span className="time" aria-hidden>
      {start}
      {!startOnly && <span className="until">{itemTime(item).slice(start.length)}</span>}
    </span>
  );
}
